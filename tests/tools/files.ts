// Contents of files for the tools, the same in every run.
import { createCipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes without a pattern: AES in counter mode over zeros. */
export function noise(bytes: number): Buffer {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16));
  return cipher.update(Buffer.alloc(bytes));
}

/** Writes a sparse file of zeros, with optional line feeds at regular intervals. */
export const zeros = (bytes: number, lineBytes = Infinity) =>
  async function write(path: string) {
    const file = await open(path, 'w');
    await file.truncate(bytes);
    for (let at = lineBytes; at < bytes; at += lineBytes) await file.write('\n', at);
    await file.close();
  };

const mediaPath = (name: string) => join(import.meta.dirname, '../fixtures/media', name);

export const media = (name: string) => () => readFileSync(mediaPath(name));

interface Box {
  readonly type: string;
  readonly bytes: Buffer;
}

function boxesOf(mp4: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= mp4.length;) {
    const size = mp4.readUInt32BE(at);
    boxes.push({ type: mp4.toString('latin1', at + 4, at + 8), bytes: mp4.subarray(at, at + size) });
    at += size;
  }
  return boxes;
}

/** A fragmented MP4 with all of its fragments (moof and mdat) repeated: as long as wanted, and still valid. */
function repeatFragments(mp4: Buffer, times: number): Buffer {
  const boxes = boxesOf(mp4);
  const isFragment = ({ type }: Box) => type === 'moof' || type === 'mdat';
  const head = boxes.filter((box) => !isFragment(box) && box.type !== 'mfra').map(({ bytes }) => bytes);
  const fragments = Buffer.concat(boxes.filter(isFragment).map(({ bytes }) => bytes));
  return Buffer.concat([...head, ...Array.from({ length: times }, () => fragments)]);
}

/** Writes a video with two seconds of sound, repeated. */
export const longVideo = (times: number) =>
  async function write(path: string) {
    await writeFile(path, repeatFragments(await readFile(mediaPath('aac-fragmented.mp4')), times));
  };

/** The same text again and again. */
export const repeated = (text: string, times: number) => () => Buffer.from(text.repeat(times));

/** Writes JSON so deep that indentation makes it a thousand times as long. */
export const deepList = (depth: number, items: number) =>
  async function write(path: string) {
    await writeFile(path, `${'['.repeat(depth)}1${',1'.repeat(items - 1)}${']'.repeat(depth)}`);
  };

/** Writes XML of that kind. */
export const deepElement = (depth: number, items: number) =>
  async function write(path: string) {
    await writeFile(path, `${'<a>'.repeat(depth)}${'<b/>'.repeat(items)}${'</a>'.repeat(depth)}`);
  };

/** Writes JSON: a list of this many texts, of 22 bytes each. */
export const textList = (items: number) =>
  async function write(path: string) {
    await writeFile(path, `["a long enough text"${',"a long enough text"'.repeat(items - 1)}]`);
  };
