// The Range header, RFC 9110, sections 14.1 and 14.2.

/** Byte positions, both inclusive. "whole" if the request has no range or one that must be ignored. */
export type Asked = 'whole' | 'unsatisfiable' | { readonly first: number; readonly last: number };

const SET = /^bytes=[\t ]*(.*)$/is;
const RANGE = /^(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * The requested range of `length` bytes. As the RFC allows, a request for several ranges gets the whole file. Unknown units and
 * malformed sets are ignored.
 */
export function askedRange(header: string | undefined, length: number): Asked {
  const parts = (SET.exec(header ?? '')?.[1] ?? '').split(/[\t ]*,[\t ]*/).filter((part) => part.trim() !== '');
  const match = parts.length === 1 ? RANGE.exec(parts[0]?.trim() ?? '') : null;
  if (!match) return 'whole';
  const [, from, to, suffix] = match;
  if (suffix !== undefined) {
    const bytes = Math.min(Number(suffix), length);
    if (Number(suffix) === 0) return 'unsatisfiable';
    return bytes === 0 ? 'whole' : { first: length - bytes, last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? Infinity : Number(to);
  if (last < first) return 'whole'; // malformed, section 14.1.2
  return first >= length ? 'unsatisfiable' : { first, last: Math.min(last, length - 1) };
}
