// What kind of file bytes are, by how they begin. Signatures are those of the formats' own specifications, most of them
// collected at https://mimesniff.spec.whatwg.org/#matching-a-mime-type-pattern and in the database of file(1).

export interface FileType {
  readonly label: string;
  /** Of a file's name, without the dot. */
  readonly extension: string;
  readonly mime: string;
  /** A file of this kind may be text from end to end, and is this kind all the same. */
  readonly textual?: boolean;
}

export const TEXT: FileType = { label: 'Text', extension: 'txt', mime: 'text/plain' };
export const UNKNOWN: FileType = { label: 'Unknown', extension: 'bin', mime: 'application/octet-stream' };

/** So many first bytes decide. */
export const HEAD_BYTES = 512;

/** Bytes by where they stand; in the text each character is the byte of that value. */
interface Signature extends FileType {
  readonly marks: readonly (readonly [at: number, bytes: string])[];
}

const type = (label: string, extension: string, mime: string, ...marks: Signature['marks'][number][]): Signature => ({
  label,
  extension,
  mime,
  marks,
});

const SIGNATURES: readonly Signature[] = [
  type('PNG image', 'png', 'image/png', [0, '\x89PNG\r\n\x1a\n']),
  type('JPEG image', 'jpg', 'image/jpeg', [0, '\xff\xd8\xff']),
  type('GIF image', 'gif', 'image/gif', [0, 'GIF87a']),
  type('GIF image', 'gif', 'image/gif', [0, 'GIF89a']),
  type('WebP image', 'webp', 'image/webp', [0, 'RIFF'], [8, 'WEBP']),
  type('AVIF image', 'avif', 'image/avif', [4, 'ftypavif']),
  type('HEIC image', 'heic', 'image/heic', [4, 'ftypheic']),
  type('BMP image', 'bmp', 'image/bmp', [0, 'BM'], [6, '\0\0\0\0']),
  type('Icon', 'ico', 'image/x-icon', [0, '\0\0\x01\0']),
  type('TIFF image', 'tif', 'image/tiff', [0, 'II*\0']),
  type('TIFF image', 'tif', 'image/tiff', [0, 'MM\0*']),
  type('JPEG XL image', 'jxl', 'image/jxl', [0, '\0\0\0\x0cJXL \r\n\x87\n']),
  type('Photoshop image', 'psd', 'image/vnd.adobe.photoshop', [0, '8BPS\0']),
  { ...type('PDF document', 'pdf', 'application/pdf', [0, '%PDF-']), textual: true },
  { ...type('RTF document', 'rtf', 'application/rtf', [0, '{\\rtf']), textual: true },
  type('EPUB book', 'epub', 'application/epub+zip', [0, 'PK\x03\x04'], [30, 'mimetypeapplication/epub+zip']),
  type('ZIP archive', 'zip', 'application/zip', [0, 'PK\x03\x04']),
  type('ZIP archive', 'zip', 'application/zip', [0, 'PK\x05\x06']),
  type('gzip archive', 'gz', 'application/gzip', [0, '\x1f\x8b\x08']),
  type('bzip2 archive', 'bz2', 'application/x-bzip2', [0, 'BZh'], [4, '1AY&SY']),
  type('xz archive', 'xz', 'application/x-xz', [0, '\xfd7zXZ\0']),
  type('Zstandard archive', 'zst', 'application/zstd', [0, '\x28\xb5\x2f\xfd']),
  type('7-Zip archive', '7z', 'application/x-7z-compressed', [0, "7z\xbc\xaf'\x1c"]),
  type('RAR archive', 'rar', 'application/vnd.rar', [0, 'Rar!\x1a\x07']),
  type('tar archive', 'tar', 'application/x-tar', [257, 'ustar']),
  type('WebAssembly module', 'wasm', 'application/wasm', [0, '\0asm']),
  type('SQLite database', 'sqlite', 'application/vnd.sqlite3', [0, 'SQLite format 3\0']),
  type('Linux program', 'elf', 'application/x-elf', [0, '\x7fELF']),
  type('Windows program', 'exe', 'application/vnd.microsoft.portable-executable', [0, 'MZ'], [3, '\0']),
  type('Java class', 'class', 'application/java-vm', [0, '\xca\xfe\xba\xbe\0\0\0']),
  type('WAV audio', 'wav', 'audio/wav', [0, 'RIFF'], [8, 'WAVE']),
  type('AVI video', 'avi', 'video/x-msvideo', [0, 'RIFF'], [8, 'AVI ']),
  type('FLAC audio', 'flac', 'audio/flac', [0, 'fLaC\0']),
  type('Ogg audio', 'ogg', 'audio/ogg', [0, 'OggS\0']),
  type('MIDI music', 'mid', 'audio/midi', [0, 'MThd\0']),
  type('MP3 audio', 'mp3', 'audio/mpeg', [0, 'ID3\x03']),
  type('MP3 audio', 'mp3', 'audio/mpeg', [0, 'ID3\x04']),
  type('MP3 audio', 'mp3', 'audio/mpeg', [0, '\xff\xfb']),
  type('AAC audio', 'm4a', 'audio/mp4', [4, 'ftypM4A ']),
  type('QuickTime video', 'mov', 'video/quicktime', [4, 'ftypqt  ']),
  type('MP4 video', 'mp4', 'video/mp4', [4, 'ftyp']),
  type('Matroska video', 'mkv', 'video/x-matroska', [0, '\x1aE\xdf\xa3'], [24, 'matroska']),
  type('WebM video', 'webm', 'video/webm', [0, '\x1aE\xdf\xa3']),
  type('WOFF font', 'woff', 'font/woff', [0, 'wOFF']),
  type('WOFF2 font', 'woff2', 'font/woff2', [0, 'wOF2']),
  type('TrueType font', 'ttf', 'font/ttf', [0, '\0\x01\0\0\0']),
  type('OpenType font', 'otf', 'font/otf', [0, 'OTTO\0']),
];

const SVG: FileType = { label: 'SVG image', extension: 'svg', mime: 'image/svg+xml', textual: true };

/** The root element, behind a declaration, a document type and comments. */
const SVG_START = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/;

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** The kind of file that begins so; undefined for what bears no mark. `head` is its first HEAD_BYTES bytes, or all of it. */
export function fileTypeOf(head: Uint8Array): FileType | undefined {
  const text = latin1(head.subarray(0, HEAD_BYTES));
  const found = SIGNATURES.find(({ marks }) => marks.every(([at, bytes]) => text.startsWith(bytes, at)));
  if (!found) return SVG_START.test(text) ? SVG : undefined;
  const { label, extension, mime, textual = false } = found;
  return { label, extension, mime, textual };
}
