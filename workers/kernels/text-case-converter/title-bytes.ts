// Title case of a text's bytes, without strings for most of it: for a stretch between whitespace in which every character maps
// to one other in any context, a table suffices. Harder stretches (marks, sigma, ligatures, URLs, periods in words) use
// strings.
import {
  ASCII_CHARACTERS,
  BEFORE,
  CharacterTable,
  HARD,
  KNOWN_CHARACTERS,
  LETTER,
  NEEDS_TEXT,
  OUTSIDE,
  stateAfter,
  STATE_SHIFT,
  STEP_ENDS_STRETCH,
  STEP_LEAVES_ASCII,
} from './character-table';
import type { CaseMapping } from './mapping';
import { isAsciiSpace, Pieces } from './pieces';
import { TitleCase } from './prose';

/** Takes valid UTF-8 in arbitrary chunks. Its result is valid until the next call. */
export class TitleBytes {
  readonly #table: CharacterTable;
  readonly #words: TitleCase;
  readonly #pieces = new Pieces();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #encoder = new TextEncoder();
  #out = new Uint8Array();
  #filled = 0;
  /** A stretch that needs strings isn't complete yet. */
  #isOpen = false;

  constructor(mapping: CaseMapping) {
    this.#table = new CharacterTable(mapping);
    this.#words = new TitleCase(mapping);
  }

  push(bytes: Uint8Array): Uint8Array {
    this.#filled = 0;
    for (let at = 0; at < bytes.length;) {
      if (!this.#isOpen) at = this.#takeEasy(bytes, at);
      if (at < bytes.length) at = this.#takeHard(bytes, at);
    }
    return this.#out.subarray(0, this.#filled);
  }

  end(): Uint8Array {
    this.#filled = 0;
    this.#write(this.#decoder.decode());
    this.#write(this.#words.push(this.#pieces.end()));
    return this.#out.subarray(0, this.#filled);
  }

  /** Converts up to the first stretch that is hard or incomplete, and returns its start. */
  #takeEasy(bytes: Uint8Array, start: number): number {
    this.#makeRoom(3 * (bytes.length - start));
    const out = this.#out;
    const table = this.#table;
    const { titles, lowers, asciiSteps } = table;
    const { length } = bytes;
    let state = OUTSIDE;
    let to = this.#filled;
    let stretch = start;
    for (let at = start; at < length;) {
      let codePoint = bytes[at] ?? 0;
      if (codePoint < ASCII_CHARACTERS) {
        const step = asciiSteps[state * ASCII_CHARACTERS + codePoint] ?? 0;
        if (step < STEP_ENDS_STRETCH) {
          out[to++] = step;
          state = step >> STATE_SHIFT;
          at++;
          continue;
        }
        if (step < STEP_LEAVES_ASCII) {
          out[to++] = step;
          state = OUTSIDE;
          stretch = ++at;
          this.#filled = to;
          continue;
        }
      }
      const next = at + lengthOf(codePoint);
      if (next > length) break;
      codePoint = codePointAt(bytes, at, codePoint);
      if (codePoint >= KNOWN_CHARACTERS) break;
      const kind = table.kindOf(codePoint);
      const after = stateAfter(kind, state);
      if (kind === HARD || after === NEEDS_TEXT) break;
      if (kind === LETTER) {
        const unit = (state <= BEFORE ? titles : lowers)[codePoint] ?? 0;
        if (unit === 0) break;
        to = putUnit(out, to, unit);
      } else for (let from = at; from < next; from++) out[to++] = bytes[from] ?? 0;
      state = after;
      at = next;
    }
    return stretch;
  }

  /** Converts one stretch, or the part of it in this chunk, and returns its end. */
  #takeHard(bytes: Uint8Array, start: number): number {
    const space = bytes.subarray(start).findIndex(isAsciiSpace);
    this.#isOpen = space < 0;
    const end = this.#isOpen ? bytes.length : start + space + 1;
    const text = this.#decoder.decode(bytes.subarray(start, end), { stream: true });
    this.#write(this.#words.push(this.#pieces.push(text)));
    if (!this.#isOpen) this.#write(this.#words.push(this.#pieces.end()));
    return end;
  }

  #write(text: string): void {
    this.#makeRoom(3 * text.length);
    this.#filled += this.#encoder.encodeInto(text, this.#out.subarray(this.#filled)).written;
  }

  #makeRoom(bytes: number): void {
    if (this.#filled + bytes <= this.#out.length) return;
    const larger = new Uint8Array(2 * (this.#filled + bytes));
    larger.set(this.#out.subarray(0, this.#filled));
    this.#out = larger;
  }
}

/** The size in bytes of the character with this first byte. */
const lengthOf = (first: number) => (first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

/** For a character that is complete and valid. */
function codePointAt(bytes: Uint8Array, at: number, first: number): number {
  if (first < 0x80) return first;
  const second = (bytes[at + 1] ?? 0) & 0x3f;
  if (first < 0xe0) return ((first & 0x1f) << 6) | second;
  const third = (bytes[at + 2] ?? 0) & 0x3f;
  if (first < 0xf0) return ((first & 0x0f) << 12) | (second << 6) | third;
  return ((first & 0x07) << 18) | (second << 12) | (third << 6) | ((bytes[at + 3] ?? 0) & 0x3f);
}

/** Writes a character of the first plane; returns the next position. */
function putUnit(out: Uint8Array, to: number, unit: number): number {
  if (unit < 0x80) {
    out[to] = unit;
    return to + 1;
  }
  if (unit < 0x800) {
    out[to] = 0xc0 | (unit >> 6);
    out[to + 1] = 0x80 | (unit & 0x3f);
    return to + 2;
  }
  out[to] = 0xe0 | (unit >> 12);
  out[to + 1] = 0x80 | ((unit >> 6) & 0x3f);
  out[to + 2] = 0x80 | (unit & 0x3f);
  return to + 3;
}
