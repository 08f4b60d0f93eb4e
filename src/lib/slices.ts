// Splits long work on the main thread into slices, so that the page stays responsive.

/** Leaves a task of a slow phone, which is four times as slow, below 50 ms. */
const SLICE_MS = 8;

/** Resolves at once while the slice has time left, and otherwise in a later task. Rejects once the signal is aborted. */
export function yieldInSlices(signal?: AbortSignal): () => Promise<void> {
  const slices = openSlices();
  return async () => {
    signal?.throwIfAborted();
    if (!slices.isOver()) return;
    await slices.next();
    signal?.throwIfAborted();
  };
}

export interface Slices {
  /** True once the slice has taken its time. */
  readonly isOver: () => boolean;
  /** Begins another slice, in a later task. */
  readonly next: () => Promise<void>;
}

export function openSlices(): Slices {
  let since = performance.now();
  return {
    isOver: () => performance.now() - since >= SLICE_MS,
    async next() {
      await laterTask();
      since = performance.now();
    },
  };
}

/** Timers are clamped to 4 ms, half of a slice, so the page posts a message to itself. */
const laterTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Shorter lists are converted within a millisecond. */
const LONG = 1000;

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > LONG;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Tables of an output have their lists one level further down. */
const hasLong = (value: unknown, levels = 2): value is object =>
  isPlain(value) && levels > 0 && Object.values(value).some((part) => isLong(part) || hasLong(part, levels - 1));

/** Converts a run's output as `convert` does, but its long lists in slices. */
export async function convertInSlices(output: unknown, convert: (part: unknown) => unknown): Promise<unknown> {
  const slices = openSlices();

  async function convertPart(part: unknown): Promise<unknown> {
    if (hasLong(part)) {
      const entries: (readonly [string, unknown])[] = [];
      for (const [key, inner] of Object.entries(part)) entries.push([key, await convertPart(inner)]);
      return Object.fromEntries(entries);
    }
    if (!isLong(part)) return convert(part);
    const converted: unknown[] = [];
    for (const item of part) {
      converted.push(convert(item));
      if (slices.isOver()) await slices.next();
    }
    return converted;
  }

  return convertPart(output);
}
