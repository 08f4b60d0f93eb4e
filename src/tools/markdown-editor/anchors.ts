// Lines of the text by where they are shown, in proportion between those that are known.

/** A line of the text, and where it is shown: pixels below the top of the view. */
export interface Anchor {
  readonly line: number;
  readonly top: number;
}

/** The last anchor of which this is true, and the next one. There is one at least. */
function around(anchors: readonly Anchor[], isBefore: (anchor: Anchor) => boolean): readonly Anchor[] {
  const index = Math.max(0, anchors.findLastIndex(isBefore));
  return anchors.slice(index, index + 2);
}

/** Anchors are in rising order, of lines and of places. */
export function lineAt(anchors: readonly Anchor[], top: number): number {
  const [from, to = from] = around(anchors, (anchor) => anchor.top <= top);
  if (!from || !to || to.top <= from.top) return from?.line ?? 1;
  return from.line + Math.max(0, (top - from.top) / (to.top - from.top)) * (to.line - from.line);
}

export function topAt(anchors: readonly Anchor[], line: number): number {
  const [from, to = from] = around(anchors, (anchor) => anchor.line <= line);
  if (!from || !to || to.line <= from.line) return from?.top ?? 0;
  return from.top + Math.min(1, (line - from.line) / (to.line - from.line)) * (to.top - from.top);
}
