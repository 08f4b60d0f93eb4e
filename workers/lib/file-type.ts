// Recognizes a file's type by its first bytes. The signatures are from the formats' specifications, most of them collected at
// https://mimesniff.spec.whatwg.org/#matching-a-mime-type-pattern and in the database of file(1).

import { messagesOf, type Message } from '../contract/run/message';
import type { common } from '../words/common';
import type { fileTypes } from '../words/file-types';

const message = messagesOf<typeof common>('common');

export interface FileType {
  /** “PNG image” */
  readonly label: Message;
  /** A file name's extension, without the dot. */
  readonly extension: string;
  readonly mime: string;
  /** A file of this type may consist of text, and still has this type. */
  readonly textual?: boolean;
}

export const TEXT: FileType = { label: message('txtFile'), extension: 'txt', mime: 'text/plain' };
export const UNKNOWN: FileType = { label: message('binFile'), extension: 'bin', mime: 'application/octet-stream' };

/** The number of first bytes that decide. */
export const HEAD_BYTES = 512;

/** Bytes by offset. In the string each character is the byte of that value. */
interface Signature extends FileType {
  readonly marks: readonly (readonly [at: number, bytes: string])[];
}

type Extension = keyof typeof fileTypes extends `${infer Name}File` ? Name : never;

const type = (extension: Extension, mime: string, ...marks: Signature['marks'][number][]): Signature => ({
  label: message(`${extension}File`),
  extension,
  mime,
  marks,
});

