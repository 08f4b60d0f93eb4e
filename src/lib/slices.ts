// Splits long work on the main thread into slices, so that the page stays responsive.

/** Leaves a task of a slow phone, which is four times as slow, below 50 ms. */
const SLICE_MS = 8;

/** Resolves at once while the slice has time left, and otherwise in a later task. Rejects once the signal is aborted. */
export function yieldInSlices(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  };
}
