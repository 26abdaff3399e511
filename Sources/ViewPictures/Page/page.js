"use strict";

(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const tree = HitTest.makeTree(data);
  const { title, told } = Explanation;
  const svg = document.querySelector("#stage svg");
  const find = (id) => document.getElementById(id);
  const mostListed = 1500;

  const state = { touch: data.touch ?? null, selected: data.wanted ?? -1 };

  const element = (name, text, look) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    if (look) made.className = look;
    return made;
  };

  const pointText = ([x, y]) => `(${told(x)}, ${told(y)})`;

  // The shape of a view in the picture, as the path that draws it.
  const shapes = new Map();
  for (const path of svg.querySelectorAll("#vp-views [data-view]")) {
    shapes.set(Number(path.dataset.view), path);
  }

  const showShape = (id, number) => {
    const shape = shapes.get(number);
    const over = find(id);
    over.setAttribute("d", shape ? shape.getAttribute("d") : "");
    over.setAttribute("fill-rule", shape ? shape.getAttribute("fill-rule") : "nonzero");
  };

  // A point of the window in the space of the roots.
  const worldPoint = (event) => {
    const matrix = find("vp-panel-area").getScreenCTM().inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [point.x / data.scale + data.origin[0], point.y / data.scale + data.origin[1]];
  };

  const answerText = (number) =>
    number < 0 ? "No view gets the touch." : `${title(tree, number)} gets the touch.`;

  const showPointer = (point) => {
    const path = HitTest.hitPath(tree, ...point);
    const answer = path ? path.answer : -1;
    find("pointer-point").textContent = pointText(point);
    find("pointer-answer").textContent = answerText(answer);
    find("pointer-path").replaceChildren(
      ...(path?.steps ?? []).map(({ view, point: local }, depth) => {
        const item = element("li");
        item.dataset.view = view;
        item.style.paddingLeft = `${Math.min(depth, 24) * 10}px`;
        item.append(title(tree, view), " ", element("span", pointText(local), "local"));
        return item;
      }),
    );
    showShape("vp-over", answer);
  };

  // All views whose region contains a point, topmost first, whether they can be hit or not.
  const viewsHere = ([x, y]) => {
    const points = new Map([[-1, [x, y]]]);
    const here = [];
    for (const view of tree.views) {
      const outer = points.get(view.parent);
      if (view.isDetached || !outer || !HitTest.isHittable(view)) continue;
      const point = HitTest.localPoint(view, ...outer);
      points.set(view.number, point);
      if (HitTest.contains(tree, view, ...point)) here.push(view.number);
    }
    return here.reverse();
  };

  // What a person sees there: the topmost view that is not hidden or too transparent to be seen.
  const seen = (here) =>
    here.find((number) =>
      HitTest.chain(tree, number).every((at) => {
        const view = tree.views[at];
        return !view.isHidden && HitTest.isOpaqueEnough(tree, view);
      }),
    ) ?? -1;

  const select = (number) => {
    state.selected = number;
    if (!state.touch && number >= 0) state.touch = middle(number);
    show();
  };

  // The middle of a view as it is drawn, in the space of the roots.
  const middle = (number) => tree.views[number].middle;

  const viewButton = (number, look) => {
    const button = element("button");
    button.type = "button";
    button.setAttribute("aria-pressed", String(number === state.selected));
    button.append(element("span", title(tree, number), look));
    button.addEventListener("click", () => select(number));
    button.addEventListener("pointerenter", () => showShape("vp-over", number));
    button.addEventListener("pointerleave", () => showShape("vp-over", -1));
    return button;
  };

  const showTouch = () => {
    const mark = find("vp-mark");
    mark.setAttribute("visibility", state.touch ? "visible" : "hidden");
    find("here-heading").hidden = !state.touch;
    if (!state.touch) return;
    const [x, y] = state.touch;
    const panelX = (x - data.origin[0]) * data.scale;
    const panelY = (y - data.origin[1]) * data.scale;
    mark.setAttribute("transform", `translate(${panelX} ${panelY})`);
    const answer = HitTest.hit(tree, x, y);
    if (document.activeElement !== find("touch-point")) {
      find("touch-point").value = `${told(x)}, ${told(y)}`;
    }
    find("touch-answer").textContent = answerText(answer);
    showShape("vp-taker", answer);
    find("here").replaceChildren(
      ...viewsHere(state.touch).slice(0, mostListed).map((number) => {
        const item = element("li");
        item.dataset.view = number;
        const isAnswer = number === answer;
        const button = viewButton(number, isAnswer ? "gets" : "");
        const [reason] = Explanation.reasons(tree, number, x, y);
        const why = reason ? Explanation.sentence(tree, number, reason) : "";
        button.append(" ", element("span", why, "why"));
        button.title = why;
        item.append(button);
        return item;
      }),
    );
  };

  const showSelection = () => {
    const number = state.selected;
    find("selection").hidden = number < 0;
    showShape("vp-chosen", number);
    if (number < 0 || !state.touch) return;
    const reasons = Explanation.reasons(tree, number, ...state.touch);
    const receives = reasons.some((reason) => reason.kind === "receives");
    find("selected-name").textContent = title(tree, number);
    find("verdict").textContent = receives
      ? "It gets the touch."
      : `It does not get the touch at ${pointText(state.touch)}:`;
    find("reasons").replaceChildren(
      ...reasons
        .filter((reason) => reason.kind !== "receives" || reason.by !== number)
        .map((reason) => {
          const item = element("li", Explanation.sentence(tree, number, reason));
          item.dataset.kind = reason.kind;
          return item;
        }),
    );
    find("touch-middle").hidden = !middle(number);
    showWitness(number, receives);
  };

  // Offers a point where the view does get a touch, after trying it.
  const showWitness = (number, receives) => {
    const { witness } = tree.views[number];
    const button = find("touch-witness");
    const works = witness && HitTest.hit(tree, ...witness) === number;
    button.hidden = receives || !works;
    if (works) button.textContent = `It reacts at ${pointText(witness)}`;
  };

  const showTree = () => {
    const words = find("filter").value.toLowerCase();
    const matching = tree.views.filter(
      (view) => !view.isDetached && title(tree, view.number).toLowerCase().includes(words),
    );
    find("tree").replaceChildren(
      ...matching.slice(0, mostListed).map((view) => {
        const item = element("li");
        item.style.paddingLeft = words ? "0" : `${Math.min(view.depth, 24) * 12}px`;
        item.append(viewButton(view.number, ""));
        return item;
      }),
    );
    const rest = matching.length - mostListed;
    find("tree-rest").textContent = rest > 0 ? `and ${rest} more: filter by name or id` : "";
  };

  const show = () => {
    showTouch();
    showSelection();
    showTree();
  };

  const touch = (point) => {
    state.touch = point;
    show();
  };

  svg.addEventListener("pointermove", (event) => showPointer(worldPoint(event)));
  svg.addEventListener("pointerleave", () => showShape("vp-over", -1));
  svg.addEventListener("click", (event) => {
    state.selected = seen(viewsHere(worldPoint(event)));
    touch(worldPoint(event));
  });
  find("touch-point").addEventListener("input", (event) => {
    const numbers = event.target.value.split(/[\s,;]+/).filter(Boolean).map(Number);
    if (numbers.length === 2 && numbers.every(Number.isFinite)) touch(numbers);
  });
  find("touch-middle").addEventListener("click", () => touch(middle(state.selected)));
  find("touch-witness").addEventListener("click", () =>
    touch(tree.views[state.selected].witness),
  );
  find("filter").addEventListener("input", showTree);
  for (const radio of document.querySelectorAll("input[name=layer]")) {
    radio.addEventListener("change", () => svg.setAttribute("data-layer", radio.value));
  }
  document.addEventListener("keydown", (event) => {
    const steps = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    };
    const step = steps[event.key];
    if (!step || !state.touch || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    touch([state.touch[0] + step[0], state.touch[1] + step[1]]);
  });
  show();
})();
