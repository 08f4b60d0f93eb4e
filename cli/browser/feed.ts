// Sends an input to a worker, chunk by chunk, at the worker's pace.
import type { ToolError } from '../../workers/contract/run/errors';
import { readChunks } from '../../workers/lib/read-chunks';
import { PortWriter } from '../../workers/run/port-pipe';
import { isWhole, type LibraryInput } from '../library-api';
import { message } from '../message';
import { fileProblem } from '../problem';

/** Resolves to the problem of a stream that fails. An aborted signal ends it, and the stream. */
export async function feed(input: LibraryInput, port: MessagePort, ended: AbortSignal): Promise<ToolError | undefined> {
  const writer = new PortWriter(port, ended);
  try {
    for await (const chunk of chunksOf(input, ended)) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('A chunk of a stream must be a Uint8Array.');
      await writer.write(chunk);
    }
    writer.end('end');
    return undefined;
  } catch (error) {
    if (ended.aborted) return undefined;
    writer.end('failed');
    return fileProblem(error, message('theInput'), 'read');
  }
}

/** Ends with the signal. */
export function chunksOf(input: LibraryInput, ended: AbortSignal): AsyncIterable<Uint8Array> {
  if (isWhole(input)) return readChunks(input) as AsyncIterable<Uint8Array>;
  return input instanceof ReadableStream ? readStream(input, ended) : input;
}

/** Safari can't iterate over a stream, and an iterator's `return` would wait for a chunk. */
async function* readStream(stream: ReadableStream<Uint8Array>, ended: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  ended.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    cancel();
  }
}
