// The thread of a recipe's step whose kernel never yields.
import { parentPort, workerData } from 'node:worker_threads';
import type { AnySource } from '../workers/contract/run/source';
import { createWorkerApi } from '../workers/run/worker-api';
import { closeNetwork } from './close-network';
import { nodePorts } from './native-hashers';
import { openFile } from './open-file';
import type { StepMessage, StepRequest, StepResult } from './step-thread';
import { kernelOf } from './tools';

async function main({ request, inputs, memoryBytes }: StepRequest): Promise<void> {
  const send = (message: StepMessage) => parentPort?.postMessage(message);
  const sources = await Promise.all(
    inputs.map(async (input) => (typeof input === 'object' && 'path' in input ? openFile(input.path) : input)),
  );
  const api = createWorkerApi({ [request.kernelId]: await kernelOf(request.kernelId) }, nodePorts, { memoryBytes });
  const reply = await api.run(
    // Each of the inputs is a source, as the request had them.
    { ...request, input: sources as readonly AnySource[] },
    (progress, written) => send({ kind: 'progress', progress, written }),
    (bytes) => send({ kind: 'begun', bytes }),
    (output) =>
      new Promise((resolve) => {
        parentPort?.once('message', ({ result }: StepResult) => resolve(result));
        send({ kind: 'output', output });
      }),
  );
  send({ kind: 'reply', reply });
}

closeNetwork();
await main(workerData as StepRequest);
