// What check-page.sh runs: drives a browser over a pipe, in the DevTools protocol.
//
// Usage: node check-page.mjs BROWSER FOLDER
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [browserPath, folder] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), "check-page-"));
const browser = spawn(
  browserPath,
  [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
    `--user-data-dir=${profile}`, "--window-size=1300,950", "--remote-debugging-pipe", "about:blank",
  ],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
);
const [, , , toBrowser, fromBrowser] = browser.stdio;
const deadline = setTimeout(() => finish("the browser does not answer"), 120_000);

let ended = false;
function finish(problem) {
  if (ended) return;
  ended = true;
  clearTimeout(deadline);
  if (problem) console.error(`check-page: ${problem}`);
  process.exitCode = problem ? 1 : 0;
  browser.once("exit", () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  browser.kill();
}
browser.on("error", (error) => finish(error.message));
browser.on("exit", () => finish("the browser ended"));

// Messages are JSON, each followed by a zero byte.
let nextID = 0;
const waiting = new Map();
const events = [];
let buffer = "";
fromBrowser.setEncoding("utf8");
fromBrowser.on("data", (chunk) => {
  buffer += chunk;
  const messages = buffer.split("\0");
  buffer = messages.pop();
  for (const text of messages) {
    const message = JSON.parse(text);
    if (message.id === undefined) {
      events.push(message);
      continue;
    }
    const { resolve, reject } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) reject(new Error(message.error.message));
    else resolve(message.result);
  }
});
const send = (method, params = {}, sessionId) =>
  new Promise((resolve, reject) => {
    nextID += 1;
    waiting.set(nextID, { resolve, reject });
    toBrowser.write(`${JSON.stringify({ id: nextID, method, params, sessionId })}\0`);
  });

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// One page in the browser, with the pointer over it.
class Page {
  static async open(name) {
    const page = new Page();
    page.name = name;
    const { targetId } = await send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
    page.session = sessionId;
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await page.send(`${domain}.enable`);
    const url = pathToFileURL(join(folder, name)).href;
    await page.send("Page.navigate", { url });
    while (!page.events("Page.loadEventFired").length) await pause(20);
    page.url = url;
    return page;
  }

  send(method, params) {
    return send(method, params, this.session);
  }

  events(method) {
    return events.filter((event) => event.sessionId === this.session && event.method === method);
  }

  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`${this.name}: ${exceptionDetails.text}`);
    return result.value;
  }

  text(id) {
    return this.value(`document.getElementById(${JSON.stringify(id)}).textContent`);
  }

  texts(selector) {
    return this.value(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].map((e) => e.textContent)`,
    );
  }

  // Where a point of the window or screen is on the page.
  async place([x, y]) {
    return this.value(`(() => {
      const data = JSON.parse(document.getElementById("data").textContent);
      const matrix = document.getElementById("vp-panel-area").getScreenCTM();
      const point = new DOMPoint(
        (${x} - data.origin[0]) * data.scale, (${y} - data.origin[1]) * data.scale);
      const { x, y } = point.matrixTransform(matrix);
      return [x, y];
    })()`);
  }

  async mouse(type, [x, y], more = {}) {
    await this.send("Input.dispatchMouseEvent", { type, x, y, ...more });
  }

  async move(point) {
    await this.mouse("mouseMoved", await this.place(point));
  }

  async clickAt(place) {
    await this.mouse("mouseMoved", place);
    await this.mouse("mousePressed", place, { button: "left", clickCount: 1 });
    await this.mouse("mouseReleased", place, { button: "left", clickCount: 1 });
  }

  async click(point) {
    await this.clickAt(await this.place(point));
  }

  async clickOn(selector) {
    const place = await this.value(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "center" });
      const box = element.getBoundingClientRect();
      return [box.x + Math.min(box.width, 40) / 2, box.y + box.height / 2];
    })()`);
    await this.clickAt(place);
  }
}

