// Measures on the page’s own thread: how long a contender takes, how long the page freezes meanwhile, and how fast the machine
// is.
import type { Contender } from './contenders';
import type { Work } from './inputs';

/** Resolves after the next frame is painted. While the tab is hidden, that is never. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lets the page paint and respond to clicks. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Follows the page’s frames from its call to `end`, which resolves to the longest time between two of them, in milliseconds. A frame
 * counts when its callback runs: its timestamp may be from before the page was blocked.
 */
async function watchFrames(): Promise<{ end(): Promise<number> }> {
  await nextFrame();
  let last = performance.now();
  let longest = 0;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const follow = () => {
    look();
    handle = requestAnimationFrame(follow);
  };
  let handle = requestAnimationFrame(follow);
  return {
    async end() {
      await nextFrame();
      look();
      cancelAnimationFrame(handle);
      return longest;
    },
  };
}

/** Chromium’s measure of the page’s JavaScript heap in bytes. Workers aren't included. */
function heapBytes(): number | undefined {
  const { memory } = performance as { readonly memory?: { readonly usedJSHeapSize: number } };
  return memory?.usedJSHeapSize;
}

export interface Round {
  /** Bytes of input per second. */
  readonly speed: number;
  /** The longest time between two frames in milliseconds. */
  readonly stillMs: number;
  /** The largest growth of the page’s heap in bytes, if the browser reports it. */
  readonly heapGrowth?: number;
}

/** Whether the tab was hidden at any time between the call and the result’s. */
function watchHidden(): () => boolean {
  let wasHidden = document.hidden;
  const look = () => (wasHidden ||= document.hidden);
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    return wasHidden;
  };
}

/**
 * Repeats a contender’s work for at least this many milliseconds of its own time. A round during which the tab was hidden is
 * measured again, because browsers slow hidden tabs down. Rejects as the contender does.
 */
export async function measureRound(
  contender: Contender,
  work: Work,
  leastMs: number,
  signal: AbortSignal,
): Promise<Round> {
  const hidden = watchHidden();
  const heapBefore = heapBytes();
  const frames = await watchFrames();
  let [ms, runs, heapMost] = [0, 0, heapBefore ?? 0];
  try {
    do {
      signal.throwIfAborted();
      const startedAt = performance.now();
      const { release } = await contender.run(work, signal);
      ms += performance.now() - startedAt;
      runs += 1;
      heapMost = Math.max(heapMost, heapBytes() ?? 0);
      release?.();
      await nextTask();
    } while (ms < leastMs);
  } catch (error) {
    hidden();
    await frames.end();
    throw error;
  }
  const stillMs = await frames.end();
  if (hidden()) return measureRound(contender, work, leastMs, signal);
  return {
    speed: (work.bytes * runs) / (ms / 1000),
    stillMs,
    ...(heapBefore !== undefined && { heapGrowth: Math.max(0, heapMost - heapBefore) }),
  };
}

const IDLE_MS = 1_000;

/** The longest time between two frames in milliseconds while nothing runs: the effect of other programs on the page. */
export async function measureIdle(): Promise<number> {
  const frames = await watchFrames();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  return frames.end();
}

const LOOPS = 9;
const STEPS = 10_000_000;

function fixedWork(): number {
  let state = 1;
  const startedAt = performance.now();
  for (let step = 0; step < STEPS; step++) state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + step) | 0;
  const ms = performance.now() - startedAt;
  // Uses the result, so that no compiler removes the loop.
  return state === 0.5 ? Infinity : ms;
}

/** Milliseconds of each run of a fixed loop, some 12 ms each, with room for the page between them. */
export async function calibrate(): Promise<number[]> {
  const times: number[] = [];
  fixedWork(); // compiles it
  for (let loop = 0; loop < LOOPS; loop++) {
    await nextTask();
    times.push(fixedWork());
  }
  return times;
}
