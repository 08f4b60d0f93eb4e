// Joins the parts of large blocks. A large list, table, quote, code block or paragraph comes in parts, each of which is
// complete. In a saved page, they are one block again.

interface Boundary {
  /** The end of a part that another one follows. */
  readonly end: RegExp;
  /** The start of a part that continues it. */
  readonly start: RegExp;
}

const BOUNDARIES: readonly Boundary[] = [
  ...['ul', 'ol', 'blockquote'].map((name) => ({
    end: new RegExp(`</${name}>\\s*$`),
    start: new RegExp(`^<${name}\\b[^>]*>\\n?`),
  })),
  { end: /<\/p>\s*$/, start: /^<p\b[^>]*>/ },
  { end: /<\/code><\/pre>\s*$/, start: /^<pre><code[^>]*>/ },
  // Includes the table's head, which each part has.
  { end: /<\/tbody><\/table>\s*$/, start: /^<table\b[^>]*>[^]*?<tbody>/ },
];

/** Adds a part to the last piece if it continues the same block. Anything else stays separate. */
export function joinTo(pieces: string[], part: string): void {
  const last = pieces.at(-1) ?? '';
  const boundary = BOUNDARIES.find(({ start, end }) => start.test(part) && end.test(last));
  if (!boundary) {
    pieces.push(part);
    return;
  }
  pieces[pieces.length - 1] = last.replace(boundary.end, '');
  pieces.push(part.replace(boundary.start, ''));
}
