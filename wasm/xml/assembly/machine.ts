// A machine for XML 1.0 (fifth edition, https://www.w3.org/TR/xml/) over pieces of UTF-8: it checks a document, and writes its
// tokens again with other whitespace between them. It understands common constructs only, and refuses others and every error:
// workers/lib/xml/scanner.ts then reads the document. Of the text it keeps only the open elements, and a bit for each element.
import { isUtf8 } from '../../shared/assembly/_utf8';
import {
  ARENA,
  DEPTH_LIMIT,
  MORE,
  NAMES,
  OTHER,
  OUTPUT,
  OUTPUT_ENOUGH,
  OUTPUT_FULL,
  RESULTS,
} from './_layout';
import { endLine, newLine, put } from './_output';
import { checkCharacters, findInText, findLess, findPair, isName, isSpace, nameEnd, skipSpace } from './_scan';
import { m } from './_state';
import { content, endTag, MARKUP, reference, refuse, setContent, SPACED, startTag, TEXT } from './_tags';
export { ARENA, ARENA_BYTES, OUTPUT, RESULTS } from './_layout';

/** Begins a pass. The one that writes comes after one that checks. */
export function begin(
  mode: u32,
  width: u32,
  byte: u32,
  maxDepth: u32,
  declaration: u32,
  doctype: u32,
  isMarked: bool,
): void {
  m.writes = mode != 0;
  m.isIndented = mode == 2;
  m.indent = width;
  m.indentByte = byte;
  m.maxDepth = min(maxDepth, DEPTH_LIMIT);
  m.declaration = declaration;
  m.doctype = doctype;
  m.isMarked = isMarked;
  m.isStart = m.isFirst = true;
  m.hasRoot = m.endsLine = false;
  m.depth = m.prefixes = m.elements = m.checked = 0;
  m.namesEnd = NAMES;
  setContent(0);
  if (m.writes) return;
  m.firstBreak = m.deepest = 0;
  m.hasReturns = false;
  m.attributes = m.comments = 0;
}

/**
 * Processes the arena's bytes from `start` to `length`, where no character is cut. OTHER: the document has a construct or an
 * error that the machine doesn't know. MORE: the bytes after the consumed ones begin an incomplete token.
 */
export function take(start: u32, length: u32, isLast: bool): u32 {
  m.p = ARENA + start;
  m.end = ARENA + length;
  m.out = OUTPUT;
  m.isLast = isLast;
  // Of a character that is cut.
  const held = load<u32>(m.end);
  memory.fill(m.end, 0, 64);
  const status = isValid() ? takeTokens() : OTHER;
  store<u32>(m.end, held);
  m.checked = m.end - m.p;
  report();
  return status;
}

/** Only a pass that checks looks at new bytes. */
function isValid(): bool {
  if (m.writes) return true;
  const from = ARENA + m.checked;
  return isUtf8(from, m.end) && checkCharacters(from, m.end);
}

function takeTokens(): u32 {
  if (m.isMarked) {
    if (m.end - m.p < 3) return m.isLast ? OTHER : MORE;
    m.p += 3;
    m.isMarked = false;
  }
  while (m.p < m.end) {
    const out = m.out;
    if (out >= OUTPUT + OUTPUT_ENOUGH) return OUTPUT_FULL;
    const prefixes = m.prefixes;
    const namesEnd = m.namesEnd;
    if (load<u8>(m.p) == 0x3c ? markup(m.p) : text(m.p)) {
      m.isStart = false;
      if (m.out != out) m.isFirst = m.endsLine = false;
      continue;
    }
    // Near the end, the token may only be cut. If it isn't, it is refused again with more bytes behind it.
    m.out = out;
    m.prefixes = prefixes;
    m.namesEnd = namesEnd;
    return m.isLast || m.refused + 16 <= m.end ? OTHER : MORE;
  }
  if (!m.isLast) return MORE;
  if (m.depth > 0 || !m.hasRoot) return OTHER;
  if (m.writes) endLine();
  return MORE;
}

function markup(from: u32): bool {
  const next = <u32>load<u8>(from, 1);
  if (next == 0x2f) return endTag(from);
  if (next == 0x3f) return instruction(from);
  return next == 0x21 ? declaration(from) : startTag(from);
}

