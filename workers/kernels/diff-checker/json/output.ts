// Where the differences are written to.
import type { Sink } from '../../../contract/run/sink';
import { ByteOut, ENOUGH } from '../../../lib/byte-out';
import type { JsonDocument } from './document';

export interface Output {
  readonly out: ByteOut;
  /** Writes what is in `out` if it is enough. */
  readonly flush: () => void | Promise<void>;
}

export function outputTo(sink: Pick<Sink, 'write'>): Output {
  const out = new ByteOut();
  return { out, flush: () => (out.length < ENOUGH ? undefined : sink.write(out.take())) };
}

/** The value as written, or at most so many of its bytes. Returns the number of bytes. */
export function pushValue({ text, starts, ends }: JsonDocument, value: number, out: ByteOut, most = Infinity): number {
  const start = starts[value] ?? 0;
  const length = Math.min((ends[value] ?? 0) - start, most);
  out.bytes(text, start, start + length);
  return length;
}
