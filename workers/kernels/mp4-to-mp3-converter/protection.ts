// Recognizes a copy-protected MP4. Its audio decodes to errors and noise, so an engine takes it for damaged.

const HEADER_BYTES = 16;
/** Indexes of feature films take a few MiB. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024;

// A protected sample entry ('enca', or Apple's 'drms') holds a 'sinf' box, whose first child 'frma' names the codec beneath,
// ISO/IEC 14496-12, 8.12. The sample entry itself has at most a few hundred bytes before it (the decoder's settings).
const PROTECTED_AUDIO = /(?:enca|drms)[\s\S]{28,2000}?sinf[\s\S]{4}frma/;

/** The bytes of the `moov` box, found by hopping from box to box; undefined where there is none or it is oddly large. */
async function readIndex(file: Blob): Promise<ArrayBuffer | undefined> {
  for (let at = 0; at + 8 <= file.size;) {
    const header = new DataView(await file.slice(at, at + HEADER_BYTES).arrayBuffer());
    const short = header.getUint32(0);
    // 1: the size stands in eight bytes of its own; 0: to the end of the file.
    const long = short === 1 && header.byteLength === HEADER_BYTES ? Number(header.getBigUint64(8)) : short;
    const size = short === 0 ? file.size - at : long;
    if (size < 8) return undefined;
    if (header.getUint32(4) === 0x6d6f6f76)
      return size > MAX_INDEX_BYTES ? undefined : file.slice(at, at + size).arrayBuffer();
    at += size;
  }
  return undefined;
}

export async function isProtected(file: Blob): Promise<boolean> {
  const index = await readIndex(file);
  return index !== undefined && PROTECTED_AUDIO.test(new TextDecoder('latin1').decode(index));
}