function text(from: u32): bool {
  if (m.writes) return writeText(from);
  let q = skipSpace(from);
  m.p = q;
  if (q == m.end || load<u8>(q) == 0x3c) return true;
  if (m.depth == 0) return refuse(q);
  setContent(content() | TEXT);
  for (;;) {
    q = findInText(q);
    m.p = q;
    const byte = <u32>load<u8>(q);
    if (byte == 0x3c || q == m.end) return true;
    if (byte == 0x26) {
      q = reference(q);
      if (q == 0) return false;
    } else {
      // The forbidden "]]>" may be cut.
      const isForbidden = load<u8>(q, 1) == 0x5d && load<u8>(q, 2) == 0x3e;
      if (isForbidden || q + 3 > m.end) return refuse(q + 2);
      q += 1;
    }
  }
  return true;
}

function writeText(from: u32): bool {
  let q = findLess(from);
  // A line end may be cut.
  if (q == m.end && !m.isLast && load<u8>(q - 1) == 13) q -= 1;
  if (content() != SPACED) put(from, q);
  else if (m.depth == 0) {
    for (let at = from; at < q; at += 1) if (load<u8>(at) == 10 || load<u8>(at) == 13) m.endsLine = true;
  }
  m.p = q;
  return q > from || refuse(q);
}

/** Writes a token up to `end`, on a line of its own where whitespace means nothing. */
function wholeToken(from: u32, end: u32): bool {
  if (m.writes) {
    if (content() == SPACED) newLine(m.depth);
    put(from, end);
  }
  m.p = end;
  return true;
}

/** Productions 15 and 18, and a DOCTYPE that was checked. */
function declaration(from: u32): bool {
  // "<!--", read from its end
  if (load<u32>(from) == 0x2d2d_213c) {
    const q = findPair(from + 4, 0x2d, 0x2d);
    if (load<u8>(q, 2) != 0x3e) return refuse(q + 2);
    if (!m.writes) {
      m.comments += 1;
      setContent(content() | MARKUP);
    }
    return wholeToken(from, q + 3);
  }
  // "<!DOCTYP", read from its end
  if (m.doctype > 0 && !m.hasRoot && load<u64>(from) == 0x5059_5443_4f44_213c) {
    const end = from + m.doctype;
    if (end > m.end) return refuse(m.end);
    m.doctype = 0;
    return wholeToken(from, end);
  }
  // "<![CDATA", read from its end
  if (m.depth == 0 || load<u64>(from) != 0x4154_4144_435b_213c || load<u8>(from, 8) != 0x5b) return refuse(from + 9);
  let q = findPair(from + 9, 0x5d, 0x5d);
  while (load<u8>(q) != 0 && load<u8>(q, 2) != 0x3e) q = findPair(q + 1, 0x5d, 0x5d);
  if (load<u8>(q) == 0) return refuse(q);
  if (!m.writes) setContent(content() | TEXT);
  return wholeToken(from, q + 3);
}

/** Production 16, and an XML declaration that was checked. */
function instruction(from: u32): bool {
  const target = from + 2;
  const end = nameEnd(target);
  if (!isName(target) || m.colon != 0) return refuse(end);
  if (!isSpace(load<u8>(end)) && (load<u8>(end) != 0x3f || load<u8>(end, 1) != 0x3e)) return refuse(end + 1);
  const q = findPair(end, 0x3f, 0x3e);
  if (load<u8>(q) == 0) return refuse(q);
  const isXml = end - target == 3 && ((load<u32>(target) | 0x20_2020) & 0xff_ffff) == 0x6c_6d78;
  if (isXml && !(m.isStart && q + 2 - from == m.declaration)) return refuse(q);
  if (!m.writes) setContent(content() | MARKUP);
  return wholeToken(from, q + 2);
}

function report(): void {
  store<f64>(RESULTS, <f64>(m.p - ARENA), 0);
  store<f64>(RESULTS, <f64>(m.out - OUTPUT), 8);
  store<f64>(RESULTS, <f64>m.elements, 16);
  store<f64>(RESULTS, <f64>m.attributes, 24);
  store<f64>(RESULTS, <f64>m.comments, 32);
  store<f64>(RESULTS, <f64>m.deepest, 40);
}
