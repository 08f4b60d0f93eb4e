// Encodes a long text as a Blob.
import { isHighSurrogate } from '../../../workers/lib/surrogates';
import { yieldInSlices } from '../../lib/slices';

const PIECE_UNITS = 64 * 1024;

/** Encodes a long text in slices: encoding takes 20 ms per megabyte on a slow machine. */
export async function textBlob(text: string): Promise<Blob> {
  const yieldToPage = yieldInSlices();
  const pieces: Blob[] = [];
  for (let at = 0; at < text.length;) {
    await yieldToPage();
    const end = at + PIECE_UNITS;
    const next = isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
    pieces.push(new Blob([text.slice(at, next)]));
    at = next;
  }
  return new Blob(pieces);
}
