"use strict";

// Why a view gets a touch or does not: the reasons as data, then as sentences.
const Explanation = (() => {
  // How far outside a rectangle a point is along each axis.
  const distances = (rect, x, y) => {
    const along = (least, most, value) =>
      value < least ? least - value : value >= most ? value - most : 0;
    return [along(rect.minX, rect.maxX, x), along(rect.minY, rect.maxY, y)];
  };

  // What keeps a touch from a view on its way down to it, from the root on.
  const obstacles = (tree, number, x, y) => {
    const numbers = HitTest.chain(tree, number);
    const points = HitTest.localPoints(tree, numbers, x, y);
    const reasons = [];
    numbers.forEach((at, index) => {
      const view = tree.views[at];
      if (!HitTest.isHittable(view)) reasons.push({ kind: "unhittable", view: at });
      if (view.isHidden) reasons.push({ kind: "hidden", view: at });
      if (!view.isInteractive) reasons.push({ kind: "interaction", view: at });
      if (!HitTest.isOpaqueEnough(tree, view)) {
        reasons.push({ kind: "alpha", view: at, alpha: view.alpha });
      }
      const point = points[index];
      if (point && !HitTest.contains(tree, view, ...point)) {
        const [dx, dy] = distances(view.bounds, ...point);
        reasons.push({ kind: "outside", view: at, dx, dy, region: view.region.kind });
      }
      const closes = view.behavior === "absorbing" || view.behavior === "transparent";
      if (at !== number && closes) reasons.push({ kind: view.behavior, view: at });
    });
    const own = tree.views[number];
    if (own.behavior === "passthrough" || own.behavior === "transparent") {
      reasons.push({ kind: `own-${own.behavior}`, view: number });
    }
    if (own.behavior === "redirect") {
      reasons.push({ kind: "redirect", view: number, target: own.target });
    }
    return reasons;
  };

  const isIn = (tree, number, ancestor) =>
    number >= ancestor && number < tree.views[ancestor].end;

  // The two siblings, or windows, whose order decides between two views.
  const siblings = (tree, below, above) => {
    const first = HitTest.chain(tree, below);
    const second = HitTest.chain(tree, above);
    let index = 0;
    while (index < first.length && first[index] === second[index]) index += 1;
    return [first[index], second[index]];
  };

  // Every reason why a view does not get a touch; `receives` is the only one if it does.
  const reasons = (tree, number, x, y) => {
    const decision = HitTest.candidates(tree, x, y).at(-1);
    if (decision && decision.answer === number) {
      return [{ kind: "receives", view: number, by: decision.decider }];
    }
    const found = tree.views[number].isDetached
      ? [{ kind: "detached", view: number }]
      : obstacles(tree, number, x, y);
    const isOutside = found.some((reason) => reason.kind === "outside");
    if (!decision || isOutside || tree.views[number].isDetached) return found;
    const { decider, answer } = decision;
    if (isIn(tree, decider, number)) {
      if (decider !== number) found.push({ kind: "subview", view: number, taker: answer });
    } else if (!isIn(tree, number, decider)) {
      const [below, above] = siblings(tree, number, decider);
      if (above > below) found.push({ kind: "covered", view: number, taker: answer, below, above });
    }
    return found;
  };

  // A number for people, to a thousandth.
  const told = (value) =>
    Math.abs(value) < 1e9 ? String(Math.round(value * 1000) / 1000 + 0) : String(value);

  const title = (tree, number) => {
    if (number < 0) return "a view that does not exist";
    const { name, id } = tree.views[number];
    return id && id !== name ? `${name} ${id}` : name;
  };

  const regionNames = {
    inset: "inset bounds", rects: "rectangles", ellipse: "ellipse", roundedRect: "rounded corners",
    polygons: "polygon", mask: "mask", excluding: "region", boundsOrSubviews: "bounds and subviews",
    nowhere: "empty region", everywhere: "region",
  };

  const outside = (tree, reason, who) => {
    const name = regionNames[reason.region] ?? "bounds";
    const parts = [];
    if (reason.dx > 0) parts.push(`${told(reason.dx)} points horizontally`);
    if (reason.dy > 0) parts.push(`${told(reason.dy)} points vertically`);
    if (parts.length > 0) return `The point is outside the bounds of ${who} by ${parts.join(" and ")}.`;
    if (reason.region !== "bounds") return `The point is outside the ${name} of ${who}.`;
    return `The point is on the far edge of ${who}, which does not belong to it.`;
  };

  // A reason as a sentence about the view that was asked for.
  const sentence = (tree, asked, reason) => {
    const isOwn = reason.view === asked;
    const who = isOwn ? "the view itself" : `its superview ${title(tree, reason.view)}`;
    const subject = isOwn ? "It" : `Its superview ${title(tree, reason.view)}`;
    switch (reason.kind) {
      case "receives":
        return reason.by === asked
          ? "It gets the touch."
          : `It gets the touch, because ${title(tree, reason.by)} gives it away.`;
      case "detached":
        return "It is not in a window.";
      case "unhittable":
        return `${subject} cannot be hit: its transform has no inverse, or its geometry is not finite.`;
      case "hidden":
        return `${subject} is hidden.`;
      case "interaction":
        return `${subject} has user interaction switched off.`;
      case "alpha":
        return `${subject} is too transparent: alpha ${told(reason.alpha)}, and touches need ` +
          `${tree.minimumAlpha === 0 ? "more than 0" : `at least ${tree.minimumAlpha}`}.`;
      case "outside":
        return outside(tree, reason, who);
      case "absorbing":
        return `${subject} takes all touches itself.`;
      case "transparent":
        return `${subject} lets all touches through, those for its subviews too.`;
      case "own-passthrough":
        return "It lets touches through: only its subviews take them.";
      case "own-transparent":
        return "It lets all touches through.";
      case "redirect":
        return `It gives its touches to ${title(tree, reason.target)}.`;
      case "subview":
        return `Its own subview ${title(tree, reason.taker)} takes the touch.`;
      default:
        return coverSentence(tree, asked, reason);
    }
  };

  const coverSentence = (tree, asked, { taker, below, above }) => {
    const [lower, upper] = [title(tree, below), title(tree, above)];
    if (below === asked && above === taker) {
      return `${title(tree, taker)} covers it: it is a later sibling.`;
    }
    return `${title(tree, taker)} covers it: ${upper} is in front of ${lower}.`;
  };

  return { reasons, sentence, title, told };
})();

if (typeof module !== "undefined") module.exports = Explanation;
