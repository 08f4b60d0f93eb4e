// A machine for JSON (RFC 8259) over pieces of UTF-8: it checks each byte, and writes the tokens again, formatted, minified, or
// not at all. Of the text it keeps only the open containers and their keys.
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
import { beginShape, forgetShapes, leaveShape } from './_shapes';
import { m } from './_state';
import { copyCharacters, isSpace, skipSpace } from './_text';
import { takeTokens } from './_tokens';
import { isUtf8 } from '../../shared/assembly/_utf8';
export { ARENA, ARENA_BYTES, DEPTH_LIMIT, KEY_LIMIT, LOG, OUTPUT, RESULTS } from './_layout';

export function begin(mode: u32, width: u32, byte: u32, several: u32, depthLimit: u32, seed: f64): void {
  m.writes = mode != 0;
  m.spaced = mode == 2;
  m.isLines = several == 1;
  m.isSequence = several == 2;
  m.indent = width;
  m.indentByte = byte;
  m.maxDepth = min(depthLimit, DEPTH_LIMIT);
  m.state = VALUE;
  m.depth = 0;
  m.pad = 0;
  m.fed = true;
  m.deepest = 0;
  m.objects = m.arrays = m.members = m.scalars = m.documents = 0;
  m.spans = false;
  beginLog();
  seedKeys(seed);
  forgetShapes();
}

@inline function put(byte: u32): void {
  if (!m.writes) return;
  store<u8>(m.out, byte);
  m.out += 1;
}

@inline function newLine(levels: u32): void {
  if (!m.spaced) return;
  store<u8>(m.out, 10);
  m.out += 1;
  m.pad = levels * m.indent;
}

@inline function offset(at: u32): f64 {
  return m.base + <f64>(at - ARENA);
}

function endValue(): void {
  if (m.depth > 0) m.state = COMMA_OR_END;
  else {
    m.state = DONE;
    m.fed = false;
    m.documents += 1;
  }
}

function open(byte: u32): void {
  if (m.depth == m.maxDepth) {
    m.status = TOO_DEEP;
    return;
  }
  const isObject = byte == 0x7b;
  store<u32>(STACK + 4 * m.depth, isObject ? known | OBJECT : known);
  m.depth += 1;
  if (m.depth > m.deepest) m.deepest = m.depth;
  if (isObject) {
    m.objects += 1;
    beginShape(m.depth);
  } else m.arrays += 1;
  put(byte);
  m.p += 1;
  m.state = isObject ? KEY_OR_END : VALUE_OR_END;
}

function close(byte: u32): void {
  put(byte);
  m.p += 1;
  m.depth -= 1;
  const entry = load<u32>(STACK + 4 * m.depth);
  if (entry & OBJECT) forgetKeys(entry & ~OBJECT);
  endValue();
  if (m.isSequence) m.fed = true;
}

@inline function isObjectOpen(): bool {
  return m.depth > 0 && (load<u32>(STACK + 4 * m.depth - 4) & OBJECT) != 0;
}

@inline function beginString(key: bool): void {
  put(0x22);
  m.tokenAt = offset(m.p);
  m.p += 1;
  m.isKey = key;
  if (key) {
    leaveShape(m.depth);
    beginKey(m.depth);
  } else m.scalars += 1;
  m.state = STRING;
}

@inline function beginNumberWith(byte: u32, next: u32): void {
  beginNumber();
  m.wasWeighed = false;
  m.tokenAt = offset(m.p);
  m.numberFrom = m.p;
  m.scalars += 1;
  put(byte);
  m.p += 1;
  m.state = next;
}

@inline function beginLiteral(byte: u32, rest: u32): void {
  m.scalars += 1;
  put(byte);
  m.p += 1;
  m.letters = rest;
  m.state = LITERAL;
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
  else m.status = FAULT;
}

/** Whether a value that begins with the byte needs no whitespace before it. */
@inline function isDelimiter(byte: u32): bool {
  return byte == 0x22 || byte == 0x5b || byte == 0x7b;
}

