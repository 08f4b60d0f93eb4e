// Reads a Blob on the page, in short pieces.
import { yieldInSlices } from '../../lib/slices';

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
