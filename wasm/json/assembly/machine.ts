// A machine for JSON (RFC 8259) over pieces of UTF-8: it judges each byte, and writes the same tokens again, spaced for reading,
// without white space, or not at all. It keeps nothing of the text but which containers are open and what keys they have.
import { addBytes, addUnit, beginKey, endKey, forgetKeys, known, overflowed, seedKeys } from './_keys';
import {
  ARENA,
  CLOSING,
  COLON,
  COMMA_OR_END,
  DEPTH_LIMIT,
  DONE,
  DUPLICATE_KEY,
  ESCAPE,
  EXPONENT,
  EXPONENT_DIGITS,
  EXPONENT_SIGN,
  FAULT,
  FRACTION,
  HEX,
  INEXACT_NUMBER,
  INTEGER,
  KEY,
  KEY_OR_END,
  LITERAL,
  MINUS,
  MORE,
  OBJECT,
  OUTPUT,
  OUTPUT_ENOUGH,
  OUTPUT_FULL,
  POINT,
  RESULTS,
  STACK,
  STRING,
  TOO_DEEP,
  VALUE,
  VALUE_OR_END,
  ZERO,
} from './_layout';
import { beginLog, duplicates, forgetLog, inexact, logged, warn } from './_log';
import { beginNumber, isInexact, weigh } from './_number';
export { ARENA, ARENA_BYTES, DEPTH_LIMIT, KEY_LIMIT, LOG, OUTPUT, RESULTS } from './_layout';

// How it was begun.
let writes = false;
let spaced = false;
let isLines = false;
let indent: u32 = 0;
let indentByte: u32 = 0x20;
let maxDepth: u32 = 0;

// Where it is.
let state: u32 = VALUE;
let depth: u32 = 0;
let isKey = false;
/** Digits of an escape that are still to come, and its value so far. */
let hexLeft: u32 = 0;
let unit: u32 = 0;
/** The letters of a literal that are still to come, the next one lowest. */
let letters: u32 = 0;
/** Indentation that is still to be written. */
let pad: u32 = 0;
/** A line has ended since the last document. */
let fed = false;
/** Offset of the token that is being read. */
let tokenAt: f64 = 0;
/** Where the part of a number that was not weighed begins; whether there was a part before. */
let numberFrom: u32 = 0;
let wasWeighed = false;

// What was seen.
let deepest: u32 = 0;
let objects: f64 = 0;
let arrays: f64 = 0;
let members: f64 = 0;
let scalars: f64 = 0;
let documents: f64 = 0;
/** A document of several lines. */
let spans = false;

// Of one call.
let p: u32 = 0;
let out: u32 = OUTPUT;
let base: f64 = 0;
let status: u32 = MORE;

export function begin(mode: u32, width: u32, byte: u32, lines: u32, depthLimit: u32, seed: f64): void {
  writes = mode != 0;
  spaced = mode == 2;
  isLines = lines != 0;
  indent = width;
  indentByte = byte;
  maxDepth = min(depthLimit, DEPTH_LIMIT);
  state = VALUE;
  depth = 0;
  pad = 0;
  fed = true;
  deepest = 0;
  objects = arrays = members = scalars = documents = 0;
  spans = false;
  beginLog();
  seedKeys(seed);
}

@inline function put(byte: u32): void {
  if (!writes) return;
  store<u8>(out, byte);
  out += 1;
}

@inline function newLine(levels: u32): void {
  if (!spaced) return;
  store<u8>(out, 10);
  out += 1;
  pad = levels * indent;
}

@inline function offset(at: u32): f64 {
  return base + <f64>(at - ARENA);
}

function endValue(): void {
  if (depth > 0) state = COMMA_OR_END;
  else {
    state = DONE;
    fed = false;
    documents += 1;
  }
}

function open(byte: u32): void {
  if (depth == maxDepth) {
    status = TOO_DEEP;
    return;
  }
  const isObject = byte == 0x7b;
  store<u32>(STACK + 4 * depth, isObject ? known | OBJECT : known);
  depth += 1;
  if (depth > deepest) deepest = depth;
  if (isObject) objects += 1;
  else arrays += 1;
  put(byte);
  p += 1;
  state = isObject ? KEY_OR_END : VALUE_OR_END;
}

