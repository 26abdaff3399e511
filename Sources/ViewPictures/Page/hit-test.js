"use strict";

// The hit test of a declared tree, with the same arithmetic as the library: doubles, level by level,
// half-open rectangles. A test compares it with the library, bit for bit.
const HitTest = (() => {
  // As the library's standard library defines them; Math.min and Math.max treat NaN otherwise.
  const smaller = (first, second) => (second < first ? second : first);
  const greater = (first, second) => (second >= first ? second : first);

  const edges = ([x, y, width, height]) => ({
    minX: width < 0 ? x + width : x,
    maxX: width < 0 ? x : x + width,
    minY: height < 0 ? y + height : y,
    maxY: height < 0 ? y : y + height,
  });

  const isIn = (rect, x, y) =>
    rect.minX <= x && x < rect.maxX && rect.minY <= y && y < rect.maxY;

  // Numbers that JSON cannot hold come as "NaN", "Infinity" and "-Infinity".
  const withNumbers = (value) => {
    if (Array.isArray(value)) return value.map(withNumbers);
    return typeof value === "string" ? Number(value) : value;
  };

  // Makes the tree that the other functions take from the data of a page.
  const makeTree = (data) => {
    const views = data.views.map((view, number) => ({
      number,
      name: view.name,
      id: view.id ?? "",
      parent: view.parent ?? -1,
      isDetached: view.isDetached ?? false,
      depth: 0,
      end: number + 1,
      subviews: [],
      bounds: edges(withNumbers(view.bounds)),
      frameOrigin: view.frameOrigin && withNumbers(view.frameOrigin),
      boundsOrigin: view.boundsOrigin && withNumbers(view.boundsOrigin),
      inverse: view.inverse && withNumbers(view.inverse),
      flaw: view.flaw ?? null,
      holdsNoPoint: view.holdsNoPoint ?? false,
      isHidden: view.isHidden ?? false,
      isInteractive: view.isInteractive ?? true,
      alpha: Number(view.alpha ?? 1),
      region: makeRegion(view.region ?? { kind: "bounds" }),
      behavior: view.behavior ?? "normal",
      target: view.target ?? -1,
      middle: view.middle ?? null,
      witness: view.witness ?? null,
    }));
    const roots = [];
    for (const view of views) {
      if (view.isDetached) continue;
      if (view.parent < 0) {
        roots.push(view);
      } else {
        const parent = views[view.parent];
        view.depth = parent.depth + 1;
        parent.subviews.push(view);
      }
    }
    for (let number = views.length - 1; number >= 0; number -= 1) {
      const view = views[number];
      if (view.isDetached || view.parent < 0) continue;
      const parent = views[view.parent];
      parent.end = Math.max(parent.end, view.end);
    }
    const count = views.filter((view) => !view.isDetached).length;
    return { views, roots, count, minimumAlpha: Number(data.minimumAlpha) };
  };

  const makeRegion = (region) => {
    const made = { kind: region.kind };
    if (region.insets) made.insets = withNumbers(region.insets);
    if (region.rects) made.rects = region.rects.map((rect) => edges(withNumbers(rect)));
    if (region.radius !== undefined) made.radius = Number(region.radius);
    if (region.contours) {
      made.contours = region.contours.map(withNumbers);
      made.isEvenOdd = region.isEvenOdd ?? false;
      made.box = boxAround(made.contours);
    }
    if (region.cells !== undefined) {
      made.columns = region.columns;
      made.rows = region.rows;
      made.cells = region.cells;
    }
    if (region.base) {
      made.base = makeRegion(region.base);
      made.hole = makeRegion(region.hole);
    }
    return made;
  };

  // The closed box around all vertices; null where one is not finite, or there is none.
  const boxAround = (contours) => {
    const box = { minX: Infinity, maxX: -Infinity, minY: Infinity, maxY: -Infinity };
    for (const contour of contours) {
      for (let index = 0; index < contour.length; index += 2) {
        const [x, y] = [contour[index], contour[index + 1]];
        if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
        box.minX = Math.min(box.minX, x);
        box.maxX = Math.max(box.maxX, x);
        box.minY = Math.min(box.minY, y);
        box.maxY = Math.max(box.maxY, y);
      }
    }
    return box;
  };

  // Whether the view's own alpha lets it be hit.
  const isOpaqueEnough = (tree, view) =>
    tree.minimumAlpha === 0 ? view.alpha > 0 : view.alpha >= tree.minimumAlpha;

  const isEligible = (tree, view) =>
    !view.isHidden && view.isInteractive && isOpaqueEnough(tree, view);

  const isHittable = (view) => Boolean(view.frameOrigin || view.inverse);

  // A point of the superview's space in the view's own.
  const localPoint = (view, x, y) => {
    if (view.frameOrigin) {
      return [
        x - view.frameOrigin[0] + view.boundsOrigin[0],
        y - view.frameOrigin[1] + view.boundsOrigin[1],
      ];
    }
    const [ia, ib, ic, id, anchorX, anchorY, pivotX, pivotY] = view.inverse;
    const qx = x - anchorX;
    const qy = y - anchorY;
    return [ia * qx + ic * qy + pivotX, ib * qx + id * qy + pivotY];
  };

  const contains = (tree, view, x, y) =>
    Number.isFinite(x) && Number.isFinite(y) && regionContains(tree, view, view.region, x, y);

  const regionContains = (tree, view, region, x, y) => {
    const { bounds } = view;
    switch (region.kind) {
      case "bounds":
        return isIn(bounds, x, y);
      case "inset": {
        const [top, left, bottom, right] = region.insets;
        return (
          bounds.minX + left <= x && x < bounds.maxX - right &&
          bounds.minY + top <= y && y < bounds.maxY - bottom
        );
      }
      case "rects":
        return region.rects.some((rect) => isIn(rect, x, y));
      case "ellipse":
        return isIn(bounds, x, y) && isInEllipse(bounds, x, y);
      case "roundedRect":
        return isIn(bounds, x, y) && !isInCutCorner(bounds, region.radius, x, y);
      case "polygons":
        return isInContours(region, x, y);
      case "mask":
        return isIn(bounds, x, y) && isCellSet(region, bounds, x, y);
      case "excluding":
        return (
          regionContains(tree, view, region.base, x, y) &&
          !regionContains(tree, view, region.hole, x, y)
        );
      case "boundsOrSubviews":
        return isIn(bounds, x, y) || view.subviews.some((sub) => regionOfSubview(tree, sub, x, y));
      case "everywhere":
        return true;
      default:
        return false;
    }
  };

  const regionOfSubview = (tree, view, x, y) => {
    if (!isHittable(view) || !isEligible(tree, view)) return false;
    const [localX, localY] = localPoint(view, x, y);
    return contains(tree, view, localX, localY);
  };

  const isInEllipse = (bounds, x, y) => {
    const rx = (bounds.maxX - bounds.minX) / 2;
    const ry = (bounds.maxY - bounds.minY) / 2;
    const nx = (x - (bounds.minX + rx)) / rx;
    const ny = (y - (bounds.minY + ry)) / ry;
    return nx * nx + ny * ny <= 1;
  };

  const isInCutCorner = (bounds, radius, x, y) => {
    const most = smaller(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) / 2;
    const r = radius > 0 ? smaller(radius, most) : 0;
    const dx = greater(bounds.minX + r - x, x - (bounds.maxX - r));
    const dy = greater(bounds.minY + r - y, y - (bounds.maxY - r));
    return dx > 0 && dy > 0 && !(dx * dx + dy * dy <= r * r);
  };

  const isInContours = ({ contours, isEvenOdd, box }, x, y) => {
    if (!box || !(box.minX <= x && x <= box.maxX && box.minY <= y && y <= box.maxY)) return false;
    let winding = 0;
    let crossings = 0;
    for (const contour of contours) {
      if (contour.length < 6) continue;
      let start = contour.length - 2;
      for (let end = 0; end < contour.length; end += 2) {
        const isDown = contour[start + 1] < contour[end + 1];
        const [low, high] = isDown ? [start, end] : [end, start];
        const side =
          (contour[high] - contour[low]) * (y - contour[low + 1]) -
          (x - contour[low]) * (contour[high + 1] - contour[low + 1]);
        if (contour[low + 1] <= y && y < contour[high + 1] && side > 0) {
          winding += isDown ? 1 : -1;
          crossings += 1;
        }
        start = end;
      }
    }
    return isEvenOdd ? crossings % 2 === 1 : winding !== 0;
  };

  const isCellSet = ({ columns, rows, cells }, bounds, x, y) => {
    const across = ((x - bounds.minX) / (bounds.maxX - bounds.minX)) * columns;
    const down = ((y - bounds.minY) / (bounds.maxY - bounds.minY)) * rows;
    if (Number.isNaN(across) || Number.isNaN(down)) return false;
    const column = Math.floor(smaller(across, columns - 1));
    const row = Math.floor(smaller(down, rows - 1));
    return cells[row * columns + column] === "1";
  };

  // Every view that may answer a touch, in paint order: the last one does. Each comes with the view
  // whose behaviour answers for it.
  //
  // A loop over paint order: a view that lets nothing through takes its whole subtree with it.
  const candidates = (tree, x, y) =>
    Number.isFinite(x) && Number.isFinite(y)
      ? candidatesAmong(tree, { container: -1, first: 0, end: tree.count }, [x, y])
      : [];

  // The same of some subviews of a container, with what lies in them: those from a number on, up to
  // another. The point is in the container's own space.
  const candidatesAmong = (tree, { container, first, end }, containerPoint) => {
    const found = [];
    const points = new Map([[container, containerPoint]]);
    let number = first;
    while (number < end) {
      const view = tree.views[number];
      number = view.end;
      if (!isHittable(view) || !isEligible(tree, view)) continue;
      const point = localPoint(view, ...points.get(view.parent));
      if (!contains(tree, view, ...point) || view.behavior === "transparent") continue;
      if (view.behavior === "normal" || view.behavior === "absorbing") {
        found.push({ answer: view.number, decider: view.number });
      }
      if (view.behavior === "redirect" && view.target >= 0) {
        found.push({ answer: view.target, decider: view.number });
      }
      if (view.behavior !== "absorbing") {
        points.set(view.number, point);
        number = view.number + 1;
      }
    }
    return found;
  };

  // The number of the view that gets a touch; -1 if none does.
  const hit = (tree, x, y) => candidates(tree, x, y).at(-1)?.answer ?? -1;

  // The views from the root down to one, by number.
  const chain = (tree, number) => {
    const numbers = [];
    for (let at = number; at >= 0; at = tree.views[at].parent) numbers.push(at);
    return numbers.reverse();
  };

  // The point in the space of each view of a chain; it ends before a view that cannot be hit.
  const localPoints = (tree, numbers, x, y) => {
    const points = [];
    let point = [x, y];
    for (const number of numbers) {
      const view = tree.views[number];
      if (!isHittable(view)) break;
      point = localPoint(view, ...point);
      points.push(point);
    }
    return points;
  };

  // The way of a touch from the root down; null if no view gets it.
  const hitPath = (tree, x, y) => {
    const decision = candidates(tree, x, y).at(-1);
    if (!decision) return null;
    const numbers = chain(tree, decision.decider);
    const points = localPoints(tree, numbers, x, y);
    return {
      answer: decision.answer,
      steps: numbers.map((view, index) => ({ view, point: points[index] })),
    };
  };

  return {
    makeTree, hit, hitPath, candidates, candidatesAmong, chain, localPoint, localPoints, contains,
    isHittable, isEligible, isOpaqueEnough,
  };
})();

if (typeof module !== "undefined") module.exports = HitTest;
