// A result that begins with a byte order mark if its text does.
import type { Sink } from '../../contract/run/sink';

/** `isMarked` is read before the first byte is written. */
export function withMark(sink: Pick<Sink, 'write'>, isMarked: () => boolean): Pick<Sink, 'write'> {
  let hasBegun = false;
  return {
    async write(bytes) {
      if (!hasBegun && isMarked()) await sink.write(Uint8Array.of(0xef, 0xbb, 0xbf));
      hasBegun = true;
      await sink.write(bytes);
    },
  };
}