function close(byte: u32): void {
  put(byte);
  p += 1;
  depth -= 1;
  const entry = load<u32>(STACK + 4 * depth);
  if (entry & OBJECT) forgetKeys(entry & ~OBJECT);
  endValue();
}

@inline function isObjectOpen(): bool {
  return depth > 0 && (load<u32>(STACK + 4 * depth - 4) & OBJECT) != 0;
}

@inline function beginString(key: bool): void {
  put(0x22);
  tokenAt = offset(p);
  p += 1;
  isKey = key;
  if (key) beginKey();
  else scalars += 1;
  state = STRING;
}

@inline function beginNumberWith(byte: u32, next: u32): void {
  beginNumber();
  wasWeighed = false;
  tokenAt = offset(p);
  numberFrom = p;
  scalars += 1;
  put(byte);
  p += 1;
  state = next;
}

@inline function beginLiteral(byte: u32, rest: u32): void {
  scalars += 1;
  put(byte);
  p += 1;
  letters = rest;
  state = LITERAL;
}

function value(byte: u32): void {
  if (byte == 0x22) beginString(false);
  else if (byte == 0x7b || byte == 0x5b) open(byte);
  else if (byte - 0x31 <= 8) beginNumberWith(byte, INTEGER);
  else if (byte == 0x30) beginNumberWith(byte, ZERO);
  else if (byte == 0x2d) beginNumberWith(byte, MINUS);
  else if (byte == 0x74) beginLiteral(byte, 0x657572); // "rue", read from its end
  else if (byte == 0x66) beginLiteral(byte, 0x65736c61); // "alse"
  else if (byte == 0x6e) beginLiteral(byte, 0x6c6c75); // "ull"
  else status = FAULT;
}

@inline function splat(byte: u8): v128 {
  return i8x16.splat(<i8>byte);
}

/** Over white space. Line feeds matter only where documents are told apart by them. */
function skipSpace(end: u32): void {
  let q = p;
  let feeds: u32 = 0;
  for (;;) {
    const v = v128.load(q);
    const feed = i8x16.eq(v, splat(10));
    const space = v128.or(
      v128.or(i8x16.eq(v, splat(0x20)), feed),
      v128.or(i8x16.eq(v, splat(13)), i8x16.eq(v, splat(9))),
    );
    const other = ~i8x16.bitmask(space) & 0xffff;
    const count = other ? ctz(other) : 16;
    feeds |= i8x16.bitmask(feed) & ((1 << count) - 1);
    q += count;
    if (other || q >= end) break;
  }
  p = min(q, end);
  if (feeds == 0) return;
  if (depth > 0) spans = true;
  fed = true;
}

@inline function isSpace(byte: u32): bool {
  return byte == 0x20 || byte == 10 || byte == 13 || byte == 9;
}

/** Between tokens. */
function structure(end: u32): void {
  const byte = <u32>load<u8>(p);
  if (isSpace(byte)) {
    skipSpace(end);
    return;
  }
  switch (state) {
    case VALUE:
      value(byte);
      return;
    case VALUE_OR_END:
      if (byte == 0x5d) close(byte);
      else {
        newLine(depth);
        state = VALUE;
      }
      return;
    case KEY_OR_END:
      if (byte == 0x7d) close(byte);
      else if (byte != 0x22) status = FAULT;
      else {
        newLine(depth);
        state = KEY;
      }
      return;
    case KEY:
      if (byte == 0x22) beginString(true);
      else status = FAULT;
      return;
    case COLON:
      if (byte != 0x3a) {
        status = FAULT;
        return;
      }
      put(byte);
      if (spaced) put(0x20);
      p += 1;
      state = VALUE;
      return;
    case COMMA_OR_END:
      if (byte == 0x2c) {
        put(byte);
        p += 1;
        newLine(depth);
        state = isObjectOpen() ? KEY : VALUE;
      } else if (byte == (isObjectOpen() ? 0x7d : 0x5d)) {
        newLine(depth - 1);
        state = CLOSING;
      } else status = FAULT;
      return;
    case CLOSING:
      close(byte);
      return;
    default:
      // Behind a document.
      if (!isLines || !fed) status = FAULT;
      else {
        put(10);
        state = VALUE;
      }
  }
}

@inline function isInner(byte: u32): bool {
  return (byte & 0xc0) == 0x80;
}

