// Checks a picture before it becomes a cover.
import * as words from './words';

/** FLAC's limit for a picture is 16 MiB, and players on small devices give up long before that. */
const MOST_BYTES = 10_000_000;

const isPicture = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xd8) || (first === 0x89 && second === 0x50);

/** Why a file can't be a cover. Undefined if it can. */
export async function checkCover(file: Blob): Promise<string | undefined> {
  try {
    if (!isPicture(new Uint8Array(await file.slice(0, 2).arrayBuffer()))) return words.coverKind;
    if (file.size > MOST_BYTES) return words.coverTooLarge;
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return undefined;
  } catch {
    return words.coverDamaged;
  }
}
