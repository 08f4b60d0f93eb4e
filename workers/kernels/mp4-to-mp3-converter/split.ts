// Splits a finished MP3 into parts, which are views of it.
import { ToolError } from '../../contract/run/errors';
import type { RunContext, Step } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import type { StoredBlob } from '../../contract/run/sink';
import { AUDIBLE } from '../../lib/movie-clock';
import { cutMp3 } from '../../lib/mp3/cut';
import { indexFrames, NoFrameError, type FrameIndex } from '../../lib/mp3/frame-index';
import { partTags } from '../../lib/mp3/part-tag';
import { message } from './failure';
import { MOST_PARTS, type AudioPart, type Mp4ToMp3Output, type Part } from './spec';

const SPLITTING: Step = { label: message('splitting'), unit: 'bytes' };

/** @throws ToolError if there are too many parts, or they aren't in order */
export function checkParts(parts: readonly Part[]): void {
  if (parts.length > MOST_PARTS) {
    throw new ToolError('too-large', message('tooManyParts', { count: parts.length, most: MOST_PARTS }));
  }
  for (const [i, { start, end }] of parts.entries()) {
    const before = parts[i - 1]?.end ?? 0;
    if (!(Number.isFinite(start) && start >= before && end > start)) {
      throw new ToolError('invalid-input', message('partsOutOfOrder', { number: i + 1 }));
    }
  }
}

export interface Split extends Pick<Mp4ToMp3Output, 'parts'> {
  readonly notes: readonly Message[];
}

interface Range {
  readonly title: string;
  /** In samples of the MP3. */
  readonly from: number;
  readonly to: number;
}

/** @param start of the MP3 in the source file, in seconds */
function rangesOf(parts: readonly Part[], { form: { sampleRate }, samples }: FrameIndex, start: number): Range[] {
  const at = (seconds: number) => Math.min(samples, Math.max(0, Math.round((seconds - start) * sampleRate)));
  // A file's length is less exact than its sound: the part that ends with the file has all that is left.
  const endAt = (seconds: number) => (samples - at(seconds) < AUDIBLE * sampleRate ? samples : at(seconds));
  return parts
    .map(({ title, start: from, end }) => ({ title, from: at(from), to: endAt(end) }))
    .filter(({ from, to }) => to > from);
}

async function unlessBroken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NoFrameError) {
      throw new ToolError('unsupported', message('unsplittable', { at: error.at }), { cause: error });
    }
    throw error;
  }
}

/**
 * @param start of the MP3 in the source file, in seconds
 * @throws ToolError `unsupported` for a copied MP3 that has more than frames of one form
 */
export async function splitMp3(
  whole: StoredBlob,
  parts: readonly Part[],
  start: number,
  run: RunContext,
): Promise<Split> {
  const { blob: mp3, bytes } = whole;
  await run.tick(0, bytes, SPLITTING);
  const index = await unlessBroken(indexFrames(mp3, (done) => run.tick(done, bytes, SPLITTING)));
  const tagOf = await partTags(mp3, index.tagBytes);
  const ranges = rangesOf(parts, index, start);
  const made: AudioPart[] = [];
  for (const [i, { title, from, to }] of ranges.entries()) {
    await run.tick(bytes, bytes, SPLITTING);
    const tag = tagOf({ title, number: i + 1, count: ranges.length });
    const cut = await unlessBroken(cutMp3(mp3, index, from, to));
    const blob = new Blob([...tag, ...cut], { type: whole.mime });
    const audio = { stored: 'blob', blob, mime: whole.mime, bytes: blob.size } as const;
    made.push({ title, seconds: (to - from) / index.form.sampleRate, audio });
  }
  const lost = parts.length - ranges.length;
  return { parts: made, notes: lost === 0 ? [] : [message('partsOutside', { count: lost })] };
}
