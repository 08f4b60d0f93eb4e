// Sound with tags in each container, made by the FFmpeg of this machine, and tags that it doesn't write, built here.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURES } from './run';

export const TAGS = {
  title: 'Tïtle 日本 🎵',
  artist: 'Søren',
  album: 'B = "C"; D',
  album_artist: 'Various',
  genre: 'Folk',
  date: '2024-05-06',
  track: '3/9',
  disc: '1/2',
  composer: 'J. S.',
  performer: 'P',
  publisher: 'U',
  copyright: 'R',
  comment: 'one two',
  lyrics: 'la la',
} as const;

export const COVER = readFileSync(join(FIXTURES, 'picture.mp4'));

/**
 * @param name decides the container
 * @param settings of the file, split at blanks. `{cover}` becomes the path of a picture.
 */
export function tagged(name: string, settings: string, tags: Readonly<Record<string, string>> = TAGS): File {
  const folder = mkdtempSync(join(tmpdir(), 'tagged-'));
  try {
    writeFileSync(join(folder, 'cover.jpg'), COVER);
    const sound = '-f lavfi -i aevalsrc=0.3*sin(900*t*t)|0.3*sin(500*t):s=48000:d=1'.split(' ');
    const metadata = Object.entries(tags).flatMap(([tag, text]) => ['-metadata', `${tag}=${text}`]);
    const args = settings.replaceAll('{cover}', 'cover.jpg').split(' ').filter(Boolean);
    const input = args[0] === '-i' ? args.splice(0, 2) : [];
    execFileSync('ffmpeg', ['-v', 'error', ...sound, ...input, ...metadata, ...args, name], { cwd: folder });
    return new File([readFileSync(join(folder, name))], name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const latin1 = (text: string) => Buffer.from(text, 'latin1');
const sevens = (size: number) => [size >> 21, size >> 14, size >> 7, size].map((part) => part & 127);

/** A frame of ID3v2.3 or 2.4, or, with three letters, of ID3v2.2. */
export function id3Frame(id: string, content: Uint8Array, isV4 = false, flags = 0): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  if (id.length === 3) return Buffer.concat([latin1(id), size.subarray(1), content]);
  return Buffer.concat([
    latin1(id),
    isV4 ? Buffer.from(sevens(content.length)) : size,
    Buffer.from([0, flags]),
    content,
  ]);
}

/** @param declared the size in the header, if it isn't the real one */
export function id3(version: number, frames: readonly Uint8Array[], flags = 0, declared?: number): Buffer {
  const body = Buffer.concat(frames);
  return Buffer.concat([latin1('ID3'), Buffer.from([version, 0, flags, ...sevens(declared ?? body.length)]), body]);
}

/** Every zero and every sync after a byte of ones is kept apart: ID3v2.3, 5. */
export const unsynced = (bytes: Uint8Array) =>
  Buffer.from(
    [...bytes].flatMap((byte, i) => {
      const next = bytes[i + 1] ?? 0;
      return byte === 255 && (next === 0 || next >= 0xe0) ? [byte, 0] : [byte];
    }),
  );

export const text = (value: string, encoding: 0 | 1 | 3 = 3) =>
  Buffer.concat([
    Buffer.from([encoding]),
    encoding === 1 ? Buffer.from(`\ufeff${value}`, 'utf16le') : Buffer.from(value, encoding === 0 ? 'latin1' : 'utf8'),
  ]);

export function riff(...chunks: readonly (readonly [name: string, content: Uint8Array])[]): Buffer {
  const all = chunks.map(([name, content]) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([latin1(name), size, content, Buffer.alloc(content.length & 1)]);
  });
  return Buffer.concat(all);
}