const SIGNATURES: readonly Signature[] = [
  type('png', 'image/png', [0, '\x89PNG\r\n\x1a\n']),
  type('jpg', 'image/jpeg', [0, '\xff\xd8\xff']),
  type('gif', 'image/gif', [0, 'GIF87a']),
  type('gif', 'image/gif', [0, 'GIF89a']),
  type('webp', 'image/webp', [0, 'RIFF'], [8, 'WEBP']),
  type('avif', 'image/avif', [4, 'ftypavif']),
  type('heic', 'image/heic', [4, 'ftypheic']),
  type('bmp', 'image/bmp', [0, 'BM'], [6, '\0\0\0\0']),
  type('ico', 'image/x-icon', [0, '\0\0\x01\0']),
  type('cr2', 'image/x-canon-cr2', [0, 'II*\0'], [8, 'CR\x02\0']),
  type('tif', 'image/tiff', [0, 'II*\0']),
  type('tif', 'image/tiff', [0, 'MM\0*']),
  type('jxl', 'image/jxl', [0, '\0\0\0\x0cJXL \r\n\x87\n']),
  type('psd', 'image/vnd.adobe.photoshop', [0, '8BPS\0']),
  { ...type('pdf', 'application/pdf', [0, '%PDF-']), textual: true },
  { ...type('rtf', 'application/rtf', [0, '{\\rtf']), textual: true },
  type('epub', 'application/epub+zip', [0, 'PK\x03\x04'], [30, 'mimetypeapplication/epub+zip']),
  type('zip', 'application/zip', [0, 'PK\x03\x04']),
  type('zip', 'application/zip', [0, 'PK\x05\x06']),
  type('gz', 'application/gzip', [0, '\x1f\x8b\x08']),
  type('bz2', 'application/x-bzip2', [0, 'BZh'], [4, '1AY&SY']),
  type('xz', 'application/x-xz', [0, '\xfd7zXZ\0']),
  type('zst', 'application/zstd', [0, '\x28\xb5\x2f\xfd']),
  type('7z', 'application/x-7z-compressed', [0, "7z\xbc\xaf'\x1c"]),
  type('rar', 'application/vnd.rar', [0, 'Rar!\x1a\x07']),
  type('tar', 'application/x-tar', [257, 'ustar']),
  type('wasm', 'application/wasm', [0, '\0asm']),
  type('sqlite', 'application/vnd.sqlite3', [0, 'SQLite format 3\0']),
  type('elf', 'application/x-elf', [0, '\x7fELF']),
  type('exe', 'application/vnd.microsoft.portable-executable', [0, 'MZ'], [3, '\0']),
  type('class', 'application/java-vm', [0, '\xca\xfe\xba\xbe\0\0\0']),
  type('wav', 'audio/wav', [0, 'RIFF'], [8, 'WAVE']),
  type('avi', 'video/x-msvideo', [0, 'RIFF'], [8, 'AVI ']),
  type('flac', 'audio/flac', [0, 'fLaC\0']),
  type('ogg', 'audio/ogg', [0, 'OggS\0']),
  type('mid', 'audio/midi', [0, 'MThd\0']),
  type('mp3', 'audio/mpeg', [0, 'ID3\x03']),
  type('mp3', 'audio/mpeg', [0, 'ID3\x04']),
  type('mp3', 'audio/mpeg', [0, '\xff\xfb']),
  type('m4a', 'audio/mp4', [4, 'ftypM4A ']),
  type('mov', 'video/quicktime', [4, 'ftypqt  ']),
  type('mp4', 'video/mp4', [4, 'ftyp']),
  type('mkv', 'video/x-matroska', [0, '\x1aE\xdf\xa3'], [24, 'matroska']),
  type('webm', 'video/webm', [0, '\x1aE\xdf\xa3']),
  type('woff', 'font/woff', [0, 'wOFF']),
  type('woff2', 'font/woff2', [0, 'wOF2']),
  type('ttf', 'font/ttf', [0, '\0\x01\0\0\0']),
  type('otf', 'font/otf', [0, 'OTTO\0']),
  type('jp2', 'image/jp2', [0, '\0\0\0\x0cjP  \r\n\x87\n']),
  type('dds', 'image/vnd.ms-dds', [0, 'DDS \x7c\0\0\0']),
  type('qoi', 'image/qoi', [0, 'qoif\0']),
  type('xcf', 'image/x-xcf', [0, 'gimp xcf ']),
  type('icns', 'image/icns', [0, 'icns\0']),
  { ...type('ps', 'application/postscript', [0, '%!PS-Adobe-']), textual: true },
  type('doc', 'application/x-ole-storage', [0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']),
  type('lz4', 'application/x-lz4', [0, '\x04\x22\x4d\x18']),
  type('lz', 'application/x-lzip', [0, 'LZIP\x01']),
  type('z', 'application/x-compress', [0, '\x1f\x9d\x90']),
  type('cab', 'application/vnd.ms-cab-compressed', [0, 'MSCF\0\0\0\0']),
  type('deb', 'application/vnd.debian.binary-package', [0, '!<arch>\ndebian-binary']),
  type('rpm', 'application/x-rpm', [0, '\xed\xab\xee\xdb']),
  type('xar', 'application/x-xar', [0, 'xar!\0']),
  type('macho', 'application/x-mach-binary', [0, '\xcf\xfa\xed\xfe']),
  type('dex', 'application/x-dex', [0, 'dex\n0'], [7, '\0']),
  type('luac', 'application/x-lua-bytecode', [0, '\x1bLua']),
  type('pcap', 'application/vnd.tcpdump.pcap', [0, '\xd4\xc3\xb2\xa1']),
  type('pcapng', 'application/x-pcapng', [0, '\x0a\x0d\x0d\x0a'], [8, '\x4d\x3c\x2b\x1a']),
  type('parquet', 'application/vnd.apache.parquet', [0, 'PAR1\x15']),
  type('hdf5', 'application/x-hdf5', [0, '\x89HDF\r\n\x1a\n']),
  type('plist', 'application/x-bplist', [0, 'bplist00']),
  type('crx', 'application/x-chrome-extension', [0, 'Cr24\x03\0\0\0']),
  type('aiff', 'audio/aiff', [0, 'FORM'], [8, 'AIF']),
  type('amr', 'audio/amr', [0, '#!AMR']),
  type('au', 'audio/basic', [0, '.snd\0']),
  type('flv', 'video/x-flv', [0, 'FLV\x01'], [5, '\0\0\0\x09']),
  type('asf', 'video/x-ms-asf', [0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11']),
  type('mpg', 'video/mpeg', [0, '\0\0\x01\xba']),
  type('eot', 'application/vnd.ms-fontobject', [8, '\x01\0\x02\0'], [34, 'LP']),
  type('torrent', 'application/x-bittorrent', [0, 'd8:announce']),
  type('lnk', 'application/x-ms-shortcut', [0, 'L\0\0\0\x01\x14\x02\0']),
  type('glb', 'model/gltf-binary', [0, 'glTF\x02\0\0\0']),
  type('swf', 'application/x-shockwave-flash', [0, 'CWS'], [7, '\0']),
  type('blend', 'application/x-blender', [0, 'BLENDER-v']),
  type('npy', 'application/x-npy', [0, '\x93NUMPY']),
];

const SVG: FileType = { label: message('svgFile'), extension: 'svg', mime: 'image/svg+xml', textual: true };

/** The root element, after a declaration, a document type and comments. */
const SVG_START = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/;

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * The type of a file that begins with these bytes; undefined if none is recognized. `head` is its first HEAD_BYTES bytes, or
 * all of it.
 */
export function fileTypeOf(head: Uint8Array): FileType | undefined {
  const text = latin1(head.subarray(0, HEAD_BYTES));
  const found = SIGNATURES.find(({ marks }) => marks.every(([at, bytes]) => text.startsWith(bytes, at)));
  if (!found) return SVG_START.test(text) ? SVG : undefined;
  const { label, extension, mime, textual = false } = found;
  return { label, extension, mime, textual };
}
