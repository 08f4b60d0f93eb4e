// A long text as bytes, without being felt: encoding it takes a slow machine 20 ms a megabyte.
import { isHighSurrogate } from '../../../workers/contract/surrogates';
import { openSlices } from './slices';

const PIECE_UNITS = 64 * 1024;

export async function textBlob(text: string): Promise<Blob> {
  const slices = openSlices();
  const pieces: Blob[] = [];
  for (let at = 0; at < text.length;) {
    await slices.next();
    const end = at + PIECE_UNITS;
    const next = isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end;
    pieces.push(new Blob([text.slice(at, next)]));
    at = next;
  }
  return new Blob(pieces);
}
