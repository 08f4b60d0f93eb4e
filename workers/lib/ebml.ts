// The elements of a WebM or Matroska file: RFC 8794 (EBML).

export interface Element {
  readonly id: number;
  readonly body: DataView;
}

/** A number whose first byte has as many leading zeros as more bytes follow. IDs keep that marker bit. */
export function readNumber(
  view: DataView,
  at: number,
  keepsMark: boolean,
): { readonly value: number; readonly bytes: number } {
  const first = view.getUint8(at);
  const bytes = Math.clz32(first) - 23;
  if (bytes > 8) throw new RangeError('A number of more than eight bytes.');
  let value = keepsMark ? first : first & (0xff >> bytes);
  for (let i = 1; i < bytes; i++) value = value * 256 + view.getUint8(at + i);
  return { value, bytes };
}

/**
 * The elements in a body. The last element may be longer than the bytes that were read, or have no length. It then gets the
 * remaining bytes.
 */
export function elementsIn(body: DataView): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at + 2 <= body.byteLength;) {
    const id = readNumber(body, at, true);
    const size = readNumber(body, at + id.bytes, false);
    const start = at + id.bytes + size.bytes;
    const isUnknown = size.value >= 2 ** (7 * size.bytes) - 1;
    const end = isUnknown ? body.byteLength : Math.min(start + size.value, body.byteLength);
    if (start > end) break;
    elements.push({ id: id.value, body: new DataView(body.buffer, body.byteOffset + start, end - start) });
    at = end;
  }
  return elements;
}

export const find = (elements: readonly Element[], id: number) => elements.find((element) => element.id === id)?.body;

export function unsigned(body: DataView | undefined, fallback: number): number {
  if (!body) return fallback;
  let value = 0;
  for (let i = 0; i < body.byteLength; i++) value = value * 256 + body.getUint8(i);
  return value;
}
