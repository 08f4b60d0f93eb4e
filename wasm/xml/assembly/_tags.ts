// Start and end tags.
import { addAttribute, areDeclared, declare, isDeclared } from './_attributes';
import { BITS, ELEMENT_LIMIT, NAMES, NAMES_BYTES, STACK, STACK_ENTRY } from './_layout';
import { newLine, put, putByte, putPlain } from './_output';
import { findInValue, isName, isSame, nameEnd, skipSpace } from './_scan';
import { m } from './_state';

// An open element, u32 each: the address and length of its name, its number by start tags, the number of prefixes before it, and
// its content. The first entry is the document.
const NAME_AT: usize = 0;
const NAME_LENGTH: usize = 4;
const NUMBER: usize = 8;
const PREFIXES_BEFORE: usize = 12;
const CONTENT: usize = 16;

// While checking, the content has these bits.
export const MARKUP: u32 = 1;
export const TEXT: u32 = 2;
// While writing, it is one of these, like `Content` in workers/lib/xml/printer.ts.
export const SPACED: u32 = 0;
const PRESERVED: u32 = 1;
const KEPT: u32 = 2;

@inline export function entryOf(depth: u32): u32 {
  return STACK + STACK_ENTRY * depth;
}

@inline export function content(): u32 {
  return load<u32>(entryOf(m.depth), CONTENT);
}

@inline export function setContent(value: u32): void {
  store<u32>(entryOf(m.depth), value, CONTENT);
}

/** The token is not understood because of the bytes before this address. */
export function refuse(at: u32): bool {
  m.refused = at;
  return false;
}

/** The address after a reference: production 66, or a predefined entity. 0 for any other. */
export function reference(at: u32): u32 {
  const name = load<u32>(at, 1);
  if (name == 0x3b706d61) return at + 5; // "amp;", read from its end
  if ((name & 0xffffff) == 0x3b746c || (name & 0xffffff) == 0x3b7467) return at + 4; // "lt;", "gt;"
  if ((name == 0x746f7571 || name == 0x736f7061) && load<u8>(at, 5) == 0x3b) return at + 6; // "quot", "apos"
  if ((name & 0xff) == 0x23) return character(at + 2);
  refuse(at + 12);
  return 0;
}

/** The address after the number of a character and its semicolon. */
function character(from: u32): u32 {
  const isHex = load<u8>(from) == 0x78;
  const first = isHex ? from + 1 : from;
  let code: u32 = 0;
  let q = first;
  for (; q < first + 7; q += 1) {
    const byte = <u32>load<u8>(q);
    const letter = (byte | 0x20) - 0x61;
    if (byte - 0x30 <= 9) code = code * (isHex ? 16 : 10) + (byte - 0x30);
    else if (isHex && letter <= 5) code = code * 16 + letter + 10;
    else break;
  }
  if (q > first && load<u8>(q) == 0x3b && isCharacter(code)) return q + 1;
  refuse(q);
  return 0;
}

/** Production 2. */
function isCharacter(code: u32): bool {
  if (code < 0x20) return code == 9 || code == 10 || code == 13;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff);
}

/** The address after an attribute; 0 for one that is not understood. */
function attribute(at: u32): u32 {
  const end = nameEnd(at);
  let q = end;
  if (isName(at) && (m.writes || addAttribute(at, end))) {
    if (load<u8>(q) != 0x3d) q = skipSpace(q);
    if (load<u8>(q) == 0x3d) {
      q += 1;
      if (load<u8>(q) <= 0x20) q = skipSpace(q);
      const quote = <u32>load<u8>(q);
      if (quote == 0x22 || quote == 0x27) return value(at, end, q, quote);
    }
  }
  refuse(q);
  return 0;
}

function value(at: u32, end: u32, from: u32, quote: u32): u32 {
  let hasReference = false;
  let q = findInValue(from + 1, quote);
  for (; load<u8>(q) != quote; q = findInValue(q, quote)) {
    if (load<u8>(q) != 0x26) {
      refuse(q);
      return 0;
    }
    hasReference = true;
    q = reference(q);
    if (q == 0) return 0;
  }
  if (m.writes) {
    putByte(0x20);
    putPlain(at, end);
    putByte(0x3d);
    put(from, q + 1);
    if (end - at == 9) findSpace(at, from + 1, q);
  } else if (!declare(at, end, from + 1, q, hasReference)) {
    refuse(q);
    return 0;
  }
  return q + 1;
}