/** Between tokens. */
function structure(end: u32): void {
  const byte = <u32>load<u8>(m.p);
  if (isSpace(byte)) {
    if (m.isSequence) m.fed = true;
    m.p = skipSpace(m.p, m.depth);
    return;
  }
  switch (m.state) {
    case VALUE:
      value(byte);
      return;
    case VALUE_OR_END:
      if (byte == 0x5d) close(byte);
      else {
        newLine(m.depth);
        m.state = VALUE;
      }
      return;
    case KEY_OR_END:
      if (byte == 0x7d) close(byte);
      else if (byte != 0x22) m.status = FAULT;
      else {
        newLine(m.depth);
        m.state = KEY;
      }
      return;
    case KEY:
      if (byte == 0x22) beginString(true);
      else m.status = FAULT;
      return;
    case COLON:
      if (byte != 0x3a) {
        m.status = FAULT;
        return;
      }
      put(byte);
      if (m.spaced) put(0x20);
      m.p += 1;
      m.state = VALUE;
      return;
    case COMMA_OR_END:
      if (byte == 0x2c) {
        put(byte);
        m.p += 1;
        newLine(m.depth);
        m.state = isObjectOpen() ? KEY : VALUE;
      } else if (byte == (isObjectOpen() ? 0x7d : 0x5d)) {
        newLine(m.depth - 1);
        m.state = CLOSING;
      } else m.status = FAULT;
      return;
    case CLOSING:
      close(byte);
      return;
    default:
      // After a document.
      if (m.isSequence ? !m.fed && !isDelimiter(byte) : !m.isLines || !m.fed) m.status = FAULT;
      else {
        put(10);
        m.state = VALUE;
      }
  }
}

/** In a string, up to an escape, its end or the end of the piece. */
function string(end: u32): void {
  const from = m.p;
  const q = copyCharacters(from, m.out);
  if (m.isKey) addBytes(from, q);
  m.p = q;
  if (m.writes) m.out += q - from;
  if (q < end) endRun(<u32>load<u8>(q));
}

function endRun(byte: u32): void {
  if (byte == 0x22) {
    put(byte);
    m.p += 1;
    if (!m.isKey) {
      endValue();
      if (m.isSequence) m.fed = true;
    } else {
      m.members += 1;
      if (endKey()) warn(DUPLICATE_KEY, m.tokenAt);
      m.state = COLON;
    }
  } else if (byte == 0x5c) {
    put(byte);
    m.p += 1;
    m.state = ESCAPE;
  } else m.status = FAULT;
}

/** The character of a one-letter escape; 0 for an invalid letter. */
@inline function escaped(byte: u32): u32 {
  if (byte == 0x22 || byte == 0x5c || byte == 0x2f) return byte;
  if (byte == 0x6e) return 10;
  if (byte == 0x74) return 9;
  if (byte == 0x72) return 13;
  if (byte == 0x62) return 8;
  return byte == 0x66 ? 12 : 0;
}

function escape(): void {
  const byte = <u32>load<u8>(m.p);
  const character = escaped(byte);
  if (character == 0 && byte != 0x75) {
    m.status = FAULT;
    return;
  }
  put(byte);
  m.p += 1;
  m.state = STRING;
  if (character == 0) {
    m.state = HEX;
    m.hexLeft = 4;
    m.unit = 0;
  } else if (m.isKey) addUnit(character);
}

function hex(): void {
  const byte = <u32>load<u8>(m.p);
  const letter = (byte | 0x20) - 0x61;
  const digit = byte - 0x30 <= 9 ? byte - 0x30 : letter <= 5 ? letter + 10 : 16;
  if (digit == 16) {
    m.status = FAULT;
    return;
  }
  put(byte);
  m.p += 1;
  m.unit = (m.unit << 4) | digit;
  m.hexLeft -= 1;
  if (m.hexLeft > 0) return;
  if (m.isKey) addUnit(m.unit);
  m.state = STRING;
}

function literal(): void {
  const byte = <u32>load<u8>(m.p);
  if (byte != (m.letters & 0xff)) {
    m.status = FAULT;
    return;
  }
  put(byte);
  m.p += 1;
  m.letters >>= 8;
  if (m.letters == 0) endValue();
}

