// The JSON machine in plain TypeScript. Tests compare the WebAssembly one with it, and browsers without SIMD use it.
import {
  KEPT_WARNINGS,
  type JsonMachine,
  type JsonState,
  type MachineOptions,
  type MachineStep,
  type MachineWarning,
} from '../../../wasm/json/bindings';
import type { JsonTally } from '../../../wasm/json/tally';
import { KiB } from '../../contract/run/sink';
import { byteSet, HEX_VALUES } from '../byte-table';
import { decodeAt } from '../decode-utf8';
import { NumberWeight } from './number-weight';
import { PlainKeys } from './plain-keys';

const ARENA_BYTES = 128 * KiB;
/** A call ends after this much output. */
const OUTPUT_ENOUGH = 128 * KiB;

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const LITERALS: Readonly<Record<number, string>> = { 0x74: 'true', 0x66: 'false', 0x6e: 'null' };
/** The characters of the one-letter escapes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const SPACES = byteSet(' \t\n\r');
const DIGITS = byteSet('0123456789');
const isSpace = (byte: number) => SPACES[byte] === 1;
const isDigit = (byte: number) => DIGITS[byte] === 1;
const isExponentLetter = (byte: number) => byte === 0x65 || byte === 0x45;

type NumberState = Extract<
  JsonState,
  'minus' | 'zero' | 'integer' | 'point' | 'fraction' | 'exponent' | 'exponent-sign' | 'exponent-digits'
>;

/** RFC 8259, section 6: the next state for a byte of a number; undefined if the number ends. */
const NUMBER: Readonly<Record<NumberState, (byte: number) => NumberState | undefined>> = {
  minus: (byte) => (byte === 0x30 ? 'zero' : isDigit(byte) ? 'integer' : undefined),
  zero: (byte) => (byte === 0x2e ? 'point' : isExponentLetter(byte) ? 'exponent' : undefined),
  integer: (byte) => (isDigit(byte) ? 'integer' : NUMBER.zero(byte)),
  point: (byte) => (isDigit(byte) ? 'fraction' : undefined),
  fraction: (byte) => (isDigit(byte) ? 'fraction' : isExponentLetter(byte) ? 'exponent' : undefined),
  exponent: (byte) => (byte === 0x2b || byte === 0x2d ? 'exponent-sign' : NUMBER['exponent-sign'](byte)),
  'exponent-sign': (byte) => (isDigit(byte) ? 'exponent-digits' : undefined),
  'exponent-digits': (byte) => (isDigit(byte) ? 'exponent-digits' : undefined),
};

const isInNumber = (state: JsonState): state is NumberState => state in NUMBER;

const isWholeNumber = (state: JsonState) =>
  state === 'zero' || state === 'integer' || state === 'fraction' || state === 'exponent-digits';

export class PlainMachine implements JsonMachine {
  readonly arena = new Uint8Array(ARENA_BYTES);
  readonly #output = new Uint8Array(ARENA_BYTES + OUTPUT_ENOUGH + 4 * KiB);
  readonly #options: MachineOptions;
  readonly #writes: boolean;
  readonly #spaced: boolean;
  readonly #keys = new PlainKeys();

  #state: JsonState = 'value';
  /** For each open container, whether it is an object. */
  readonly #stack: boolean[] = [];
  #isKey = false;
  #hexLeft = 0;
  #unit = 0;
  /** The rest of a literal. */
  #letters = '';
  #number = new NumberWeight();
  #tokenAt = 0;
  /** Indentation that isn't written yet. */
  #pad = 0;
  /** A line has ended since the last document or, in a sequence, another document may begin. */
  #fed = false;

