// The beginning of a text, for the checks. Counts every character that a check reads, so that a test can verify that detection
// takes linear time.

/** Classes of ASCII characters, as bits. */
export const CLASS = {
  binary: 1,
  decimal: 2,
  hex: 4,
  /** RFC 4648, section 4, with the padding. */
  base64: 8,
  /** RFC 4648, section 5, with the padding. */
  base64url: 16,
} as const;

const { binary, decimal, hex, base64, base64url } = CLASS;

function classOf(code: number): number {
  const character = String.fromCharCode(code);
  if (/[01]/.test(character)) return binary | decimal | hex | base64 | base64url;
  if (/\d/.test(character)) return decimal | hex | base64 | base64url;
  if (/[a-f]/i.test(character)) return hex | base64 | base64url;
  if (/[a-z=]/i.test(character)) return base64 | base64url;
  if (/[+/]/.test(character)) return base64;
  return /[-_]/.test(character) ? base64url : 0;
}

const CLASSES = Uint8Array.from({ length: 128 }, (_, code) => classOf(code));

/** Longer lines are cut before a check reads them. */
const LINE_UNITS = 256;
/** This many lines are enough to judge the others. */
const MOST_LINES = 200;
/** Longer texts can't be a token, a color or an amount. */
const SHORT_UNITS = 256;

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xfeff || code === 0xa0;

export class Sample {
  /** Characters that were read. */
  steps = 0;
  /** Without surrounding whitespace. */
  readonly text: string;
  /** Whether the sample is the whole text. */
  readonly isWhole: boolean;
  /** The classes of all characters other than whitespace. */
  readonly common: number;
  /** The number of characters other than whitespace. */
  readonly solid: number;
  readonly hasInnerSpace: boolean;
  readonly lineCount: number;

  constructor(text: string, isWhole: boolean) {
    let [start, end] = [0, text.length];
    while (start < end && isSpace(text.charCodeAt(start))) start++;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    this.text = text.slice(start, end);
    this.isWhole = isWhole;
    let [common, solid, lineCount] = [~0, 0, this.text === '' ? 0 : 1];
    let hasInnerSpace = false;
    for (let at = 0; at < this.text.length; at++) {
      const code = this.text.charCodeAt(at);
      if (isSpace(code)) {
        if (code === 10) lineCount++;
        if (code === 32 || code === 9) hasInnerSpace = true;
        continue;
      }
      solid++;
      common &= code < 128 ? (CLASSES[code] ?? 0) : 0;
    }
    this.steps += 2 * text.length;
    this.common = solid === 0 ? 0 : common;
    this.solid = solid;
    this.hasInnerSpace = hasInnerSpace;
    this.lineCount = lineCount;
  }

  get length(): number {
    return this.text.length;
  }

  has(classes: number): boolean {
    return (this.common & classes) === classes;
  }

  /** A part of the text, for a check that reads all of that part. */
  slice(from: number, to = this.text.length): string {
    const part = this.text.slice(from, to);
    this.steps += part.length;
    return part;
  }

  /** The whole text if it is one short value; otherwise empty. */
  short(): string {
    return this.isWhole && this.text.length <= SHORT_UNITS ? this.slice(0) : '';
  }

  /** The first index of a character or word; -1 if there is none. */
  indexOf(word: string, from = 0): number {
    const at = this.text.indexOf(word, from);
    this.steps += (at < 0 ? this.text.length : at) - from + word.length;
    return at;
  }

  /** How often a character occurs. */
  count(character: string): number {
    const code = character.charCodeAt(0);
    let found = 0;
    for (let at = 0; at < this.text.length; at++) if (this.text.charCodeAt(at) === code) found++;
    this.steps += this.text.length;
    return found;
  }

  /** The first lines, shortened. If the text continues, the last line is left out, because it may be cut. */
  lines(most = MOST_LINES, units = LINE_UNITS): readonly string[] {
    const lines: string[] = [];
    for (let start = 0; start <= this.text.length && lines.length < most;) {
      const found = this.text.indexOf('\n', start);
      if (found < 0 && !this.isWhole && lines.length > 0) break;
      const end = found < 0 ? this.text.length : found;
      this.steps += end - start + 1;
      lines.push(this.text.slice(start, Math.min(end, start + units)).replace(/\r$/, ''));
      start = end + 1;
    }
    return lines;
  }

  /** Without whitespace, up to a length. */
  solidText(most: number): string {
    return this.slice(0, most).replace(/\s+/g, '');
  }
}
