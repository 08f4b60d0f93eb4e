// Whether bytes are one DER structure (X.690): a sequence whose length, and the lengths of all parts in it, fit exactly.

/** Deeper structures don't occur in certificates and keys. */
const DEEPEST = 24;

interface Header {
  readonly tag: number;
  readonly from: number;
  readonly to: number;
}

/** X.690, section 8.1.3; DER allows only the shortest form (section 10.1). */
function headerAt(bytes: Uint8Array, at: number, end: number): Header | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined || at + 2 > end || (tag & 0x1f) === 0x1f) return undefined;
  if (first < 0x80) return at + 2 + first <= end ? { tag, from: at + 2, to: at + 2 + first } : undefined;
  const count = first & 0x7f;
  if (count === 0 || count > 4) return undefined;
  let length = 0;
  for (const byte of bytes.subarray(at + 2, at + 2 + count)) length = length * 256 + byte;
  const from = at + 2 + count;
  return length >= 0x80 && from + length <= end ? { tag, from, to: from + length } : undefined;
}

function partsFit(bytes: Uint8Array, { from, to }: Header, depth: number): boolean {
  if (depth > DEEPEST) return false;
  for (let at = from; at < to;) {
    const part = headerAt(bytes, at, to);
    if (!part || part.tag === 0) return false;
    const isConstructed = (part.tag & 0x20) !== 0;
    if (isConstructed && !partsFit(bytes, part, depth + 1)) return false;
    at = part.to;
  }
  return true;
}

const SEQUENCE = 0x30;

export function isWholeDer(bytes: Uint8Array): boolean {
  const header = bytes[0] === SEQUENCE && bytes.length >= 8 ? headerAt(bytes, 0, bytes.length) : undefined;
  return header !== undefined && header.to === bytes.length && partsFit(bytes, header, 0);
}