/** Bytes of the character that begins with this byte above 0x7f, or 0: The Unicode Standard, table 3-7. */
function characterBytes(at: u32): u32 {
  const first = <u32>load<u8>(at);
  const second = <u32>load<u8>(at, 1);
  if (first < 0xc2 || first > 0xf4 || !isInner(second)) return 0;
  if (first < 0xe0) return 2;
  if (!isInner(load<u8>(at, 2))) return 0;
  if (first < 0xf0) return (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ? 0 : 3;
  if (!isInner(load<u8>(at, 3))) return 0;
  return (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f) ? 0 : 4;
}

/** Within a string, up to an escape, to its end or to the end of the piece. */
function string(end: u32): void {
  const from = p;
  let q = from;
  let o = out;
  for (;;) {
    const v = v128.load(q);
    if (writes) v128.store(o, v);
    // Signed: bytes above 0x7f are below 0x20, too.
    const special = i8x16.bitmask(
      v128.or(v128.or(i8x16.eq(v, splat(0x22)), i8x16.eq(v, splat(0x5c))), i8x16.lt_s(v, splat(0x20))),
    );
    if (special == 0) {
      q += 16;
      o += 16;
      continue;
    }
    q += ctz(special);
    o += ctz(special);
    // Behind the piece are zeros, so that it is never passed.
    if (q >= end) break;
    let byte = <u32>load<u8>(q);
    if (byte < 0x80) break;
    while (byte >= 0x80) {
      const count = q < end ? characterBytes(q) : 0;
      if (count == 0) break;
      if (writes) store<u32>(o, load<u32>(q));
      q += count;
      o += count;
      byte = load<u8>(q);
    }
    if (byte >= 0x80) break;
  }
  if (isKey) addBytes(from, q);
  p = q;
  if (writes) out = o;
  if (q < end) endRun(<u32>load<u8>(q));
}

function endRun(byte: u32): void {
  if (byte == 0x22) {
    put(byte);
    p += 1;
    if (!isKey) endValue();
    else {
      members += 1;
      if (endKey(depth)) warn(DUPLICATE_KEY, tokenAt);
      state = COLON;
    }
  } else if (byte == 0x5c) {
    put(byte);
    p += 1;
    state = ESCAPE;
  } else status = FAULT;
}

/** The character that a letter behind a backslash stands for; 0 for none. */
@inline function escaped(byte: u32): u32 {
  if (byte == 0x22 || byte == 0x5c || byte == 0x2f) return byte;
  if (byte == 0x6e) return 10;
  if (byte == 0x74) return 9;
  if (byte == 0x72) return 13;
  if (byte == 0x62) return 8;
  return byte == 0x66 ? 12 : 0;
}

function escape(): void {
  const byte = <u32>load<u8>(p);
  const character = escaped(byte);
  if (character == 0 && byte != 0x75) {
    status = FAULT;
    return;
  }
  put(byte);
  p += 1;
  state = STRING;
  if (character == 0) {
    state = HEX;
    hexLeft = 4;
    unit = 0;
  } else if (isKey) addUnit(character);
}

function hex(): void {
  const byte = <u32>load<u8>(p);
  const letter = (byte | 0x20) - 0x61;
  const digit = byte - 0x30 <= 9 ? byte - 0x30 : letter <= 5 ? letter + 10 : 16;
  if (digit == 16) {
    status = FAULT;
    return;
  }
  put(byte);
  p += 1;
  unit = (unit << 4) | digit;
  hexLeft -= 1;
  if (hexLeft > 0) return;
  if (isKey) addUnit(unit);
  state = STRING;
}

function literal(): void {
  const byte = <u32>load<u8>(p);
  if (byte != (letters & 0xff)) {
    status = FAULT;
    return;
  }
  put(byte);
  p += 1;
  letters >>= 8;
  if (letters == 0) endValue();
}

/** Which state a byte leads to within a number; 0 where it is no part of it. */
@inline function nextInNumber(byte: u32): u32 {
  const isDigit = byte - 0x30 <= 9;
  const isLetter = (byte | 0x20) == 0x65;
  switch (state) {
    case MINUS:
      return byte == 0x30 ? ZERO : isDigit ? INTEGER : 0;
    case ZERO:
    case INTEGER:
      if (isDigit) return state == ZERO ? 0 : INTEGER;
      return byte == 0x2e ? POINT : isLetter ? EXPONENT : 0;
    case POINT:
      return isDigit ? FRACTION : 0;
    case FRACTION:
      return isDigit ? FRACTION : isLetter ? EXPONENT : 0;
    case EXPONENT:
      if (byte == 0x2b || byte == 0x2d) return EXPONENT_SIGN;
      return isDigit ? EXPONENT_DIGITS : 0;
    default:
      return isDigit ? EXPONENT_DIGITS : 0;
  }
}

@inline function isWholeNumber(): bool {
  return state == ZERO || state == INTEGER || state == FRACTION || state == EXPONENT_DIGITS;
}

function number(end: u32): void {
  let q = p;
  let o = out;
  while (q < end) {
    const byte = <u32>load<u8>(q);
    const next = nextInNumber(byte);
    if (next == 0) break;
    state = next;
    if (writes) store<u8>(o, byte);
    o += 1;
    q += 1;
  }
  p = q;
  if (writes) out = o;
  if (q == end) return;
  // A second zero, and what else cannot follow, is no comma and so is refused there.
  if (isWholeNumber()) endNumber();
  else status = FAULT;
}

function endNumber(): void {
  // Up to 15 digits are exact; an exponent makes it a matter of its own.
  if (wasWeighed || p - numberFrom > 15 || state == EXPONENT_DIGITS) {
    weigh(numberFrom, p);
    if (isInexact()) warn(INEXACT_NUMBER, tokenAt);
  }
  endValue();
}

@inline function isInNumber(): bool {
  return state >= MINUS && state <= EXPONENT_DIGITS;
}

/** Writes indentation as far as there is room. */
function writePad(): void {
  const room = <i32>(OUTPUT + OUTPUT_ENOUGH - out);
  if (room <= 0) return;
  const count = min(pad, <u32>room);
  memory.fill(out, <u8>indentByte, count);
  out += count;
  pad -= count;
}

/**
 * Takes the arena's bytes from `start` up to `length`; `offset` is that of the arena's first byte. Ends when all are taken, when
 * there is enough output, or at the byte that cannot be.
 */
export function take(start: u32, length: u32, offset: f64): u32 {
  const end = ARENA + length;
  p = ARENA + start;
  out = OUTPUT;
  base = offset;
  status = MORE;
  numberFrom = p;
  forgetLog();
  memory.fill(end, 0, 32);
  while (p < end) {
    if (pad > 0) writePad();
    if (out >= OUTPUT + OUTPUT_ENOUGH) {
      status = OUTPUT_FULL;
      break;
    }
    if (state <= DONE) structure(end);
    else if (state == STRING) string(end);
    else if (isInNumber()) number(end);
    else if (state == ESCAPE) escape();
    else if (state == HEX) hex();
    else literal();
    if (status != MORE) break;
  }
  if (isInNumber()) {
    weigh(numberFrom, p);
    wasWeighed = true;
    numberFrom = p;
  }
  report();
  return status;
}

/** Behind the last byte: FAULT where a document is not whole. A file of lines may have none. */
export function finish(): u32 {
  forgetLog();
  out = OUTPUT;
  status = MORE;
  if (isInNumber() && isWholeNumber() && depth == 0) {
    numberFrom = p;
    endNumber();
  }
  if (state != DONE) status = FAULT;
  report();
  return status;
}

function report(): void {
  store<f64>(RESULTS, <f64>(p - ARENA), 0);
  store<f64>(RESULTS, <f64>(out - OUTPUT), 8);
  store<f64>(RESULTS, <f64>logged, 16);
  store<f64>(RESULTS, duplicates, 24);
  store<f64>(RESULTS, inexact, 32);
  store<f64>(RESULTS, <f64>state, 40);
  store<f64>(RESULTS, <f64>depth, 48);
  store<f64>(RESULTS, <f64>isObjectOpen(), 56);
  store<f64>(RESULTS, <f64>deepest, 64);
  store<f64>(RESULTS, objects, 72);
  store<f64>(RESULTS, arrays, 80);
  store<f64>(RESULTS, members, 88);
  store<f64>(RESULTS, scalars, 96);
  store<f64>(RESULTS, documents, 104);
  store<f64>(RESULTS, <f64>spans, 112);
  store<f64>(RESULTS, <f64>overflowed, 120);
}
