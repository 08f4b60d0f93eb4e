// A file of 1 GB in every tool that takes files of any size, in Firefox and WebKit: the growth of the whole browser. `gigabyte`
// has Chromium's figures. Blanks make up most inputs, so that results are small: a browser without private files has no room
// for large ones, and says so before it starts.
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Driver } from '../../../tests/engines/driver';
import { zeros } from '../../../tests/tools/files';
import { withEngine, type Engine } from '../../browser/engines';
import {
  box,
  choose,
  isEnabled,
  isShown,
  openAndUse,
  region,
  select,
  useAgain,
  useAgainOrAnew,
  type EngineUse,
  type Used,
} from '../../browser/use-in-engine';
import { BENCH_FOLDER, GB, madeOnce, MB, sizeLabel } from '../../inputs';
import type { RunPart, Session } from '../../measure/session';
import type { Findings } from '../../model';
import { paddedVideo, type AudioCodec } from '../../videos';
import { GROWTH_MB, MP4_TO_MP3 } from './engines';
import { atMost, findings, measured, mergeFindings } from '../part';

const ENGINES: readonly Engine[] = ['WebKit', 'Firefox'];

const hasResult = isShown(region(/^Result/));

interface Subject {
  readonly label: string;
  readonly use: EngineUse;
  /** The text before the blanks. If undefined, the file is all zeros, with optional line lengths. */
  readonly head?: string;
  readonly lineBytes?: number;
  /** At least as large as the input. */
  readonly isLarge?: true;
  /** The input is a video with this audio instead, and its index is at the end. */
  readonly video?: AudioCodec;
}

const using = (tool: string, button: string, rest: Partial<EngineUse> = {}): EngineUse => ({
  tool,
  button,
  isDone: hasResult,
  ...rest,
});

const SUBJECTS: readonly Subject[] = [
  { label: 'Four hashes', use: using('hash-generator', 'Generate Hashes', { isDone: isShown(box('SHA256')) }) },
  {
    label: 'Count',
    use: { tool: 'word-counter', clear: 'Clear Text', isDone: isEnabled('Copy Report') },
    lineBytes: MB / 10,
  },
  { label: 'Different lines', use: using('text-deduplicator', 'Remove Duplicates'), lineBytes: MB / 10 },
  { label: 'Base64 decode', use: using('base64-encoder', 'Decode', { arrange: choose('Decode') }), head: 'SGk=' },
  { label: 'Hex decode', use: using('hex-encoder', 'Decode', { arrange: choose('Decode') }), head: '4869' },
  {
    label: 'Binary to text',
    use: using('binary-converter', 'Convert', { arrange: choose('Binary to text') }),
    head: '01001000 01101001',
  },
  { label: 'JSON, minified', use: using('json-formatter', 'Minify'), head: '[1]' },
  { label: 'JSON to YAML', use: using('json-to-yaml', 'Convert'), head: '[1]' },
  { label: 'XML, minified', use: using('xml-formatter', 'Minify'), head: '<a/>' },
  {
    label: 'Compare',
    use: using('diff-checker', 'Compare', {
      openers: ['Open original', 'Open changed'],
      isDone: isShown(region('Differences')),
    }),
    lineBytes: MB / 10,
  },
  { label: 'MP4 to MP3, two minutes', use: MP4_TO_MP3, video: 'aac' },
  { label: 'MP4 to MP3 by FFmpeg, two minutes', use: MP4_TO_MP3, video: 'ac3' },
  // These two pages still have the direction that was chosen above.
  { label: 'Base64 encode', use: using('base64-encoder', 'Encode', { arrange: choose('Encode') }), isLarge: true },
  { label: 'Hex encode', use: using('hex-encoder', 'Encode', { arrange: choose('Encode') }), isLarge: true },
  { label: 'URL encode', use: using('url-encoder', 'Encode'), isLarge: true },
  { label: 'HTML encode', use: using('html-encoder', 'Encode'), isLarge: true },
  {
    label: 'Lowercase',
    use: using('text-case-converter', 'Convert Text Cases', { arrange: select('Convert to', 'lowercase') }),
    isLarge: true,
  },
];

/** The disk serves one of them at a time. */
async function withBlanks<Result>({ head, lineBytes }: Subject, bytes: number, use: (path: string) => Promise<Result>) {
  const name = `blanks-${bytes}.txt`;
  await rm(join(BENCH_FOLDER, name), { force: true });
  const path = await madeOnce(name, async (target) => {
    if (head === undefined) return zeros(bytes, lineBytes)(target);
    const file = await open(target, 'w');
    await file.write(head);
    const blanks = Buffer.alloc(MB, '\n');
    for (let left = bytes - head.length; left > 0; left -= MB) await file.write(blanks.subarray(0, Math.min(left, MB)));
    await file.close();
  });
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

const SMALL_BYTES = 4 * MB;

/** A use, and the browser's memory growth in megabytes for each repetition. */
interface Measured extends Used {
  readonly growths: readonly number[];
}

/** The last of three repetitions, because the browser may compile code again in any of them. */
async function useVideos(driver: Driver, { use }: Subject, codec: AudioCodec, bytes: number): Promise<Measured> {
  const [small, large] = [await paddedVideo(2, SMALL_BYTES / GB, codec), await paddedVideo(2, bytes / GB, codec)];
  await openAndUse(driver, use, small.path);
  const convert = () => useAgainOrAnew(driver, use, small.path, large.path);
  const uses = [await convert(), await convert(), await convert()] as const;
  return { ...uses[2], growths: uses.map(({ growth }) => growth) };
}

async function useFile(driver: Driver, subject: Subject, bytes: number): Promise<Measured> {
  if (subject.video) return useVideos(driver, subject, subject.video, bytes);
  await withBlanks(subject, SMALL_BYTES, (path) => openAndUse(driver, subject.use, path));
  const used = await withBlanks(subject, bytes, (path) => useAgain(driver, subject.use, path));
  return { ...used, growths: [used.growth] };
}

/**
 * The most memory that a result may take if the browser doesn't report the device's:
 * docs/decisions/0006-results-in-private-files.md.
 */
const ROOM_MB = 64;

const NO_ROOM = /can keep only .* in memory/;

const measure = (engine: Engine, session: Session) =>
  withEngine(engine, async (driver) => {
    const found: Findings[] = [];
    const take = async (subject: Subject, bytes: number): Promise<boolean> => {
      const { ms, growths, refusal } = await useFile(driver, subject, bytes);
      const isRefused = NO_ROOM.test(refusal);
      const where = `${subject.label}, ${sizeLabel(bytes)}${isRefused ? ', refused' : ''}, ${driver.version}`;
      session.note(`${where}: ${Math.round(ms)} ms, grew by ${Math.round(Math.max(...growths))} MB ${refusal}`);
      found.push(
        findings({
          measurements: [
            measured(`Time, ${where}`, ms, 'ms'),
            { ...atMost(`The browser’s memory growth, ${where}`, growths, GROWTH_MB, 'MB'), by: 'most' },
          ],
          wrong: refusal === '' || isRefused ? [] : [`${where}: ${refusal}`],
        }),
      );
      return isRefused;
    };
    for (const subject of SUBJECTS) {
      const isRefused = await take(subject, session.quick ? 64 * MB : GB);
      // URL encoding turns each zero byte into three characters.
      if (isRefused && subject.isLarge) await take(subject, (ROOM_MB / 4) * MB);
    }
    return mergeFindings(found);
  });

export const enginesGigabyte: RunPart = async (_, session) => {
  const found: Findings[] = [];
  for (const engine of ENGINES) found.push(await measure(engine, session));
  return mergeFindings(found);
};
