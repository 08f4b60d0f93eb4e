// A caller's WritableStream for the result of a run.
import { canceled } from '../workers/contract/run/errors';
import { readChunks } from '../workers/lib/read-chunks';
import type { LargeFile } from '../workers/run/sink';
import { message } from './message';
import { fileProblem } from './problem';

export interface ResultStream {
  /** Resolves when the stream wants more. It may keep the chunk. Throws ToolError. */
  readonly write: (chunk: Uint8Array) => Promise<void>;
  /** For a run that writes its result as it makes it. */
  readonly openFile: () => Promise<LargeFile>;
  /** Closes the stream, after a result that isn't in it yet. Throws ToolError. */
  readonly finish: (result: Blob | undefined) => Promise<void>;
  readonly abort: (error: Error) => Promise<void>;
}

/** Throws a TypeError for a stream that is locked. */
export function openResultStream(to: WritableStream<Uint8Array>, signal: AbortSignal): ResultStream {
  const writer = to.getWriter();
  let bytes = 0;
  // A stream that takes no more would hold up a canceled run.
  const onAbort = () => void writer.abort(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', onAbort, { once: true });

  async function orProblem(done: Promise<void>) {
    try {
      await done;
    } catch (error) {
      throw signal.aborted ? canceled() : fileProblem(error, message('theResult'), 'write');
    }
  }

  async function write(chunk: Uint8Array) {
    await orProblem(writer.write(chunk));
    bytes += chunk.length;
  }

  return {
    write,
    openFile: () =>
      Promise.resolve({
        write: (chunk) => write(chunk.slice()),
        close: (mime) => Promise.resolve({ stored: 'saved', name: '', mime, bytes }),
        abort: () => Promise.resolve(),
      }),
    async finish(result) {
      for await (const chunk of result ? readChunks(result) : []) await write(chunk.slice());
      signal.removeEventListener('abort', onAbort);
      await orProblem(writer.close());
    },
    async abort(error) {
      signal.removeEventListener('abort', onAbort);
      await writer.abort(error).catch(() => undefined);
    },
  };
}
