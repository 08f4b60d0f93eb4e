// The laboratory's page: starts two workers, and lets the benchmark call them.
import { wrap, type Remote } from 'comlink';
import type { HashJob, Lab, LabWorker, Timed } from './api';

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

const start = (): Remote<LabWorker> => wrap<LabWorker>(spawn());

const first = start();
const workers: readonly Remote<LabWorker>[] = [first, start()];

function file(): File | undefined {
  const input = document.querySelector('#file');
  return input instanceof HTMLInputElement ? input.files?.[0] : undefined;
}

function theFile(): File {
  const chosen = file();
  if (!chosen) throw new Error('No file was chosen');
  return chosen;
}

async function timed(work: () => Promise<string>): Promise<Timed> {
  const startedAt = performance.now();
  const output = await work();
  return { output, ms: performance.now() - startedAt };
}

const lab: Lab = {
  async prepare(bytes) {
    await first.prepare(bytes);
  },
  hash: (jobs) =>
    timed(async () => {
      const digests = await Promise.all(jobs.map((job, index) => (workers[index] ?? first).hash(job, file())));
      return digests.flat().join(' ');
    }),
  async hashAfresh(jobs) {
    const fresh: Worker[] = [];
    const hash = (job: HashJob) => {
      const worker = spawn();
      fresh.push(worker);
      return wrap<LabWorker>(worker).hash(job, file());
    };
    const result = await timed(async () => (await Promise.all(jobs.map(hash))).flat().join(' '));
    for (const worker of fresh) worker.terminate();
    return result;
  },
  read: (job) => timed(() => first.read(job, theFile())),
  echo: () => timed(async () => String(await first.echo())),
  async hashText(text) {
    const { default: library } = await import('crypto-js');
    const { MD5, SHA1, SHA256, SHA512 } = library;
    return timed(async () => [MD5, SHA1, SHA256, SHA512].map((hash) => hash(text).toString()).join(' '));
  },
  async convert(bitRate) {
    const { convertByCopy } = await import('./convert');
    return timed(() => convertByCopy(theFile(), bitRate));
  },
};

Object.assign(globalThis, { lab });