  readonly #tally = {
    depth: 0,
    objects: 0,
    arrays: 0,
    members: 0,
    scalars: 0,
    documents: 0,
    duplicateKeys: 0,
    inexactNumbers: 0,
  };
  #spans = false;

  // Of the current call.
  #p = 0;
  #out = 0;
  #base = 0;
  #ended: MachineStep['ended'] = 'more';
  #warnings: MachineWarning[] = [];

  constructor(options: MachineOptions) {
    this.#options = options;
    this.#writes = options.writing !== 'nothing';
    this.#spaced = options.writing === 'formatted';
  }

  take(start: number, length: number, offset: number): MachineStep {
    this.#begin();
    this.#p = start;
    this.#base = offset;
    while (this.#p < length && this.#ended === 'more') {
      if (this.#pad > 0) this.#writePad();
      if (this.#out >= OUTPUT_ENOUGH) this.#ended = 'output';
      else this.#step(length);
    }
    return this.#report();
  }

  finish(): MachineStep {
    this.#begin();
    if (isWholeNumber(this.#state) && this.#stack.length === 0) this.#endNumber();
    if (this.#state !== 'done') this.#ended = 'invalid';
    return this.#report();
  }

  tally = (): JsonTally => ({ ...this.#tally });
  hasSpanning = () => this.#spans;
  hasOverflowed = () => this.#keys.hasOverflowed;

  #begin() {
    this.#out = 0;
    this.#ended = 'more';
    this.#warnings = [];
  }

  #report(): MachineStep {
    return {
      ended: this.#ended,
      consumed: this.#p,
      output: this.#output.subarray(0, this.#out),
      warnings: this.#warnings,
      state: this.#state,
      open: this.#stack.length,
      isInObject: this.#stack.at(-1) ?? false,
    };
  }

  #step(end: number) {
    const state = this.#state;
    if (state === 'string') this.#string(end);
    else if (state === 'escape') this.#escape();
    else if (state === 'hex') this.#hex();
    else if (state === 'literal') this.#literal();
    else if (isInNumber(state)) this.#inNumber(state, end);
    else this.#structure(this.arena[this.#p] ?? 0);
  }

  #put(byte: number) {
    if (this.#writes) this.#output[this.#out++] = byte;
  }

  /** Handles the byte at the current position. */
  #pass(byte: number) {
    this.#put(byte);
    this.#p++;
  }

  #newLine(levels: number) {
    if (!this.#spaced) return;
    this.#put(LINE_FEED);
    this.#pad = levels * this.#options.indent.length;
  }

  #writePad() {
    const count = Math.min(this.#pad, Math.max(0, OUTPUT_ENOUGH - this.#out));
    this.#output.fill(this.#options.indent.charCodeAt(0), this.#out, this.#out + count);
    this.#out += count;
    this.#pad -= count;
  }

  #warn(kind: MachineWarning['kind']) {
    const before = this.#tally[kind === 'duplicate-key' ? 'duplicateKeys' : 'inexactNumbers']++;
    if (before < KEPT_WARNINGS) this.#warnings.push({ kind, offset: this.#tokenAt });
  }

  #structure(byte: number) {
    if (isSpace(byte)) return this.#space(byte);
    switch (this.#state) {
      case 'value':
        return this.#value(byte);
      case 'value-or-end':
        if (byte === 0x5d) return this.#close(byte);
        this.#newLine(this.#stack.length);
        this.#state = 'value';
        return;
      case 'key-or-end':
        if (byte === 0x7d) return this.#close(byte);
        if (byte !== QUOTE) return this.#refuse();
        this.#newLine(this.#stack.length);
        this.#state = 'key';
        return;
      case 'key':
        return byte === QUOTE ? this.#beginString(true) : this.#refuse();
      case 'colon':
        return byte === 0x3a ? this.#colon(byte) : this.#refuse();
      case 'comma-or-end':
        return this.#commaOrEnd(byte);
      case 'closing':
        return this.#close(byte);
      default:
        return this.#nextDocument(byte);
    }
  }

  #refuse() {
    this.#ended = 'invalid';
  }

  #space(byte: number) {
    this.#p++;
    if (this.#options.isSequence) this.#fed = true;
    if (byte !== LINE_FEED) return;
    if (this.#stack.length > 0) this.#spans = true;
    this.#fed = true;
  }

  #value(byte: number) {
    if (byte === QUOTE) this.#beginString(false);
    else if (byte === 0x7b || byte === 0x5b) this.#open(byte);
    else if (byte === 0x2d || isDigit(byte)) this.#beginNumber(byte);
    else if (LITERALS[byte]) this.#beginLiteral(byte, LITERALS[byte]);
    else this.#refuse();
  }

  #open(byte: number) {
    if (this.#stack.length === this.#options.maxDepth) {
      this.#ended = 'too-deep';
      return;
    }
    const isObject = byte === 0x7b;
    this.#stack.push(isObject);
    if (isObject) this.#keys.open();
    const tally = this.#tally;
    tally.depth = Math.max(tally.depth, this.#stack.length);
    tally[isObject ? 'objects' : 'arrays']++;
    this.#pass(byte);
    this.#state = isObject ? 'key-or-end' : 'value-or-end';
  }

  #close(byte: number) {
    this.#pass(byte);
    if (this.#stack.pop()) this.#keys.close();
    this.#endValue();
    if (this.#options.isSequence) this.#fed = true;
  }

  #endValue() {
    if (this.#stack.length > 0) this.#state = 'comma-or-end';
    else {
      this.#state = 'done';
      this.#fed = false;
      this.#tally.documents++;
    }
  }

  #colon(byte: number) {
    this.#pass(byte);
    if (this.#spaced) this.#put(0x20);
    this.#state = 'value';
  }

  #commaOrEnd(byte: number) {
    const isInObject = this.#stack.at(-1) ?? false;
    if (byte === 0x2c) {
      this.#pass(byte);
      this.#newLine(this.#stack.length);
      this.#state = isInObject ? 'key' : 'value';
    } else if (byte === (isInObject ? 0x7d : 0x5d)) {
      this.#newLine(this.#stack.length - 1);
      this.#state = 'closing';
    } else this.#refuse();
  }

  #nextDocument(byte: number) {
    const { isLines, isSequence } = this.#options;
    const isDelimiter = byte === QUOTE || byte === 0x5b || byte === 0x7b;
    if (isSequence ? !this.#fed && !isDelimiter : !isLines || !this.#fed) return this.#refuse();
    this.#put(LINE_FEED);
    this.#state = 'value';
  }

  #beginString(isKey: boolean) {
    this.#tokenAt = this.#base + this.#p;
    this.#pass(QUOTE);
    this.#isKey = isKey;
    if (isKey) this.#keys.begin();
    else this.#tally.scalars++;
    this.#state = 'string';
  }

  /** Copies up to an escape, the string's end or the end of the chunk. */
  #string(end: number) {
    const { arena } = this;
    const from = this.#p;
    let at = from;
    for (let byte = arena[at] ?? 0; at < end; byte = arena[at] ?? 0) {
      if (byte < 0x20 || byte === QUOTE || byte === BACKSLASH) break;
      const bytes = byte < 0x80 ? 1 : decodeAt(arena, at, end) & 7;
      if (bytes === 0) break;
      at += bytes;
    }
    if (this.#isKey) this.#keys.addBytes(arena, from, at);
    if (this.#writes) this.#output.set(arena.subarray(from, at), this.#out);
    if (this.#writes) this.#out += at - from;
    this.#p = at;
    if (at < end) this.#endRun(arena[at] ?? 0);
  }

  #endRun(byte: number) {
    if (byte !== QUOTE && byte !== BACKSLASH) return this.#refuse();
    this.#pass(byte);
    if (byte === BACKSLASH) this.#state = 'escape';
    else if (!this.#isKey) {
      this.#endValue();
      if (this.#options.isSequence) this.#fed = true;
    } else {
      this.#tally.members++;
      if (this.#keys.end()) this.#warn('duplicate-key');
      this.#state = 'colon';
    }
  }

  #escape() {
    const byte = this.arena[this.#p] ?? 0;
    const character = ESCAPES[String.fromCharCode(byte)];
    if (character === undefined && byte !== 0x75) return this.#refuse();
    this.#pass(byte);
    this.#state = character === undefined ? 'hex' : 'string';
    this.#hexLeft = 4;
    this.#unit = 0;
    if (character !== undefined && this.#isKey) this.#keys.addUnit(character.charCodeAt(0));
  }

  #hex() {
    const byte = this.arena[this.#p] ?? 0;
    const digit = HEX_VALUES[byte] ?? -1;
    if (digit < 0) return this.#refuse();
    this.#pass(byte);
    this.#unit = this.#unit * 16 + digit;
    if (--this.#hexLeft > 0) return;
    if (this.#isKey) this.#keys.addUnit(this.#unit);
    this.#state = 'string';
  }

  #beginLiteral(byte: number, literal: string) {
    this.#tally.scalars++;
    this.#pass(byte);
    this.#letters = literal.slice(1);
    this.#state = 'literal';
  }

  #literal() {
    const byte = this.arena[this.#p] ?? 0;
    if (byte !== this.#letters.charCodeAt(0)) return this.#refuse();
    this.#pass(byte);
    this.#letters = this.#letters.slice(1);
    if (this.#letters === '') this.#endValue();
  }

  #beginNumber(byte: number) {
    this.#tokenAt = this.#base + this.#p;
    this.#tally.scalars++;
    this.#number = new NumberWeight();
    this.#number.add(byte);
    this.#pass(byte);
    this.#state = byte === 0x2d ? 'minus' : byte === 0x30 ? 'zero' : 'integer';
  }

  #inNumber(state: NumberState, end: number) {
    let now = state;
    while (this.#p < end) {
      const byte = this.arena[this.#p] ?? 0;
      const next = NUMBER[now](byte);
      if (!next) break;
      this.#number.add(byte);
      this.#pass(byte);
      now = next;
    }
    this.#state = now;
    if (this.#p === end) return;
    // A second zero is refused in the next state, because it isn't a comma.
    if (isWholeNumber(now)) this.#endNumber();
    else this.#refuse();
  }

  #endNumber() {
    if (this.#number.isInexact()) this.#warn('inexact-number');
    this.#endValue();
  }
}
