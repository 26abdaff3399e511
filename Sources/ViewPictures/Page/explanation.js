"use strict";

// Why a view gets a touch or does not: the reasons as data, then as sentences.
//
// The reasons are those of the library's `explain(_:at:)`: the same kinds, in the same order, with the
// same views at fault. A test compares them.
const Explanation = (() => {
  const isIn = (tree, number, ancestor) =>
    number >= ancestor && number < tree.views[ancestor].end;

  // The view in front of a subview that answers a touch first, whatever the views around say; null if
  // there is none. The point is in the space of the view around.
  const cover = (tree, number, point) => {
    const { parent, end } = tree.views[number];
    const containerEnd = parent < 0 ? tree.count : tree.views[parent].end;
    const among = { container: parent, first: end, end: containerEnd };
    const decision = HitTest.candidatesAmong(tree, among, point).at(-1);
    if (!decision) return null;
    const chain = HitTest.chain(tree, decision.decider);
    const front = chain.find((at) => tree.views[at].parent === parent);
    return { by: decision.decider, answer: decision.answer, front };
  };

  // What keeps a touch from a view and from all that lies in it.
  const passageReasons = (tree, view, point, contains) => {
    const found = [];
    const { number } = view;
    if (view.isHidden) found.push({ kind: "hidden", view: number });
    if (!view.isInteractive) found.push({ kind: "interactionDisabled", view: number });
    if (!HitTest.isOpaqueEnough(tree, view)) {
      found.push({ kind: "tooTransparent", view: number, alpha: view.alpha });
    }
    if (view.flaw) found.push({ kind: view.flaw, view: number });
    if (!contains && (point || view.holdsNoPoint)) {
      found.push({ kind: "outside", view: number, point });
    }
    if (view.behavior === "transparent") found.push({ kind: "transparent", view: number });
    return found;
  };

  // What keeps a touch from a view alone, and not from what lies in it.
  const ownReasons = ({ number, behavior, target }) => {
    const isRedirected = behavior === "redirect" && target >= 0;
    if (behavior === "passthrough" || (behavior === "redirect" && !isRedirected)) {
      return [{ kind: "passesThrough", view: number }];
    }
    return isRedirected && target !== number ? [{ kind: "redirects", view: number, target }] : [];
  };

  // Every reason on a touch's way from the window down to a view.
  const walk = (tree, number, x, y, decision) => {
    let found = [];
    let point = [x, y];
    let isThere = true;
    for (const at of HitTest.chain(tree, number)) {
      const view = tree.views[at];
      const covering = point && cover(tree, at, point);
      if (covering && covering.answer !== number) {
        found.push({ kind: "covered", view: covering.by, ...covering, back: at });
      }
      point = point && HitTest.isHittable(view) ? HitTest.localPoint(view, ...point) : null;
      const contains = Boolean(point) && HitTest.contains(tree, view, ...point);
      found.push(...passageReasons(tree, view, point, contains));
      if (at === number) {
        found.push(...ownReasons(view));
        isThere = contains || !point;
      } else if (view.behavior === "absorbing") {
        found.push({ kind: "absorbed", view: at });
      }
    }
    // Nothing covers a view where it is not.
    if (!isThere) found = found.filter(({ kind }) => kind !== "covered");
    if (decision && decision.decider !== number && isIn(tree, decision.decider, number)) {
      const { decider, answer } = decision;
      found.push({ kind: "takenBySubview", view: decider, by: decider, answer });
    }
    return found;
  };

  // The top of the subtree outside all windows that a view lies in.
  const top = (tree, number) => HitTest.chain(tree, number)[0];

  // Every reason why a view does not get a touch; `receives` is the only one if it does.
  const reasons = (tree, number, x, y) => {
    const decision = HitTest.candidates(tree, x, y).at(-1);
    if (decision && decision.answer === number) {
      return [{ kind: "receives", view: number, by: decision.decider }];
    }
    const isFinite = Number.isFinite(x) && Number.isFinite(y);
    const found = isFinite ? [] : [{ kind: "pointNotFinite", view: number }];
    if (tree.views[number].isDetached) {
      found.push({ kind: "detached", view: top(tree, number) });
    } else if (isFinite) {
      found.push(...walk(tree, number, x, y, decision));
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

  // The rectangle around a view's region, as far as the region does not follow its subviews.
  const extent = (view, region) => {
    const { bounds } = view;
    switch (region.kind) {
      case "inset": {
        const [top, left, bottom, right] = region.insets;
        return {
          minX: bounds.minX + left, maxX: bounds.maxX - right,
          minY: bounds.minY + top, maxY: bounds.maxY - bottom,
        };
      }
      case "rects": {
        const filled = region.rects.filter(isFilled);
        return {
          minX: Math.min(...filled.map(({ minX }) => minX)),
          maxX: Math.max(...filled.map(({ maxX }) => maxX)),
          minY: Math.min(...filled.map(({ minY }) => minY)),
          maxY: Math.max(...filled.map(({ maxY }) => maxY)),
        };
      }
      case "polygons":
        return region.box;
      case "excluding":
        return extent(view, region.base);
      case "boundsOrSubviews":
      case "everywhere":
      case "nowhere":
        return null;
      default:
        return bounds;
    }
  };

  const isFilled = (rect) => rect.minX < rect.maxX && rect.minY < rect.maxY;

  // How far a point lies beyond a rectangle along one axis: negative before it, positive behind it.
  const beyond = (least, most, value) =>
    value < least ? value - least : value > most ? value - most : 0;

  const outside = (tree, asked, { view: number, point }) => {
    const view = tree.views[number];
    const { kind } = view.region;
    const isBounds = kind === "bounds" || kind === "inset";
    const name = kind === "bounds" ? "bounds" : kind === "inset" ? "inset bounds" : "touch area";
    const whose = number === asked ? `its ${name}` : `the ${name} of its ancestor ${title(tree, number)}`;
    const rect = extent(view, view.region);
    if (!point || kind === "nowhere" || (rect && !isFilled(rect))) {
      return `${whose[0].toUpperCase()}${whose.slice(1)} hold${isBounds ? "" : "s"} no point.`;
    }
    if (!rect) return `The point is outside ${whose}.`;
    const dx = beyond(rect.minX, rect.maxX, point[0]);
    const dy = beyond(rect.minY, rect.maxY, point[1]);
    const parts = [];
    if (dx !== 0) parts.push(`${told(Math.abs(dx))} ${dx < 0 ? "left of" : "right of"}`);
    if (dy !== 0) parts.push(`${told(Math.abs(dy))} ${dy < 0 ? "above" : "below"}`);
    if (parts.length > 0) return `The point is ${parts.join(" and ")} ${whose}.`;
    return point[0] === rect.maxX || point[1] === rect.maxY
      ? `The point is on an edge that does not belong to ${whose}.`
      : `The point is in a part that ${whose} leave${isBounds ? "" : "s"} out.`;
  };

  const coverSentence = (tree, asked, { by, answer, front, back }) => {
    const subject = back === asked ? "It is" : `Its ancestor ${title(tree, back)} is`;
    const place =
      by === front ? "a later sibling" : `in the later sibling ${title(tree, front)}`;
    return `${subject} covered by ${title(tree, by)}, ${place}${answerText(tree, by, answer)}.`;
  };

  // Where an answer goes that is not the answering view itself.
  const answerText = (tree, by, answer) => (answer === by ? "" : `, for ${title(tree, answer)}`);

  // A reason as a sentence about the view that was asked for.
  const sentence = (tree, asked, reason) => {
    const isOwn = reason.view === asked;
    const ancestor = `its ancestor ${title(tree, reason.view)}`;
    const subject = isOwn ? "It" : `I${ancestor.slice(1)}`;
    const object = isOwn ? "it" : ancestor;
    switch (reason.kind) {
      case "receives":
        return reason.by === asked
          ? "It gets the touch."
          : `It gets the touch, because ${title(tree, reason.by)} gives it away.`;
      case "pointNotFinite":
        return "The point is not finite.";
      case "detached":
        return isOwn
          ? "It is not below a window."
          : `It is in ${title(tree, reason.view)}, which is not below a window.`;
      case "covered":
        return coverSentence(tree, asked, reason);
      case "hidden":
        return `${subject} is hidden.`;
      case "interactionDisabled":
        return `User interaction is off for ${object}.`;
      case "tooTransparent":
        return `${subject} is too transparent: its alpha is ${told(reason.alpha)}, and ` +
          `${tree.minimumAlpha === 0 ? "more than 0" : tree.minimumAlpha} is needed.`;
      case "singularTransform":
        return `The transform of ${object} cannot be inverted.`;
      case "nonFiniteGeometry":
        return `The geometry of ${object} holds a NaN or an infinity.`;
      case "outside":
        return outside(tree, asked, reason);
      case "absorbed":
        return `${subject} takes all touches itself.`;
      case "transparent":
        return `${subject} lets all touches through, to what is behind.`;
      case "passesThrough":
        return "It answers with its subviews only.";
      case "redirects":
        return `It redirects touches to ${title(tree, reason.target)}.`;
      case "takenBySubview":
        return `Its own subview ${title(tree, reason.by)} takes it` +
          `${answerText(tree, reason.by, reason.answer)}.`;
      default:
        throw new Error(`There is no sentence for ${reason.kind}`);
    }
  };

  return { reasons, sentence, title, told };
})();

if (typeof module !== "undefined") module.exports = Explanation;