/** The content that an attribute `xml:space` asks for. */
function findSpace(at: u32, from: u32, to: u32): void {
  if (load<u64>(at) != 0x6361_7073_3a6c_6d78 || load<u8>(at, 8) != 0x65) return; // "xml:space"
  const value = load<u64>(from);
  if (to - from == 8 && value == 0x6576_7265_7365_7270) m.space = PRESERVED; // "preserve"
  if (to - from == 7 && (value & 0xff_ffff_ffff_ffff) == 0x74_6c75_6166_6564) m.space = SPACED; // "default"
}

export function startTag(from: u32): bool {
  const nameFrom = from + 1;
  let q = nameEnd(nameFrom);
  const length = q - nameFrom;
  const colon = m.colon;
  if (!isName(nameFrom) || (m.depth == 0 && m.hasRoot)) return refuse(q);
  const nameAt = m.namesEnd;
  if (m.depth == m.maxDepth || m.elements == ELEMENT_LIMIT || nameAt + length > NAMES + NAMES_BYTES) return refuse(q);
  for (let at: u32 = 0; at < length; at += 16) v128.store(nameAt + at, v128.load(nameFrom + at));
  m.namesEnd = nameAt + length;
  const prefixes = m.prefixes;
  const outer = content();
  if (m.writes) {
    m.space = outer;
    if (outer == SPACED) newLine(m.depth);
    putPlain(from, q);
  } else m.count = m.prefixed = 0;
  while (load<u8>(q) != 0x3e && load<u8>(q) != 0x2f) {
    const at = skipSpace(q);
    if (at == q) return refuse(q);
    q = at;
    if (load<u8>(q) == 0x3e || load<u8>(q) == 0x2f) break;
    q = attribute(q);
    if (q == 0) return false;
  }
  const isEmpty = load<u8>(q) == 0x2f;
  if (isEmpty) {
    q += 1;
    if (load<u8>(q) != 0x3e) return refuse(q);
    if (m.writes) putByte(0x2f);
  }
  if (m.writes) putByte(0x3e);
  else {
    if (colon != 0 && !isDeclared(nameFrom, colon - nameFrom)) return refuse(q);
    if (m.prefixed > 0 && !areDeclared()) return refuse(q);
    m.attributes += m.count;
    m.deepest = max(m.deepest, m.depth + 1);
    setContent(outer | MARKUP);
    if ((m.elements & 7) == 0) store<u8>(BITS + (m.elements >> 3), 0);
  }
  m.p = q + 1;
  m.hasRoot = true;
  const number = m.elements;
  m.elements += 1;
  if (isEmpty) {
    m.namesEnd = nameAt;
    m.prefixes = prefixes;
    return true;
  }
  m.depth += 1;
  const entry = entryOf(m.depth);
  store<u32>(entry, nameAt, NAME_AT);
  store<u32>(entry, length, NAME_LENGTH);
  store<u32>(entry, number, NUMBER);
  store<u32>(entry, prefixes, PREFIXES_BEFORE);
  setContent(!m.writes ? 0 : outer == KEPT || isKept(number) ? KEPT : m.space);
  return true;
}

@inline function isKept(number: u32): bool {
  return ((load<u8>(BITS + (number >> 3)) >> (number & 7)) & 1) == 1;
}

export function endTag(from: u32): bool {
  const entry = entryOf(m.depth);
  const length = load<u32>(entry, NAME_LENGTH);
  const nameAt = load<u32>(entry, NAME_AT);
  let q = from + 2 + length;
  if (m.depth == 0 || !isSame(from + 2, nameAt, length)) return refuse(q);
  if (load<u8>(q) != 0x3e) q = skipSpace(q);
  if (load<u8>(q) != 0x3e) return refuse(q);
  const inner = content();
  m.depth -= 1;
  m.namesEnd = nameAt;
  m.prefixes = load<u32>(entry, PREFIXES_BEFORE);
  if (m.writes) {
    if (inner == SPACED) newLine(m.depth);
    putPlain(from, from + 2 + length);
    putByte(0x3e);
  } else if (inner != MARKUP) {
    // Next to text, whitespace is content, and in an otherwise empty element it may be intended.
    const number = load<u32>(entry, NUMBER);
    const at = BITS + (number >> 3);
    store<u8>(at, load<u8>(at) | (<u8>1 << <u8>(number & 7)));
  }
  m.p = q + 1;
  return true;
}
