// Kernels for the machine's tests: the real hash generator, and others as bad as real ones might be.
import { ToolError } from '../../../../workers/contract/run/errors';
import type { Kernel } from '../../../../workers/contract/run/kernel';
import type { AnySource, KernelInput } from '../../../../workers/contract/run/source';
import type { KernelTable } from '../../../../workers/run/worker-api';
import { kernel as hashGenerator } from '../../../../workers/kernels/hash-generator/kernel';
import { createHasher } from '../../../../workers/kernels/hash-generator/hashers';
import { kernel as urlEncoder } from '../../../../workers/kernels/url-encoder/kernel';
import { lockIsHeld, tellNews, workerName } from './before-lockdown';
import { escapes } from './ways-out';
import { CHUNK, type WriterOptions } from './writer';
import type { Stored } from '../../../../workers/contract/run/sink';

const never = () => new Promise<never>(() => undefined);

/** Reports which worker it ran in, once the worker's lock shows other pages that it is alive. */
const whoami: Kernel<KernelInput, unknown, string> = async () => {
  await lockIsHeld();
  return workerName;
};

const crashesLater: Kernel<KernelInput, unknown, never> = () => {
  setTimeout(() => {
    throw new Error('secret text of a crash');
  });
  return never();
};

const closesItself: Kernel<KernelInput, unknown, never> = () => {
  self.close();
  return never();
};

/** Allocates memory until it fails. */
const starves: Kernel<KernelInput, unknown, never> = () => {
  const kept: WebAssembly.Memory[] = [];
  for (;;) kept.push(new WebAssembly.Memory({ initial: 65_536, maximum: 65_536 }));
};

/** Ignores all messages after reporting that it has begun. */
const loopsForEver = () => {
  tellNews('looping');
  for (;;);
};

/** Synchronous WASM on a full core, which ticks now and then. */
const grinds: Kernel<KernelInput, { readonly rounds: number }, number> = async (_, { rounds }, run) => {
  const hasher = await createHasher('sha512');
  const chunk = new Uint8Array(1_000_000);
  for (let round = 0; round < rounds; round++) {
    hasher.update(chunk);
    await run.tick(round, rounds);
  }
  return rounds;
};

const writer: Kernel<KernelInput, WriterOptions, Stored> = async (_, options, run) => {
  const { bytes, expectedBytes, mime = 'application/octet-stream', ending = 'good' } = options;
  const sink = await run.sink({ mime, ...(expectedBytes !== undefined && { expectedBytes }) });
  for (let at = 0; at < bytes; at += CHUNK.length) {
    await sink.write(CHUNK.subarray(0, Math.min(CHUNK.length, bytes - at)));
    await run.tick(at, bytes);
  }
  tellNews('written');
  if (ending === 'bad') throw new ToolError('invalid-input', 'The end of it is odd.');
  if (ending === 'loops') loopsForEver();
  while (ending === 'waits') await run.tick(bytes, bytes);
  return sink.close();
};

/** Reads a MiB, then does nothing more. */
const stalls: Kernel<AnySource, unknown, never> = async (source, _, run) => {
  for await (const chunk of run.read(source)) {
    tellNews(`stalled with ${chunk.length}`);
    await never();
  }
  return never();
};

export const kernels: KernelTable = {
  stalls,
  escapes,
  whoami,
  crashesLater,
  closesItself,
  starves,
  loopsForEver,
  grinds,
  writer,
  'hash-generator': hashGenerator,
  'url-encoder': urlEncoder,
};
