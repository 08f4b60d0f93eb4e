// Writes tokens. All of the document's line ends become like the first one.
import { m } from './_state';
import { RETURN_FEED } from './_scan';

@inline export function putByte(byte: u32): void {
  store<u8>(m.out, byte);
  m.out += 1;
}

/** Copies bytes that have no line end. May write 15 more, which the next bytes replace. */
@inline export function putPlain(from: u32, to: u32): void {
  const out = m.out;
  for (let at: u32 = 0; at < to - from; at += 16) v128.store(out + at, v128.load(from + at));
  m.out = out + (to - from);
}

@inline function putLineEnd(): void {
  if (m.firstBreak == RETURN_FEED) putByte(13);
  putByte(10);
}

export function put(from: u32, to: u32): void {
  // Without returns, all line ends are line feeds.
  if (!m.hasReturns) {
    putPlain(from, to);
    return;
  }
  for (let q = from; q < to; q += 1) {
    const byte = <u32>load<u8>(q);
    if (byte != 10 && byte != 13) putByte(byte);
    else {
      if (byte == 13 && q + 1 < to && load<u8>(q, 1) == 10) q += 1;
      putLineEnd();
    }
  }
}

/** Begins a line, with indentation for so many open elements. */
export function newLine(depth: u32): void {
  if (!m.isIndented || m.isFirst) return;
  putLineEnd();
  const width = depth * m.indent;
  const out = m.out;
  const pad = i8x16.splat(<i8>m.indentByte);
  for (let at: u32 = 0; at < width; at += 16) v128.store(out + at, pad);
  m.out = out + width;
}

/** The line end of the document's last line, if there is one. */
export function endLine(): void {
  if (m.isIndented && m.endsLine) putLineEnd();
}
