// Long work on the page in slices, so that no task is long enough to notice.

/** Leaves a task of a slow phone, which is four times as slow, below 50 ms. */
const SLICE_MS = 8;

/** Resolves at once until the slice is over, and then after the page had its turn. */
function yieldInSlices(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  };
}

const READ_BYTES = 1024 * 1024;
const PIECE_BYTES = 64 * 1024;

/** The Blob's bytes from `from` up to `to` in short pieces. Pauses between them when the slice is over. */
export async function* piecesOfBlob(blob: Blob, signal: AbortSignal, from = 0, to = blob.size) {
  const yieldToPage = yieldInSlices(signal);
  for (let at = from; at < to; at += READ_BYTES) {
    const read = new Uint8Array(await blob.slice(at, Math.min(to, at + READ_BYTES)).arrayBuffer());
    for (let piece = 0; piece < read.length; piece += PIECE_BYTES) {
      await yieldToPage();
      yield { at: at + piece, bytes: read.subarray(piece, piece + PIECE_BYTES) };
    }
  }
}
