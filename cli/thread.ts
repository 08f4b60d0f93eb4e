// The thread of a kernel that never yields. It opens files itself, because a file's Blob can't be sent to a thread.
import { parentPort, workerData } from 'node:worker_threads';
import { closeNetwork } from './close-network';
import { openFile } from './open-file';
import type { ThreadMessage, ThreadRequest } from './run';
import { loadTool } from './tools';

async function main({ asked, inputs }: ThreadRequest): Promise<void> {
  const send = (message: ThreadMessage) => parentPort?.postMessage(message);
  const tool = await loadTool(asked.command);
  const job = await tool.open(asked.values, asked.context);
  const [input = ''] = inputs;
  const source = typeof input === 'object' && 'path' in input ? await openFile(input.path) : input;
  const reply = await job.run(source, {
    signal: new AbortController().signal,
    onBegun: () => send({ kind: 'begun' }),
    onProgress: (progress) => send({ kind: 'progress', progress }),
  });
  send({ kind: 'reply', reply });
}

closeNetwork();
await main(workerData as ThreadRequest);
