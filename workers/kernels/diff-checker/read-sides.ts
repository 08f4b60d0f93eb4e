// Reads the two texts: the lines between their equal ends, and what is needed to read lines again.
import { ToolError, type ToolErrorCode } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import { MiB, type Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import { RECORDS_MIME } from '../../contract/run/stored-rows';
import { textBytes } from '../../lib/text-bytes';
import { utf16Of } from '../../lib/utf16';
import { Utf8Checker } from '../../lib/utf8-checker';
import { fileOf, fill, findEqualEnds, firstDifference, lengthOf, slice, type EqualEnds, type File } from './equal-ends';
import { LineIds } from './line-ids';
import { normalizerOf } from './normalize-line';
import { LineReader, SIDE_NAMES, type LineReading, type Lines } from './read-lines';
import type { messages } from './messages';
import type { CompareOptions, FilesVerdict } from './spec';

const message = messagesOf<typeof messages>('diff-checker');

/** A text as a file in UTF-8. */
interface OpenText {
  readonly text: File;
  readonly stored: Stored;
  readonly isUtf16: boolean;
}

/** A side after reading. */
export interface ReadSide extends OpenText {
  readonly isUtf8: boolean;
  readonly lines: number;
  /** The ids of the lines between the equal ends. */
  readonly ids: Int32Array;
  /** The offsets of its lines in bytes, and the end of the last one. */
  readonly starts: Float64Array;
  /** The number of the first line in `starts`. */
  readonly first: number;
  readonly longest: number;
  /** Whether some lines end in CR LF, and some in LF alone. */
  readonly hasReturns: boolean;
  readonly hasFeeds: boolean;
}

export interface ReadSides {
  readonly verdict: FilesVerdict | null;
  readonly a: ReadSide;
  readonly b: ReadSide;
  /** Lines of the equal start. */
  readonly head: number;
  /** The upper bound of ids. */
  readonly idCount: number;
  /** Reads again what `starts` has of a side. */
  readonly readAgain: (side: ReadSide) => AsyncIterable<Uint8Array>;
}

export interface SidesReading {
  readonly options: CompareOptions;
  /** Whether `starts` has every line, or only those between the equal ends. */
  readonly everyLine: boolean;
  /** Whether the caller will read the sides again. */
  readonly again: boolean;
}

/** Files are compared, their lines are read, and a download is written of both. */
const MOST_PASSES = 3;

interface Region extends Lines {
  readonly isUtf8: boolean;
}

export async function readSides(
  sources: readonly [Source, Source],
  reading: SidesReading,
  run: RunContext,
): Promise<ReadSides> {
  const readFirst: RunContext['read'] = (source) => run.read(source, MOST_PASSES);
  const onBytes = async () => verdictOf(await firstDifference(fileOf(sources[0]), fileOf(sources[1]), readFirst));
  const { areFiles = false } = reading.options;
  let verdict: FilesVerdict | null = null;
  try {
    const [a, b] = await Promise.all([inMemory(sources[0], readFirst), inMemory(sources[1], readFirst)]);
    const texts = [await openText(sources[0], a, run), await openText(sources[1], b, run)] as const;
    const ends = await findEqualEnds(texts[0].text, texts[1].text, readFirst);
    const areConverted = texts.some(({ isUtf16 }) => isUtf16);
    if (areFiles) verdict = areConverted ? await onBytes() : verdictOf(ends.firstDifference);
    return { verdict, ...(await readLines(texts, ends, reading, run)) };
  } catch (error) {
    // Files that can't be compared by lines, such as binary ones, still get their verdict.
    const isOfText = error instanceof ToolError && BAD_TEXT.includes(error.code);
    if (!areFiles || !isOfText) throw error;
    const { text } = verdict ?? (await onBytes());
    throw new ToolError(error.code, message('verdictFirst', { verdict: text, problem: error.text }));
  }
}

/** Of a file that can be read but not compared by lines. */
const BAD_TEXT: readonly ToolErrorCode[] = ['invalid-input', 'too-large', 'unsupported'];

const verdictOf = (byte: number | null): FilesVerdict => ({
  firstDifference: byte,
  text: byte === null ? message('identicalFiles') : message('differentFiles', { byte: String(byte) }),
});

async function readLines(
  [a, b]: readonly [OpenText, OpenText],
  ends: EqualEnds,
  { options, everyLine, again }: SidesReading,
  run: RunContext,
): Promise<Omit<ReadSides, 'verdict'>> {
  const equalBytes = ends.head + ends.tail;
  const allBytes = lengthOf(a.text) + lengthOf(b.text);
  const bytesAgain = again ? allBytes - (everyLine ? 0 : 2 * equalBytes) : 0;
  // The equal bytes were read of both, and will be read of one.
  const passes = (equalBytes + allBytes + bytesAgain) / allBytes;
  const read = (source: Source) => run.read(source, passes);
  const known = new LineIds();
  const identify = { known, normalize: normalizerOf(options) };
  const equal = { side: SIDE_NAMES[0], keepsStarts: everyLine };
  const middleOf = ({ text }: OpenText) => read(slice(text, ends.head, lengthOf(text) - ends.tail));

  const head = await readRegion(read(slice(a.text, 0, ends.head)), { ...equal, before: 0 });
  const between = { keepsStarts: true, before: head.count, identify };
  const middleA = await readRegion(middleOf(a), { ...between, side: SIDE_NAMES[0] });
  const middleB = await readRegion(middleOf(b), { ...between, side: SIDE_NAMES[1] });
  const tail = await readRegion(read(slice(a.text, lengthOf(a.text) - ends.tail, lengthOf(a.text))), {
    ...equal,
    before: head.count + middleA.count,
  });

  const join = (open: OpenText, middle: Region): ReadSide => {
    const regions = [head, middle, tail];
    return {
      ...open,
      isUtf8: regions.every(({ isUtf8 }) => isUtf8),
      lines: regions.reduce((sum, { count }) => sum + count, 0),
      ids: middle.ids,
      starts: everyLine ? joinStarts(regions, 0) : joinStarts([middle], ends.head),
      first: everyLine ? 0 : head.count,
      longest: Math.max(...regions.map(({ longest }) => longest)),
      hasReturns: regions.some(({ returns }) => returns > 0),
      hasFeeds: regions.some(({ feeds }) => feeds > 0),
    };
  };
  const readAgain = ({ text, starts }: ReadSide) => read(slice(text, starts[0] ?? 0, starts.at(-1) ?? 0));
  return { a: join(a, middleA), b: join(b, middleB), head: head.count, idCount: known.count, readAgain };
}

async function readRegion(chunks: AsyncIterable<Uint8Array>, reading: LineReading): Promise<Region> {
  const lines = new LineReader(reading);
  const checker = new Utf8Checker();
  let isUtf8 = true;
  for await (const chunk of chunks) {
    lines.push(chunk);
    isUtf8 &&= checker.check(chunk) === undefined;
  }
  return { ...lines.end(), isUtf8: isUtf8 && checker.end() === undefined };
}

function joinStarts(regions: readonly Region[], offset: number): Float64Array {
  const all = new Float64Array(regions.reduce((sum, { count }) => sum + count, 1));
  let [line, before] = [0, offset];
  for (const { starts, bytes, count } of regions) {
    for (let at = 0; at < count; at++) all[line + at] = before + (starts[at] ?? 0);
    line += count;
    before += bytes;
  }
  all[line] = before;
  return all;
}

/** A file is read in a dozen parts, each of which waits for another process. So a small one is read only once. */
const SMALL_BYTES = 8 * MiB;

async function inMemory(source: Source, read: RunContext['read']): Promise<File> {
  if (!(source instanceof Blob) || source.size > SMALL_BYTES) return fileOf(source);
  const bytes = new Uint8Array(source.size);
  await fill(bytes, read(source));
  return bytes;
}

async function openText(source: Source, text: File, { read, sink }: RunContext): Promise<OpenText> {
  if (typeof source === 'string' || !(await utf16Of(text))) return { text, stored: keptAs(source), isUtf16: false };
  const converted = await sink({ mime: RECORDS_MIME });
  for await (const chunk of textBytes(text, read(text, MOST_PASSES), () => undefined)) await converted.write(chunk);
  const stored = await converted.close();
  return { text: stored.stored === 'blob' ? stored.blob : text, stored, isUtf16: true };
}

/** Files aren't copied: the view reads from them. */
function keptAs(source: Source): Stored {
  const blob = source instanceof Blob ? source : new Blob([typeof source === 'string' ? source : source.slice()]);
  return { stored: 'blob', blob, mime: 'text/plain', bytes: blob.size };
}
