// A large list, table, quote, code block or paragraph comes in parts, each whole for itself. In a saved page they are one again.

interface Seam {
  /** The end of the previous part. */
  readonly end: RegExp;
  /** The start of a part that continues it. */
  readonly start: RegExp;
}

const SEAMS: readonly Seam[] = [
  ...['ul', 'ol', 'blockquote'].map((name) => ({
    end: new RegExp(`</${name}>\\s*$`),
    start: new RegExp(`^<${name}\\b[^>]*>\\n?`),
  })),
  { end: /<\/p>\s*$/, start: /^<p\b[^>]*>/ },
  { end: /<\/code><\/pre>\s*$/, start: /^<pre><code[^>]*>/ },
  // With the head, which each part has.
  { end: /<\/tbody><\/table>\s*$/, start: /^<table\b[^>]*>[^]*?<tbody>/ },
];

/** Adds a part to the last piece, whose block it continues. Anything else stays separate. */
export function joinTo(pieces: string[], part: string): void {
  const last = pieces.at(-1) ?? '';
  const seam = SEAMS.find(({ start, end }) => start.test(part) && end.test(last));
  if (!seam) {
    pieces.push(part);
    return;
  }
  pieces[pieces.length - 1] = last.replace(seam.end, '');
  pieces.push(part.replace(seam.start, ''));
}
