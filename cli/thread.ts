// The thread of a kernel that never yields. It opens files itself, because a file's Blob can't be sent to a thread.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { Stored } from '../workers/contract/run/sink';
import type { LargeFile } from '../workers/run/sink';
import { closeNetwork } from './close-network';
import { openFile } from './open-file';
import type { FileCall, ThreadMessage, ThreadRequest } from './run';
import { loadTool } from './tools';

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

/** Calls the file of the command line, which ends this thread if the call fails. */
async function call(message: FileCall): Promise<Stored | undefined> {
  if (!parentPort) throw new Error('This is not a thread.');
  const answer = once(parentPort, 'message');
  send(message);
  const [stored] = (await answer) as [Stored | undefined];
  return stored;
}

async function openResult(): Promise<LargeFile> {
  await call({ kind: 'open' });
  return {
    write: async (chunk) => void (await call({ kind: 'write', chunk })),
    close: async (mime) => {
      const stored = await call({ kind: 'close', mime });
      if (!stored) throw new Error('The result has no file.');
      return stored;
    },
    abort: async () => void (await call({ kind: 'abort' })),
  };
}

async function main({ asked, inputs, streams }: ThreadRequest): Promise<void> {
  const tool = await loadTool(asked.command);
  const job = await tool.open(asked.values, asked.context);
  const sources = await Promise.all(
    inputs.map(async (input) => (typeof input === 'object' && 'path' in input ? openFile(input.path) : input)),
  );
  const [only] = sources;
  const reply = await job.run(sources.length === 1 && only !== undefined ? only : sources, {
    signal: new AbortController().signal,
    ...(streams && { sinkPorts: { openPickedFile: openResult } }),
    onBegun: () => send({ kind: 'begun' }),
    onProgress: (progress) => send({ kind: 'progress', progress }),
  });
  send({ kind: 'reply', reply });
}

closeNetwork();
await main(workerData as ThreadRequest);
