// Work in slices, between which the page can do what is more urgent.

const SLICE_MS = 8;

export interface Slices {
  /** Resolves at once while there is time left in the slice, and otherwise in a later task. */
  readonly next: () => Promise<void>;
}

export function openSlices(): Slices {
  let startedAt = performance.now();
  return {
    async next() {
      if (performance.now() - startedAt < SLICE_MS) return;
      await new Promise((resolve) => setTimeout(resolve));
      startedAt = performance.now();
    },
  };
}
