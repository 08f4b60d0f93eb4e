// The parts that a result is split into.
import { ToolError } from '../../contract/run/errors';
import type { Message } from '../../contract/run/message';
import type { Chapter } from '../../lib/chapters/chapter';
import { readChapters, type FileChapters } from '../../lib/chapters/read-chapters';
import { message } from './failure';
import { readPartList } from './part-list';
import type { Mp4ToMp3Options, Part } from './spec';

export type { Part };

/** For the last part of a file whose length isn't known yet. A number that JSON has, unlike Infinity. */
export const END_OF_FILE = Number.MAX_VALUE;

/** A start that is this close to the file's belongs to it: the pause before a CD's first track, or a chapter after a fade. */
const LEAD_SECONDS = 3;

const NO_CHAPTERS: Readonly<Record<NonNullable<FileChapters['problem']> | 'none', Message>> = {
  none: message('noChapters'),
  ordered: message('orderedChapters'),
  'too-many': message('tooManyChapters'),
  damaged: message('damagedChapters'),
};

export interface Parts {
  /** Empty if the file is to stay whole. */
  readonly parts: readonly Part[];
  readonly notes: readonly Message[];
}

/** Each ends where the next one begins. What comes before the first one is a part without a title. */
export function partsFrom(starts: readonly Chapter[], length = END_OF_FILE): readonly Part[] {
  const [first] = starts;
  if (!first) return [];
  const all =
    first.start < LEAD_SECONDS ? [{ ...first, start: 0 }, ...starts.slice(1)] : [{ title: '', start: 0 }, ...starts];
  // A time beyond the end is kept, so that it can be reported.
  return all.map(({ title, start }, i) => ({ title, start, end: all[i + 1]?.start ?? Math.max(length, start + 1) }));
}

/** From a range's start on. A rest of less than a second belongs to the last part. */
function everyMinutes(minutes: number, from: number, to: number): readonly Part[] {
  const step = minutes * 60;
  const count = Math.max(1, Math.ceil((to - from - 1) / step));
  return Array.from({ length: count }, (_, i) => ({
    title: '',
    start: from + i * step,
    end: i + 1 === count ? to : from + (i + 1) * step,
  }));
}

/**
 * The parts by the options: those that the visitor has edited, or by the way to split.
 * @param length of the file in seconds, if it is known
 * @throws ToolError for a list with an error
 */
export async function partsOf(
  file: Blob,
  { format, parts, split, partMinutes, partList, start = 0, end }: Mp4ToMp3Options,
  length: number | undefined,
): Promise<Parts> {
  if (format !== 'mp3') {
    if (parts) throw new ToolError('unsupported', message('partsNeedMp3'));
    return { parts: [], notes: [] };
  }
  if (parts) return { parts, notes: [] };
  switch (split) {
    // Silences are known only once the sound has been measured.
    case 'silence':
    case 'none':
      return { parts: [], notes: [] };
    case 'chapters': {
      const { chapters, problem = 'none' } = await readChapters(file);
      return chapters.length > 0
        ? { parts: partsFrom(chapters, length), notes: [] }
        : { parts: [], notes: [NO_CHAPTERS[problem]] };
    }
    case 'list': {
      const { starts, notes } = readPartList(partList);
      return { parts: partsFrom(starts, length), notes };
    }
    case 'every': {
      const to = Math.min(end ?? Infinity, length ?? Infinity);
      return { parts: to === Infinity ? [] : everyMinutes(Number(partMinutes), start, to), notes: [] };
    }
  }
}
