// Builds the scene out of `div` elements and answers by `document.elementFromPoint`, in turns.
"use strict";

/** The rows of a CSV file without quotes, as objects. */
function table(text) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const columns = lines[0].trim().split(",");
  return lines.slice(1).map((line) => {
    const cells = line.trim().split(",");
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]]));
  });
}

function number(text, otherwise) {
  return text === undefined || text === "" ? otherwise : Number(text);
}

/** Makes the element of one view. */
function element(row, line) {
  const view = document.createElement("div");
  view.line = line;
  const width = number(row.width, 0), height = number(row.height, 0);
  const anchorX = number(row.anchorX, 0.5), anchorY = number(row.anchorY, 0.5);
  let x = number(row.x, 0), y = number(row.y, 0);
  if (row.centerX) {
    x = number(row.centerX) - anchorX * width;
    y = number(row.centerY) - anchorY * height;
  }
  const style = view.style;
  style.left = x + "px";
  style.top = y + "px";
  style.width = width + "px";
  style.height = height + "px";
  style.overflow = "clip";
  const matrix = [
    number(row.a, 1), number(row.b, 0), number(row.c, 0), number(row.d, 1), number(row.tx, 0),
    number(row.ty, 0),
  ];
  if (matrix.some((value, index) => value !== [1, 0, 0, 1, 0, 0][index])) {
    style.transformOrigin = `${anchorX * 100}% ${anchorY * 100}%`;
    style.transform = `matrix(${matrix.join(",")})`;
  }
  const isShut = row.hidden === "1" || row.interactive === "0" || number(row.alpha, 1) < 0.01;
  if (isShut) style.display = "none";
  // Elements inherit `pointer-events`, so every other one says that it takes part.
  style.pointerEvents = row.behavior === "passthrough" ? "none" : "auto";
  return view;
}

/** Builds the document; a scrolled view keeps its subviews in a moved layer. */
function build(rows) {
  const holders = new Map();
  const fragment = document.createDocumentFragment();
  rows.forEach((row, line) => {
    const view = element(row, line);
    const boundsX = number(row.boundsX, 0), boundsY = number(row.boundsY, 0);
    let holder = view;
    if (boundsX !== 0 || boundsY !== 0) {
      holder = document.createElement("div");
      holder.style.left = -boundsX + "px";
      holder.style.top = -boundsY + "px";
      holder.style.pointerEvents = "none";
      view.appendChild(holder);
    }
    holders.set(row.id ?? String(line), holder);
    (row.parent ? holders.get(row.parent) : fragment).appendChild(view);
  });
  document.body.appendChild(fragment);
}

/** What stands at a point: the line of a view, or -1. */
function answer(point) {
  const found = document.elementFromPoint(point.x, point.y);
  return found?.line ?? -1;
}

async function send(path, text) {
  await fetch(path, { method: "POST", body: text });
}

async function serve() {
  const rows = table(await (await fetch("tree.csv")).text());
  const points = table(await (await fetch("points.csv")).text()).map((row) => ({
    x: Number(row.x), y: Number(row.y),
  }));
  const start = performance.now();
  build(rows);
  answer(points[0]);
  const built = performance.now() - start;
  const answers = [];
  const answering = performance.now();
  for (const point of points) {
    answers.push(answer(point));
    if (answers.length % 16 === 0 && performance.now() - answering > 3000) break;
  }
  await send("answers", answers.join("\n") + "\n");
  await send("result", `ready ${Math.round(built * 1e6)} ${navigator.userAgent.match(/Chrome\/\S+/)[0]}`);
  let next = 0;
  while (true) {
    const command = (await (await fetch("command")).text()).split(" ");
    if (command[0] === "end") return;
    if (command[0] !== "turn") {
      // The page's clock is too coarse for single calls.
      await send("result", "none");
      continue;
    }
    let calls = 0;
    const begin = performance.now();
    let spent = 0;
    while (spent < Number(command[1])) {
      answer(points[next]);
      next = next + 1 === points.length ? 0 : next + 1;
      calls++;
      spent = performance.now() - begin;
    }
    await send("result", String((spent * 1e6) / calls));
  }
}

serve().catch((error) => send("result", `it failed: ${error}`));
