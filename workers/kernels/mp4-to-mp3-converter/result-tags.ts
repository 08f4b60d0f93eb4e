// The tags of the result: the file's own, and the visitor's changes.
import type { AudioPlan } from '../../contract/media/audio-engine';
import type { AudioTags, Chapter, Cover, TagTexts } from '../../contract/media/audio-tags';
import { ToolError } from '../../contract/run/errors';
import { mimeOf } from '../../lib/tags/file-tags';
import { dateIn } from '../../lib/id3-writer';
import { message } from './failure';
import type { CoverEdit, TagEdits } from './options/tag-edits';
import type { Mp4ToMp3Options } from './spec';

/** The chapters inside the range, with times that count from its start. */
export function chaptersIn(chapters: readonly Chapter[], { start, end = Infinity }: Pick<AudioPlan, 'start' | 'end'>) {
  return chapters
    .filter((chapter) => chapter.end > start && chapter.start < end)
    .map((chapter) => ({
      ...chapter,
      start: Math.max(chapter.start, start) - start,
      end: Math.min(chapter.end, end) - start,
    }));
}

export const ID3_VERSIONS = { '2.3': 3, '2.4': 4 } as const;

/** The file's texts as they are in a result without changes: an MP3's tag may have less of a date. */
export function writtenTexts(
  own: TagTexts,
  { format, id3Version }: Pick<Mp4ToMp3Options, 'format' | 'id3Version'>,
): TagTexts {
  const { date, year, ...tags } = own;
  const written = format === 'mp3' ? dateIn(ID3_VERSIONS[id3Version], own) : (date ?? year);
  return { ...tags, ...(written !== undefined && { date: written }) };
}

async function coverFrom({ picture }: CoverEdit): Promise<Cover> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const mime = mimeOf(bytes);
  if (!mime) throw new ToolError('invalid-input', message('coverKind'));
  return { mime, bytes };
}

/** A file's date would otherwise win over a year that the visitor typed. */
function textsOf(own: TagTexts, { replaces, texts }: TagEdits): TagTexts {
  const { year, ...kept } = replaces ? {} : own;
  const all = texts.date === undefined ? { ...kept, ...(year && { year }), ...texts } : { ...kept, ...texts };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
}

const NO_EDITS: TagEdits = { replaces: false, texts: {} };

/**
 * @param own undefined if the engine can't read the file's tags
 * @throws ToolError `invalid-input` for a cover that is neither a JPEG nor a PNG
 */
export async function resultTags(
  { tags, cover: ownCover, chapters = [] }: AudioTags = { tags: {} },
  edits: TagEdits = NO_EDITS,
  range: Pick<AudioPlan, 'start' | 'end'>,
): Promise<AudioTags> {
  const kept = edits.replaces ? undefined : ownCover;
  const cover = edits.cover === 'none' ? undefined : edits.cover ? await coverFrom(edits.cover) : kept;
  return { tags: textsOf(tags, edits), chapters: chaptersIn(chapters, range), ...(cover && { cover }) };
}
