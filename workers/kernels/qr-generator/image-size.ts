// Reads an image's width and height from its first bytes, before a browser uses four bytes of memory per pixel.

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** How much of the file is read. In a JPEG, the size may come after an embedded preview. */
export const HEAD_BYTES = 256 * 1024;

/** Undefined for unknown formats and truncated files. */
export function imageSize(head: Uint8Array): ImageSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const says = (text: string, at: number) =>
    Array.from(text).every((letter, index) => head[at + index] === letter.charCodeAt(0));
  try {
    // https://www.w3.org/TR/png-3/#11IHDR
    if (says('\x89PNG', 0)) return { width: view.getUint32(16), height: view.getUint32(20) };
    // https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 18
    if (says('GIF8', 0)) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (says('BM', 0)) return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
    if (says('RIFF', 0) && says('WEBP', 8)) return webpSize(view, (text) => says(text, 12));
    return view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** RFC 9649, sections 2.5 to 2.7. */
function webpSize(view: DataView, isForm: (text: string) => boolean): ImageSize | undefined {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (isForm('VP8X')) return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (isForm('VP8 ')) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (!isForm('VP8L')) return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** ITU-T T.81, annex B: the first segment that starts a frame. */
function jpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
