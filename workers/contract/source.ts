// What goes into a run.

/** Typed text, bytes, or a Blob. A File is a Blob: it crosses threads by reference, whatever its size. */
export type Source = string | Uint8Array | Blob;

/** One source, or several in the visitor's order (files to hash, the two sides of a comparison). */
export type KernelInput = Source | readonly Source[];

const isList = (input: KernelInput): input is readonly Source[] => Array.isArray(input);

export const sourcesOf = (input: KernelInput): readonly Source[] => (isList(input) ? input : [input]);

/** Size in bytes; for text, of its UTF-8 form. */
export function sizeOf(source: Source): number {
  if (typeof source === 'string') return utf8Length(source);
  return source instanceof Uint8Array ? source.byteLength : source.size;
}

/** Counted without encoding: about 1 ms for a million letters. A lone surrogate counts as the U+FFFD that it becomes. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else {
      bytes += 2;
      // A pair is four bytes for its two units.
      if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(at + 1))) at++;
    }
  }
  return bytes;
}

const isHighSurrogate = (unit: number) => unit >>> 10 === 0x36;
const isLowSurrogate = (unit: number) => unit >>> 10 === 0x37;
