// The dimensions of a picture, in pixels, from its first bytes.

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

type ReadSize = (view: DataView, bytes: Uint8Array) => Dimensions | undefined;

/** ITU-T T.81, annex B: segments with a marker and a length; the frame header has the size. */
const jpeg: ReadSize = (view) => {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at++;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};

/** https://developers.google.com/speed/webp/docs/riff_container */
const webp: ReadSize = (view, bytes) => {
  const chunk = textAt(bytes, 12, 4);
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (chunk === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (chunk === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== 'VP8L') return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** TIFF 6.0: an entry of 12 bytes has a tag, a type, a count and a value; 256 and 257 are width and height. */
const tiff: ReadSize = (view) => {
  const little = view.getUint8(0) === 0x49;
  const from = view.getUint32(4, little);
  const entries = view.getUint16(from, little);
  const sizeOf = (wanted: number) => {
    for (let at = from + 2; at < from + 2 + entries * 12; at += 12)
      if (view.getUint16(at, little) === wanted)
        return view.getUint16(at + 2, little) === 3 ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little);
    return undefined;
  };
  const [width, height] = [sizeOf(256), sizeOf(257)];
  return width === undefined || height === undefined ? undefined : { width, height };
};

/** ISO/IEC 23008-12, section 6.5.3: the box `ispe` has the size. The largest is the picture; others are its tiles. */
const heif: ReadSize = (view, bytes) => {
  let largest: Dimensions | undefined;
  for (let at = 4; at + 16 <= bytes.length; at++) {
    if (bytes[at] !== 0x69 || textAt(bytes, at, 4) !== 'ispe') continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || found.width * found.height > largest.width * largest.height) largest = found;
  }
  return largest;
};

const at32 =
  (width: number, height: number, little = false): ReadSize =>
  (view) => ({
    width: view.getUint32(width, little),
    height: view.getUint32(height, little),
  });

/** By extension. */
const SIZES: Readonly<Record<string, ReadSize>> = {
  png: at32(16, 20),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  jpg: jpeg,
  webp,
  bmp: (view) => ({ width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }),
  ico: (view) => ({ width: view.getUint8(6) || 256, height: view.getUint8(7) || 256 }),
  psd: at32(18, 14),
  dds: at32(16, 12, true),
  qoi: at32(4, 8),
  xcf: at32(14, 18),
  tif: tiff,
  avif: heif,
  heic: heif,
};

/** Undefined if the format has none, or the beginning doesn't contain it. */
export function dimensionsOf(bytes: Uint8Array, extension: string): Dimensions | undefined {
  try {
    const found = SIZES[extension]?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes);
    return found && found.width > 0 && found.height > 0 ? found : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // The file is cut.
    throw error;
  }
}
