// Converts the values of common YAML: texts in all styles, and brackets that close on their line.
import {
  blockText,
  COLON,
  foldedText,
  HASH,
  isApart,
  isQuote,
  plainEnd,
  quotedEnd,
  quotedText,
  SPACE,
  skipSpaces,
  startsPlain,
  trimmedEnd,
  unsure,
} from '../read/common-tokens';
import type { JsonOut } from '../read/json-out';
import type { LineCursor } from '../read/line-cursor';
import { invisibleInKey } from './invisible';
import type { Losses } from './losses';
import type { Reading } from '../read/reading';
import { looksStructured, notedScalar } from './scalar-notes';
import type { LossKind, YamlVersion } from '../spec';

/** Part of what the library allows. */
export const COMMON_DEPTH = 100;
/** The library refuses keys of 1,024 characters and more. */
const LONGEST_KEY = 1_000;

const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;
/** The code of each opening bracket's closing one. */
const TO_CLOSING = 2;
const PIPE = 0x7c;
const ANGLE = 0x3e;

export class CommonValues {
  readonly #cursor: LineCursor;
  readonly #text: string;
  readonly #version: YamlVersion;
  readonly #hasInvisible: boolean;
  readonly #out: JsonOut;
  readonly #losses: Losses;
  readonly #lose = (kind: LossKind, text: string) => this.#losses.add(kind, this.#cursor.line, text);
  /** The end of the last token. */
  #tokenEnd = 0;

  constructor(cursor: LineCursor, { options, hasInvisible }: Reading, out: JsonOut, losses: Losses) {
    this.#cursor = cursor;
    this.#text = cursor.text;
    this.#version = options.version;
    this.#hasInvisible = hasInvisible;
    this.#out = out;
    this.#losses = losses;
  }

  comment(at: number): void {
    this.#lose('comment', this.#text.slice(at, this.#cursor.end));
  }

