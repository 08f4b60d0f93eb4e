// Splits long work on the main thread into slices, so that the page stays responsive.
import { isHighSurrogate } from '../../../workers/lib/surrogates';

const SLICE_MS = 8;

interface Slices {
  /** Resolves immediately while the slice has time left, otherwise in a later task. */
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

const PIECE_UNITS = 64 * 1024;

/** Encodes a long text in slices: encoding takes 20 ms per megabyte on a slow machine. */
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
