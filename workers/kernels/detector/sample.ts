// The beginning of a text, as the checks look at it. Every character that one of them looks at is counted, so that a test can
// hold the whole detection to a number of steps that grows with the text and no faster.

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

/** Longer lines are cut where a check goes through the lines. */
const LINE_UNITS = 256;
/** So many lines tell what the rest is. */
const MOST_LINES = 200;
/** What is longer is no token, color or amount. */
const SHORT_UNITS = 256;

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xfeff || code === 0xa0;

export class Sample {
  /** Characters that were looked at. */
  steps = 0;
  /** Without white space around it. */
  readonly text: string;
  /** Whether this is all there is. */
  readonly isWhole: boolean;
  /** The classes that every character but white space belongs to. */
  readonly common: number;
  /** Characters that are not white space. */
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

  /** A part of it, for a check that looks at all of that part. */
  slice(from: number, to = this.text.length): string {
    const part = this.text.slice(from, to);
    this.steps += part.length;
    return part;
  }

  /** All of it, where it is one short thing and nothing else; otherwise empty. */
  short(): string {
    return this.isWhole && this.text.length <= SHORT_UNITS ? this.slice(0) : '';
  }

  /** Where a character or word first is; -1 for nowhere. */
  indexOf(word: string, from = 0): number {
    const at = this.text.indexOf(word, from);
    this.steps += (at < 0 ? this.text.length : at) - from + word.length;
    return at;
  }

  /** How often a single character is there. */
  count(character: string): number {
    const code = character.charCodeAt(0);
    let found = 0;
    for (let at = 0; at < this.text.length; at++) if (this.text.charCodeAt(at) === code) found++;
    this.steps += this.text.length;
    return found;
  }

  /** Its first lines, cut to a bearable length. The last one of a text that goes on is left out: it may be cut anywhere. */
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

  /** Without white space, up to a length. */
  solidText(most: number): string {
    return this.slice(0, most).replace(/\s+/g, '');
  }
}
