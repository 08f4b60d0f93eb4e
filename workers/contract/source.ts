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

/** By the browser's own encoder: a loop over 200 KB takes 6 ms of the page the first time. A lone surrogate becomes U+FFFD. */
const utf8Length = (text: string) => new TextEncoder().encode(text).length;