/** The next state for a byte in a number; 0 if the number ends. */
@inline function nextInNumber(byte: u32): u32 {
  const isDigit = byte - 0x30 <= 9;
  const isLetter = (byte | 0x20) == 0x65;
  switch (m.state) {
    case MINUS:
      return byte == 0x30 ? ZERO : isDigit ? INTEGER : 0;
    case ZERO:
    case INTEGER:
      if (isDigit) return m.state == ZERO ? 0 : INTEGER;
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
  return m.state == ZERO || m.state == INTEGER || m.state == FRACTION || m.state == EXPONENT_DIGITS;
}

function number(end: u32): void {
  let q = m.p;
  let o = m.out;
  while (q < end) {
    const byte = <u32>load<u8>(q);
    const next = nextInNumber(byte);
    if (next == 0) break;
    m.state = next;
    if (m.writes) store<u8>(o, byte);
    o += 1;
    q += 1;
  }
  m.p = q;
  if (m.writes) m.out = o;
  if (q == end) return;
  // A second zero is refused in the next state, because it isn't a comma.
  if (isWholeNumber()) endNumber();
  else m.status = FAULT;
}

function endNumber(): void {
  // Up to 15 digits are exact. Numbers with an exponent need a closer look.
  if (m.wasWeighed || m.p - m.numberFrom > 15 || m.state == EXPONENT_DIGITS) {
    weigh(m.numberFrom, m.p);
    if (isInexact()) warn(INEXACT_NUMBER, m.tokenAt);
  }
  endValue();
}

@inline function isInNumber(): bool {
  return m.state >= MINUS && m.state <= EXPONENT_DIGITS;
}

@inline function canTakeTokens(): bool {
  return m.state == KEY || (m.state == VALUE && m.depth > 0 && !isObjectOpen());
}

/** Writes indentation while there is room. */
function writePad(): void {
  const room = <i32>(OUTPUT + OUTPUT_ENOUGH - m.out);
  if (room <= 0) return;
  const count = min(m.pad, <u32>room);
  memory.fill(m.out, <u8>m.indentByte, count);
  m.out += count;
  m.pad -= count;
}

/**
 * Processes the arena's bytes from `start` to `length`. `offset` is that of the arena's first byte. Ends after the last byte,
 * when the output is full, or at the first invalid byte.
 */
export function take(start: u32, length: u32, offset: f64): u32 {
  const end = ARENA + length;
  m.p = ARENA + start;
  m.out = OUTPUT;
  m.base = offset;
  m.status = MORE;
  m.numberFrom = m.p;
  forgetLog();
  memory.fill(end, 0, 64);
  const valid = isUtf8(m.p, end);
  while (m.p < end) {
    if (m.pad > 0) writePad();
    if (m.out >= OUTPUT + OUTPUT_ENOUGH) {
      m.status = OUTPUT_FULL;
      break;
    }
    if (valid && canTakeTokens() && takeTokens(end)) continue;
    if (m.state <= DONE) structure(end);
    else if (m.state == STRING) string(end);
    else if (isInNumber()) number(end);
    else if (m.state == ESCAPE) escape();
    else if (m.state == HEX) hex();
    else literal();
    if (m.status != MORE) break;
  }
  if (isInNumber()) {
    weigh(m.numberFrom, m.p);
    m.wasWeighed = true;
    m.numberFrom = m.p;
  }
  report();
  return m.status;
}

/** Call it after the last byte. Returns FAULT if a document is incomplete. A file of lines may have no document. */
export function finish(): u32 {
  forgetLog();
  m.out = OUTPUT;
  m.status = MORE;
  if (isInNumber() && isWholeNumber() && m.depth == 0) {
    m.numberFrom = m.p;
    endNumber();
  }
  if (m.state != DONE) m.status = FAULT;
  report();
  return m.status;
}

function report(): void {
  store<f64>(RESULTS, <f64>(m.p - ARENA), 0);
  store<f64>(RESULTS, <f64>(m.out - OUTPUT), 8);
  store<f64>(RESULTS, <f64>logged, 16);
  store<f64>(RESULTS, duplicates, 24);
  store<f64>(RESULTS, inexact, 32);
  store<f64>(RESULTS, <f64>m.state, 40);
  store<f64>(RESULTS, <f64>m.depth, 48);
  store<f64>(RESULTS, <f64>isObjectOpen(), 56);
  store<f64>(RESULTS, <f64>m.deepest, 64);
  store<f64>(RESULTS, <f64>m.objects, 72);
  store<f64>(RESULTS, <f64>m.arrays, 80);
  store<f64>(RESULTS, <f64>m.members, 88);
  store<f64>(RESULTS, <f64>m.scalars, 96);
  store<f64>(RESULTS, <f64>m.documents, 104);
  store<f64>(RESULTS, <f64>m.spans, 112);
  store<f64>(RESULTS, <f64>overflowed, 120);
}
