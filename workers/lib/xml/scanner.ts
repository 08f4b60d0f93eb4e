// Splits a document into tokens as it arrives in pieces. Finds only where tokens end; `judge.ts` checks their contents.
import { DoctypeEnd } from './doctype-end';
import { FORBIDDEN } from './grammar';
import { message, named, XmlError } from './xml-error';

/** A `text` may come in parts. A `start` or an `end` that a `<` interrupts ends before it. */
export type XmlTokenKind = 'text' | 'start' | 'end' | 'comment' | 'cdata' | 'instruction' | 'doctype';

/** In UTF-16 units. A token is kept whole, and only text may be longer. */
export const TOKEN_LIMIT = 64 * 1024 * 1024;
/** A reference that a piece cuts is held back if it is no longer than this. */
const HELD_UNITS = 1 << 16;

const [LESS, GREATER, QUOTE, APOSTROPHE] = [0x3c, 0x3e, 0x22, 0x27];

interface Bounded {
  readonly kind: XmlTokenKind;
  readonly opens: string;
  readonly closes: string;
  /** The message if it is never closed. */
  readonly endless: 'xmlOpenComment' | 'xmlOpenCdata' | 'xmlOpenInstruction';
}

const BOUNDED: readonly Bounded[] = [
  { kind: 'comment', opens: '<!--', closes: '-->', endless: 'xmlOpenComment' },
  { kind: 'cdata', opens: '<![CDATA[', closes: ']]>', endless: 'xmlOpenCdata' },
  { kind: 'instruction', opens: '<?', closes: '?>', endless: 'xmlOpenInstruction' },
];
const DOCTYPE = '<!DOCTYPE';

export class XmlScanner {
  /** The current token is `text` from `start` to `end`. */
  kind: XmlTokenKind = 'text';
  text = '';
  start = 0;
  end = 0;
  /** Units of the document before `text`. */
  before = 0;
  /** Pieces of an incomplete token. */
  #fed = '';
  #isLast = false;
  /** How much of the next token was searched, and its open quotation mark. */
  #searched = 0;
  #quote = 0;
  #doctype: DoctypeEnd | undefined;
  #forbidden: { readonly offset: number; readonly character: string } | undefined;

  /** Adds a piece. Earlier tokens become invalid. */
  feed(piece: string): void {
    this.#fed += piece;
    // A long token is joined each time its length has doubled, not for each piece.
    if (this.#fed.length >= this.text.length - this.end) this.#join();
  }

  finish(): void {
    this.#join();
    this.#isLast = true;
  }

  #join() {
    const piece = this.#fed;
    this.#fed = '';
    this.before += this.end;
    this.text = this.text.slice(this.end) + piece;
    this.start = this.end = 0;
    if (this.#forbidden) return;
    const bad = piece.search(FORBIDDEN);
    if (bad < 0) return;
    const at = this.text.length - piece.length + bad;
    this.#forbidden = { offset: this.before + at, character: this.text.charAt(at) };
    this.text = this.text.slice(0, at);
  }

  /** The offset of the current token in the document. */
  get offset() {
    return this.before + this.start;
  }

  /**
   * Goes to the next token. Returns false if the pieces so far have no complete one. Throws XmlError for a token that never
   * ends.
   */
  advance(): boolean {
    this.start = this.end;
    const found = this.start < this.text.length && this.#find();
    if (found) {
      this.#searched = this.#quote = 0;
      this.#doctype = undefined;
      return true;
    }
    if (this.#forbidden) throw forbiddenProblem(this.#forbidden);
    if (this.#isLast && this.start < this.text.length) throw this.#endless();
    if (this.text.length - this.start > TOKEN_LIMIT) throw tooLong(this.offset);
    return false;
  }

  #find(): boolean {
    const { text, start } = this;
    if (text.charCodeAt(start) !== LESS) return this.#findText();
    const next = text.charAt(start + 1);
    if (next === '!' || next === '?') return this.#findBounded();
    if (next === '' && !this.#isLast) return false;
    this.kind = next === '/' ? 'end' : 'start';
    return this.#findTag();
  }

  #findText(): boolean {
    const { text, start } = this;
    this.kind = 'text';
    const end = text.indexOf('<', start);
    this.end = end >= 0 ? end : text.length - this.#heldUnits();
    return this.end > start;
  }

  /** At the end of a piece: a possible start of a reference, of the forbidden `]]>`, or of a line break. */
  #heldUnits(): number {
    const { text, start } = this;
    if (this.#isLast || this.#forbidden) return 0;
    const reference = text.lastIndexOf('&');
    const isOpen = reference >= start && !text.includes(';', reference) && text.length - reference < HELD_UNITS;
    if (isOpen) return text.length - reference;
    if (text.endsWith(']]')) return 2;
    return text.endsWith(']') || text.endsWith('\r') ? 1 : 0;
  }

  #findTag(): boolean {
    const { text, start } = this;
    let quote = this.#quote;
    let at = start + Math.max(1, this.#searched);
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === LESS) break;
      if (quote !== 0) {
        if (unit === quote) quote = 0;
      } else if (unit === GREATER) {
        this.end = at + 1;
        return true;
      } else if (unit === QUOTE || unit === APOSTROPHE) quote = unit;
    }
    this.#quote = quote;
    this.#searched = at - start;
    if (at === text.length && !this.#isLast) return false;
    this.end = at;
    return true;
  }

  #findBounded(): boolean {
    const { text, start } = this;
    for (const { kind, opens, closes } of BOUNDED) {
      if (!text.startsWith(opens, start)) continue;
      const closing = text.indexOf(closes, start + Math.max(opens.length, this.#searched));
      // The first units of the closing sequence may be here already.
      this.#searched = Math.max(0, text.length - start - closes.length + 1);
      if (closing < 0) return false;
      this.kind = kind;
      this.end = closing + closes.length;
      return true;
    }
    if (text.startsWith(DOCTYPE, start)) return this.#findDoctype();
    const openings = [...BOUNDED.map(({ opens }) => opens), DOCTYPE];
    const rest = text.slice(start, start + DOCTYPE.length);
    if (!this.#isLast && openings.some((opens) => opens.startsWith(rest.toUpperCase()))) return false;
    throw new XmlError(this.offset, (place) =>
      /^<!doctype/i.test(rest)
        ? message('xmlLowercaseDoctype', { written: rest, place })
        : message('xmlUnknownDeclaration', { place }),
    );
  }

  #findDoctype(): boolean {
    this.#doctype ??= new DoctypeEnd(DOCTYPE.length);
    const end = this.#doctype.find(this.text, this.start);
    if (end === undefined) return false;
    this.kind = 'doctype';
    this.end = end;
    return true;
  }

  #endless(): XmlError {
    const { text, start, offset } = this;
    const key = BOUNDED.find(({ opens }) => text.startsWith(opens, start))?.endless ?? 'xmlOpenDoctype';
    return new XmlError(offset, (place) => message(key, { place }));
  }
}

const forbiddenProblem = ({ offset, character }: { readonly offset: number; readonly character: string }) =>
  new XmlError(offset, (place) => message('xmlForbidden', { found: named(character), place }));

const tooLong = (offset: number) =>
  new XmlError(offset, (place) => message('xmlTooLong', { place }), { code: 'too-large' });
