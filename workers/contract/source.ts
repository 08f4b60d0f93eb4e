// What goes into a run.

/** Typed text, bytes, or a Blob. A File is a Blob: it crosses threads by reference, whatever its size. */
export type Source = string | Uint8Array | Blob;

/** One source, or several in the visitor's order (files to hash, the two sides of a comparison). */
export type KernelInput = Source | readonly Source[];

const isList = (input: KernelInput): input is readonly Source[] => Array.isArray(input);

export const sourcesOf = (input: KernelInput): readonly Source[] => (isList(input) ? input : [input]);

/** Size in bytes. For text it is the most that its UTF-8 form can take (3 per UTF-16 unit), without encoding it. */
export function sizeOf(source: Source): number {
  if (typeof source === 'string') return source.length * 3;
  return source instanceof Uint8Array ? source.byteLength : source.size;
}
