// The part of a line that is compared if differences in whitespace or case are ignored. Whitespace is ASCII's, as in GNU diff.
import { foldText } from '../../lib/case-folding';
import type { CompareOptions } from './spec';

const [TAB, FEED, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20];

const isSpace = (byte: number) => byte === SPACE || (byte >= TAB && byte <= RETURN && byte !== FEED);

export type NormalizeLine = (line: Uint8Array) => Uint8Array;

/** Undefined if lines are compared unchanged. Its result is valid until the next call. */
export function normalizerOf({ ignoreCase, ignoreSpace, ignoreLineEnds }: CompareOptions): NormalizeLine | undefined {
  const steps: NormalizeLine[] = [];
  if (ignoreLineEnds) steps.push(withoutEnd);
  if (ignoreSpace === 'trailing') steps.push(keepingFeed(withoutTrailing));
  if (ignoreSpace === 'amount') steps.push(keepingFeed((body) => withoutTrailing(squeezed(body, SPACE))));
  if (ignoreSpace === 'all') steps.push(keepingFeed((body) => squeezed(body)));
  if (ignoreCase) steps.push(folded);
  if (steps.length === 0) return undefined;
  return (line) => steps.reduce((bytes, step) => step(bytes), line);
}

function withoutEnd(line: Uint8Array): Uint8Array {
  let end = line.length;
  if (line[end - 1] === FEED) end--;
  if (line[end - 1] === RETURN) end--;
  return line.subarray(0, end);
}

/** A last line without a line feed still differs from one with it. */
const keepingFeed =
  (change: NormalizeLine): NormalizeLine =>
  (line) => {
    if (line.at(-1) !== FEED) return change(line);
    const body = change(line.subarray(0, -1));
    const whole = new Uint8Array(body.length + 1);
    whole.set(body);
    whole[body.length] = FEED;
    return whole;
  };

function withoutTrailing(body: Uint8Array): Uint8Array {
  let end = body.length;
  while (end > 0 && isSpace(body[end - 1] ?? 0)) end--;
  return body.subarray(0, end);
}

/** Each run of whitespace becomes `space`, or is removed. */
function squeezed(body: Uint8Array, space?: number): Uint8Array {
  const kept = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0;
    if (!isSpace(byte)) kept[length++] = byte;
    else if (space !== undefined && !isSpace(body[at - 1] ?? 0)) kept[length++] = space;
  }
  return kept.subarray(0, length);
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
const encoder = new TextEncoder();

function folded(line: Uint8Array): Uint8Array {
  if (line.every((byte) => byte < 0x80)) {
    return line.map((byte) => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte));
  }
  try {
    return encoder.encode(foldText(decoder.decode(line)));
  } catch {
    return line; // Bytes that aren't text have no case.
  }
}
