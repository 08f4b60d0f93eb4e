// The inputs of the benchmark, made in the browser from one seed: the same on every device and in every browser.
import { createNoise, createRandom, SEED } from '../../lib/seeded-noise';
import type { JobId } from './settings';

/** A contender’s input. */
export interface Work {
  /** The number of files: none for UUIDs, two for a comparison, otherwise one. */
  readonly files: readonly Blob[];
  /** Bytes of all files, or of the UUIDs. */
  readonly bytes: number;
  /** The visitor’s own file, whose content is unknown. */
  readonly isOwn: boolean;
}

const WORDS =
  'the of and to in is that it was for on are with his they at be this from have by one had not but what all';
const WIDE = ['naïve', 'Grüße', '世界', 'été', '😀'];

/** A UUID and its line break. */
export const UUID_BYTES = 37;

/** Calls `write` repeatedly with the next piece of text, of at most some kilobytes. */
type Writer = (random: () => number) => string;

function prose(random: () => number, words = 12): string {
  const list = WORDS.split(' ');
  const word = () => {
    const from = random() < 0.05 ? WIDE : list;
    return from[Math.floor(random() * from.length)] ?? '';
  };
  return Array.from({ length: words }, word).join(' ');
}

/** Half of the lines occurred before. */
function lineWriter(): Writer {
  let [count, last] = [0, ''];
  return (random) => {
    if (count++ % 2 === 0) last = `${Math.floor(random() * 2 ** 32).toString(36)} ${prose(random)}\n`;
    return last;
  };
}

/** One document. Numbers and texts have the form of `JSON.stringify`, so formatting changes only whitespace. */
function jsonWriter(): Writer {
  let count = 0;
  return (random) => {
    const id = count++;
    const price = Math.floor(random() * 1e5) / 100;
    const record = {
      id,
      name: prose(random, 3),
      price,
      tags: [prose(random, 1), prose(random, 1)],
      inStock: id % 3 > 0,
    };
    return `${id === 0 ? '[' : ','}${JSON.stringify(record)}`;
  };
}

function markdownWriter(): Writer {
  let count = 0;
  return (random) => {
    const number = ++count;
    const list = Array.from({ length: 4 }, () => `- ${prose(random, 5)}\n`).join('');
    const code = '```js\nconst answer = 42;\n```\n';
    return `## Part ${number}\n\n${prose(random, 40)} **${prose(random, 2)}** and [a link](https://example.org/${number}).\n\n${list}\n${code}\n`;
  };
}

const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve));

/** About as much text as fits into a frame’s time, so that the page stays responsive. */
const PIECE = 256 * 1024;

/** A file of at least this many bytes. @throws the signal’s reason once it is aborted */
async function textFile(bytes: number, writer: Writer, end: string, signal: AbortSignal): Promise<Blob> {
  const random = createRandom(SEED);
  const encoder = new TextEncoder();
  const parts: Blob[] = [];
  for (let made = 0; made < bytes;) {
    let text = '';
    while (text.length < PIECE && made + text.length < bytes) text += writer(random);
    const piece = encoder.encode(text);
    made += piece.length;
    parts.push(new Blob([piece]));
    await yieldToPage();
    signal.throwIfAborted();
  }
  return new Blob([...parts, end]);
}

async function noiseFile(bytes: number, signal: AbortSignal): Promise<Blob> {
  const fill = createNoise(SEED);
  const parts: Blob[] = [];
  for (let made = 0; made < bytes; made += PIECE) {
    const words = new Uint32Array(Math.min(PIECE, bytes - made) / 4);
    fill(words);
    parts.push(new Blob([words]));
    await yieldToPage();
    signal.throwIfAborted();
  }
  return new Blob(parts);
}

/** A text, and the same with two hundred lines changed. */
async function twoVersions(bytes: number, signal: AbortSignal): Promise<readonly Blob[]> {
  const every = Math.ceil(bytes / 60 / 200);
  const version = (isChanged: boolean): Writer => {
    let count = 0;
    return (random) => {
      const line = `${++count} ${prose(random)}`;
      return isChanged && count % every === 0 ? `${line} changed\n` : `${line}\n`;
    };
  };
  return [await textFile(bytes, version(false), '', signal), await textFile(bytes, version(true), '', signal)];
}

async function filesFor(job: JobId, bytes: number, signal: AbortSignal): Promise<readonly Blob[]> {
  switch (job) {
    case 'sha256':
    case 'md5':
    case 'base64':
      return [await noiseFile(bytes, signal)];
    case 'json':
      return [await textFile(bytes, jsonWriter(), ']', signal)];
    case 'words':
    case 'lines':
      return [await textFile(bytes, lineWriter(), '', signal)];
    case 'markdown':
      return [await textFile(bytes, markdownWriter(), '', signal)];
    case 'diff':
      return twoVersions(bytes / 2, signal);
    case 'uuid':
      return [];
  }
}

/** The input of a job, of about this many bytes, a multiple of four. Rejects with the signal’s reason once it is aborted. */
export async function makeWork(job: JobId, bytes: number, signal: AbortSignal): Promise<Work> {
  const files = await filesFor(job, bytes, signal);
  const size =
    job === 'uuid' ? Math.ceil(bytes / UUID_BYTES) * UUID_BYTES : files.reduce((sum, file) => sum + file.size, 0);
  return { files, bytes: size, isOwn: false };
}

export const ownWork = (file: Blob): Work => ({ files: [file], bytes: file.size, isOwn: true });
