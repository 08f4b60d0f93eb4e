// Counts a run's work without a clock, so that the figures are the same on every machine: how often blocks of JavaScript run, by
// V8's coverage counters, and how many bytes pass through the functions that copy or convert them.
import { Session } from 'node:inspector/promises';

export interface Work {
  readonly blocks: number;
  readonly moved: number;
}

/** Test programs and Node's own modules do no work of a kernel. */
const NO_WORK = /^node:|\/(?:vitest|@vitest|vite|chai|fast-check|tests)\//;

export interface WorkMeter {
  /** The work of `run`, which is done twice: the first time, functions are compiled and modules loaded. */
  readonly of: (run: () => Promise<unknown>) => Promise<Work>;
  readonly close: () => Promise<void>;
}

/** Code that was loaded before isn't counted. */
export async function openWorkMeter(): Promise<WorkMeter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const bytes = countBytes();
  /** Also sets the counters to 0. */
  const takeBlocks = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url !== '' && !NO_WORK.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  };
  return {
    async of(run) {
      await run();
      await takeBlocks();
      bytes.take();
      await run();
      return { moved: bytes.take(), blocks: await takeBlocks() };
    },
    async close() {
      bytes.restore();
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

type AnyFunction = (this: unknown, ...given: unknown[]) => unknown;

/** A method, and how many bytes a call moves. */
type Mover = readonly [
  owner: object,
  name: string,
  moved: (result: unknown, given: readonly unknown[], self: unknown) => number,
];

const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return value.byteLength;
  return Array.isArray(value) ? value.length : 0;
};

const TYPED = Object.getPrototypeOf(Uint8Array.prototype) as object;

const MOVERS: readonly Mover[] = [
  [TYPED, 'set', (_, [from]) => sizeOf(from)],
  [TYPED, 'slice', (result) => sizeOf(result)],
  [
    TYPED,
    'copyWithin',
    (_, [, from, to], self) => Math.max(0, (typeof to === 'number' ? to : sizeOf(self)) - Number(from)),
  ],
  [ArrayBuffer.prototype, 'slice', (result) => sizeOf(result)],
  [TextDecoder.prototype, 'decode', (result) => sizeOf(result)],
  [TextEncoder.prototype, 'encode', (result) => sizeOf(result)],
  [TextEncoder.prototype, 'encodeInto', (result) => (result as { readonly written: number }).written],
];

function countBytes() {
  let moved = 0;
  const restored = MOVERS.map(([owner, name, count]) => {
    const original = Reflect.get(owner, name) as AnyFunction;
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      const result = original.apply(this, given);
      moved += count(result, given, this);
      return result;
    });
    return () => Reflect.set(owner, name, original);
  });
  return {
    take() {
      const taken = moved;
      moved = 0;
      return taken;
    },
    restore() {
      for (const restore of restored) restore();
    },
  };
}
