// A hostile worker speaks Comlink's messages itself: it may call the function that it was given, and reach nothing else by it.
import { wrap } from 'comlink';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../workers/client/page-decoder';
import { exposeFunction } from '../../../workers/run/callbacks';
import { WorkerSlot, type WorkerLike } from '../../../workers/client/worker-slot';
import { PATIENTLY, request } from './fake-worker';

const heard: unknown[] = [];
const hear = (value: unknown) => void heard.push(value);

const raw = (value: unknown) => ({ type: 'RAW', value });

/** Each would reach an object that every function shares, or one of the thread. */
const HOSTILE = [
  { type: 'SET', path: ['__proto__', 'stolen'], value: raw('set') },
  { type: 'SET', path: ['__proto__', '__proto__', 'stolen'], value: raw('set') },
  { type: 'SET', path: ['own'], value: raw('set') },
  { type: 'APPLY', path: ['call'], argumentList: [raw(null), raw('called')] },
  { type: 'APPLY', path: ['constructor'], argumentList: [raw('return 1')] },
  { type: 'APPLY', path: { length: 0 }, argumentList: [raw('called')] },
  { type: 'CONSTRUCT', path: ['constructor'], argumentList: [raw('return 1')] },
  { type: 'GET', path: ['__proto__'] },
  { type: 'ENDPOINT' },
];

/** The ids of the messages that were answered. Messages stay in order, so the reply to a last, honest call means that there are no more. */
async function answered(port: MessagePort, lastArguments: readonly unknown[]): Promise<unknown[]> {
  const ids: unknown[] = [];
  port.addEventListener('message', ({ data }: MessageEvent<{ readonly id: unknown }>) => ids.push(data.id));
  HOSTILE.forEach((message, id) => port.postMessage({ id, ...message }));
  await wrap<(...args: readonly unknown[]) => unknown>(port)(...lastArguments);
  return ids.filter((id) => typeof id === 'number');
}

const polluted = () => [Object.prototype, Function.prototype].filter((shared) => 'stolen' in shared);

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'stolen');
  Reflect.deleteProperty(Function.prototype, 'stolen');
  heard.length = 0;
});

it('a function is called, and is no way to anything else', async () => {
  const { port1, port2 } = new MessageChannel();
  exposeFunction(hear, port1);
  expect(await answered(port2, ['honest'])).toEqual([]);
  expect(heard).toEqual(['honest']);
  expect(polluted()).toEqual([]);
  expect('own' in hear).toBe(false);
  port2.close();
});

it('the page’s decoder decodes, and is no way to anything else', async () => {
  const { port1, port2 } = new MessageChannel();
  const decode = vi.fn(() => Promise.resolve([Float32Array.of(0.5)]));
  answerWith(decode, port1);
  expect(await answered(port2, [new ArrayBuffer(1), 44_100])).toEqual([]);
  expect(decode).toHaveBeenCalledOnce();
  expect(polluted()).toEqual([]);
  port2.close();
});

/** A worker that keeps the ports that it receives. */
function hostileWorker() {
  const ports: MessagePort[] = [];
  const worker: WorkerLike = Object.assign(new EventTarget(), {
    postMessage: (_: unknown, transfer: Transferable[] | StructuredSerializeOptions = []) => {
      if (Array.isArray(transfer)) ports.push(...transfer.filter((item) => item instanceof MessagePort));
    },
    terminate: () => ports.forEach((port) => port.close()),
  });
  return { ports, worker };
}

it('the callbacks of a run are called, and are no way to anything else', async () => {
  const { ports, worker } = hostileWorker();
  const slot = new WorkerSlot({ idleMs: 0, scriptOf: () => 'hostile.js', spawn: () => worker });
  void slot.run({ request: request('1', 'any'), onProgress: hear, deadlineMs: () => 60_000 });
  await vi.waitFor(() => expect(ports).toHaveLength(2), PATIENTLY);
  const [progress, begun] = ports;
  if (!progress || !begun) throw new Error('The run has no callbacks.');
  const half = { done: 0.5, step: { label: 'Reading', unit: 'bytes' } };
  expect(await answered(progress, [half])).toEqual([]);
  expect(await answered(begun, [])).toEqual([]);
  expect(heard).toEqual([half]);
  expect(polluted()).toEqual([]);
  slot.cancel('1');
  ports.forEach((port) => port.close());
});