  /** Whether the rest of the line is only a comment. */
  isLineDone(at: number): boolean {
    const next = skipSpaces(this.#text, at, this.#cursor.end);
    if (next === this.#cursor.end) return true;
    if (this.#text.charCodeAt(next) !== HASH || this.#text.charCodeAt(next - 1) !== SPACE) return false;
    this.comment(next);
    return true;
  }

  /** The colon of the key that begins here; -1 if there is none. */
  colonOf(at: number, isInFlow = false): number {
    const { end } = this.#cursor;
    const isQuoted = isQuote(this.#text.charCodeAt(at));
    if (!isQuoted && !startsPlain(this.#text, at)) return -1;
    const behind = isQuoted ? quotedEnd(this.#text, at) : plainEnd(this.#text, at, end, isInFlow);
    this.#tokenEnd = isQuoted ? behind : trimmedEnd(this.#text, at, behind);
    const colon = isQuoted ? skipSpaces(this.#text, behind, end) : behind;
    if (colon >= end || this.#text.charCodeAt(colon) !== COLON) return -1;
    const isEnded = (isQuoted && isInFlow) || isApart(this.#text, colon, end);
    if (!isEnded || colon - at > LONGEST_KEY) unsure();
    return colon;
  }

  /** Writes the key whose colon `colonOf` has found. */
  key(at: number, keys: Set<string>): void {
    const source = this.#text.slice(at, this.#tokenEnd);
    const json = isQuote(source.charCodeAt(0)) ? JSON.stringify(quotedText(source)) : this.#plainKey(source);
    if (keys.has(json)) this.#lose('duplicate-key', json);
    keys.add(json);
    const invisible = this.#hasInvisible ? invisibleInKey(json.slice(1, -1)) : undefined;
    if (invisible !== undefined) this.#lose('invisible', invisible);
    this.#out.key(json);
  }

  #plainKey(source: string): string {
    if (source === '<<') unsure();
    const { type, json } = notedScalar(source, this.#version, this.#lose);
    if (type === 'text') return json;
    this.#lose('text-key', json);
    return JSON.stringify(json);
  }

  /** Writes a value up to the end of its last line. Its collection begins in `column`, at depth `depth`. */
  value(at: number, column: number, depth: number): void {
    const code = this.#text.charCodeAt(at);
    if (isQuote(code)) this.#quoted(at, column);
    else if (code === BRACKET || code === BRACE) this.#endLine(this.#flow(at, depth));
    else if (code === PIPE || code === ANGLE) this.#block(at, column);
    else this.#plain(at, column);
  }

  #endLine(at: number) {
    if (!this.isLineDone(at)) unsure();
  }

  #plain(at: number, column: number) {
    const cursor = this.#cursor;
    // A key inside a value on the line of another key.
    if (this.colonOf(at) >= 0 || !startsPlain(this.#text, at)) unsure();
    if (skipSpaces(this.#text, this.#tokenEnd, cursor.end) < cursor.end || !this.#goesOn(column)) {
      const source = this.#text.slice(at, this.#tokenEnd);
      if (looksStructured(this.#text, at, this.#tokenEnd)) this.#lose('looks-structured', source);
      this.#out.scalar(notedScalar(source, this.#version, this.#lose, this.#hasInvisible).json);
      return this.#endLine(this.#tokenEnd);
    }
    const { line } = cursor;
    const end = this.#continuation(column);
    const source = foldedText(this.#text.slice(at, end));
    const lose = (kind: LossKind, text: string) => this.#losses.add(kind, line, text);
    if (looksStructured(this.#text, at, end)) lose('looks-structured', source);
    this.#out.scalar(notedScalar(source, this.#version, lose, this.#hasInvisible).json);
  }

  /** Whether plain text continues on the next line. */
  #goesOn(column: number): boolean {
    const { start, at } = this.#cursor.peek();
    return at - start > column && this.#text.charCodeAt(at) !== HASH;
  }

  /** Reads the lines of plain text; returns its end. */
  #continuation(column: number): number {
    const cursor = this.#cursor;
    let end = cursor.end;
    while (this.#goesOn(column)) {
      const from = cursor.peek().at;
      cursor.advanceTo(from);
      if (this.colonOf(from) >= 0 || !startsPlain(this.#text, from)) unsure();
      end = this.#tokenEnd;
      if (skipSpaces(this.#text, end, cursor.end) < cursor.end) unsure();
    }
    return end;
  }

  #quoted(at: number, column: number) {
    const cursor = this.#cursor;
    const end = quotedEnd(this.#text, at);
    while (cursor.end < end) {
      const { start, at: first } = cursor.peek();
      if (first - start <= column || first >= end) unsure();
      cursor.advanceTo(first);
    }
    this.#out.scalar(JSON.stringify(quotedText(this.#text.slice(at, end))));
    this.#endLine(end);
  }

  /** Lines that are indented more than their collection, and at least as much as the first of them. */
  #block(at: number, column: number) {
    const cursor = this.#cursor;
    const header = this.#text.slice(at, trimmedEnd(this.#text, at, cursor.end));
    if (!/^[|>][-+]?$/.test(header)) unsure();
    const from = cursor.next;
    let next = cursor.peek();
    const indent = next.at - next.start;
    if (indent <= column) unsure();
    for (; next.at - next.start >= indent; next = cursor.peek()) cursor.advanceTo(next.at);
    // Blank lines at the end belong to it.
    cursor.advanceTo(next.start - 1);
    this.#out.scalar(JSON.stringify(blockText(header, this.#text.slice(from, cursor.next))));
  }

  /** Returns the offset after the closing bracket. */
  #flow(at: number, depth: number): number {
    if (depth >= COMMON_DEPTH) unsure();
    const { end } = this.#cursor;
    const opening = this.#text.charCodeAt(at);
    const keys = opening === BRACE ? new Set<string>() : undefined;
    this.#out.open(keys ? '{' : '[');
    let next = skipSpaces(this.#text, at + 1, end);
    if (this.#codeAt(next) !== opening + TO_CLOSING) {
      for (;;) {
        next = skipSpaces(this.#text, this.#flowEntry(next, depth, keys), end);
        if (this.#codeAt(next) !== COMMA) break;
        next = skipSpaces(this.#text, next + 1, end);
      }
      if (this.#codeAt(next) !== opening + TO_CLOSING) unsure();
    }
    this.#out.close(keys ? '}' : ']');
    return next + 1;
  }

  /** NaN at the end of the line. */
  #codeAt(at: number): number {
    return at < this.#cursor.end ? this.#text.charCodeAt(at) : NaN;
  }

  #flowEntry(at: number, depth: number, keys: Set<string> | undefined): number {
    if (!keys) return this.#flowValue(at, depth);
    const colon = this.colonOf(at, true);
    if (colon < 0) unsure();
    this.key(at, keys);
    return this.#flowValue(skipSpaces(this.#text, colon + 1, this.#cursor.end), depth);
  }

  #flowValue(at: number, depth: number): number {
    const code = this.#codeAt(at);
    if (code === BRACKET || code === BRACE) return this.#flow(at, depth + 1);
    // A pair inside a list.
    if (this.colonOf(at, true) >= 0 || at >= this.#cursor.end || this.#tokenEnd > this.#cursor.end) unsure();
    if (!isQuote(code) && !startsPlain(this.#text, at)) unsure();
    const end = this.#tokenEnd;
    const source = this.#text.slice(at, end);
    if (isQuote(code)) this.#out.scalar(JSON.stringify(quotedText(source)));
    else this.#out.scalar(notedScalar(source, this.#version, this.#lose, this.#hasInvisible).json);
    return end;
  }
}