let checks = 0;
const failures = [];
const check = (what, found, expected) => {
  checks += 1;
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame) failures.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
};

// No page may raise an error or ask for anything but itself.
const checkQuiet = (page) => {
  check(`${page.name}: exceptions`, page.events("Runtime.exceptionThrown").length, 0);
  const errors = page.events("Log.entryAdded").filter(({ params }) => params.entry.level === "error");
  check(`${page.name}: errors`, errors.map(({ params }) => params.entry.text), []);
  const urls = page.events("Network.requestWillBeSent").map(({ params }) => params.request.url);
  check(`${page.name}: requests`, urls.filter((url) => url !== page.url), []);
};

const checkBar = async () => {
  const page = await Page.open("bar.html");
  check("wanted view", await page.text("selected-name"), "UIButton 0x10006220");
  check("why it is not hit", await page.texts("#reasons li"), [
    "It is covered by _UIToolbarContentView 0x10006230, a later sibling.",
  ]);
  await page.move([384, 900]);
  check("pointer on the screen", await page.text("pointer-answer"), "UIView 0x10006100 gets the touch.");
  check("its path", await page.texts("#pointer-path li"), [
    "UIWindow 0x10006000 (384, 900)", "UIView 0x10006100 (384, 900)",
  ]);
  await page.move([384, 992]);
  check("pointer on the bar", await page.text("pointer-answer"),
    "_UIToolbarContentView 0x10006230 gets the touch.");
  check("its depth", (await page.texts("#pointer-path li")).length, 4);
  await page.move([-5, 500]);
  check("pointer outside", await page.text("pointer-answer"), "No view gets the touch.");

  await page.click([384, 992]);
  check("view clicked", await page.text("selected-name"), "_UIToolbarContentView 0x10006230");
  check("its verdict", await page.text("verdict"), "It gets the touch.");
  check("views here", (await page.texts("#here li")).length, 7);
  await page.clickOn("#here li[data-view='5'] button");
  check("view chosen", await page.text("selected-name"), "UIButtonLabel 0x10006222");
  check("its reasons", await page.texts("#reasons li"), [
    "Its ancestor UIButton 0x10006220 is covered by _UIToolbarContentView 0x10006230, a later sibling.",
    "User interaction is off for it.",
  ]);
  await page.clickOn("input[name=layer][value=map]");
  check("layer", await page.value("document.querySelector('#stage svg').dataset.layer"), "map");
  checkQuiet(page);
};

const checkTurned = async () => {
  const page = await Page.open("turned.html");
  await page.move([1, 1]);
  check("beside the turned view", await page.text("pointer-answer"), "UIView 0x10002000 gets the touch.");
  await page.click([50, 2]);
  check("on the turned view", await page.text("touch-answer"), "UIView 0x10002200 gets the touch.");
  await page.clickOn("#tree li:nth-child(2) button");
  check("button in the tree", await page.text("selected-name"), "UIButton 0x10002100");
  const [reason] = await page.texts("#reasons li");
  check("how far it is", /^The point is 1[78](\.\d+)? above its bounds\.$/.test(reason) || reason, true);
  checkQuiet(page);
};

const checkHostile = async () => {
  const page = await Page.open("hostile.html");
  check("no harm", await page.value("String(window.harmed)"), "undefined");
  check("no image", await page.value("document.images.length"), 0);
  check("name", await page.text("touch-answer"), "round \"&amp;\" {{data}} gets the touch.");
  await page.move([24, 24]);
  check("outside the ellipse", (await page.texts("#pointer-path li")).length, 1);
  check("still no harm", await page.value("String(window.harmed)"), "undefined");
  checkQuiet(page);
};

try {
  await checkBar();
  await checkTurned();
  await checkHostile();
  for (const failure of failures) console.error(`check-page: ${failure}`);
  console.log(`check-page: ${checks} checks, ${failures.length} failures`);
  finish(failures.length > 0 ? "the page does not show what it should" : undefined);
} catch (error) {
  finish(error.stack);
}
