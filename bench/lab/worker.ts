// The laboratory's worker: runs our kernel and the competitors on the same thread, over the same bytes, read in the same way.
import { createHasher } from '../../workers/kernels/hash-generator/hashers';
import { kernel } from '../../workers/kernels/hash-generator/kernel';
import { digestAt, type AlgorithmId } from '../../workers/kernels/hash-generator/spec';
import { readChunks } from '../../workers/lib/read-chunks';
import { runKernel } from '../../workers/run/run-kernel';
import { SEED, noise } from '../../src/lib/seeded-noise';
import type { HashJob, LabWorker } from './api';
import './hold-streams';
import { expose } from 'comlink';
import { type Bytes, hashStream, hashSubtle } from './libraries';
import { READINGS } from './reading';

let memory: Bytes = new Uint8Array();

const never = new AbortController().signal;

async function runOurs(ids: readonly AlgorithmId[], source: Blob | Bytes): Promise<readonly string[]> {
  const reply = await runKernel(kernel, [source], { algorithms: ids }, { signal: never });
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  const { hashed } = reply.output;
  return ids.map((id) => digestAt(hashed, 0, id) ?? '');
}

const bytesOf = async (source: Blob | Bytes): Promise<Bytes> =>
  source instanceof Blob ? new Uint8Array(await source.arrayBuffer()) : source;

async function hash(job: HashJob, file: File | undefined): Promise<readonly string[]> {
  const source = job.from === 'file' ? file : memory;
  if (source === undefined) throw new Error('No file was chosen');
  switch (job.library) {
    case 'kernel':
      return runOurs(job.algorithms, source);
    case 'subtle':
      return hashSubtle(job.algorithms, await bytesOf(source));
    default:
      return hashStream(job.library, job.algorithms, readChunks(source));
  }
}

expose({
  prepare(bytes) {
    if (memory.length !== bytes) memory = noise(bytes, SEED);
  },
  hash,
  async read({ way, chunkBytes, algorithms }, file) {
    const hashers = await Promise.all(algorithms.map((id) => createHasher(id)));
    let read = 0;
    for await (const chunk of READINGS[way](file, chunkBytes)) {
      read += chunk.length;
      for (const hasher of hashers) hasher.update(chunk);
    }
    if (read !== file.size) throw new Error(`Read ${read} of ${file.size} bytes`);
    return hashers.map((hasher) => hasher.digest().join()).join(' ');
  },
  echo() {
    // Does nothing: only the message and the reply are measured.
  },
} satisfies LabWorker);
