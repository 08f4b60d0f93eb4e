// Rechunks bytes so that the first chunk is long enough to recognize the input by.
import { concatBytes } from './concat-bytes';

/**
 * The same bytes, in chunks of which the first has at least `bytes` bytes, or is the whole input. There is always one. A chunk
 * is valid until the next.
 */
export async function* headFirst(chunks: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk;
      continue;
    }
    const joined: Uint8Array = head.length > 0 ? concatBytes([head, chunk]) : chunk;
    if (joined.length < bytes) {
      head = joined.slice();
      continue;
    }
    head = undefined;
    yield joined;
  }
  if (head) yield head;
}
