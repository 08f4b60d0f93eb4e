// The tags of the result: the file's own, and the visitor's changes.
import type { AudioPlan } from '../../contract/media/audio-engine';
import type { AudioTags, Chapter, Cover, TagTexts } from '../../contract/media/audio-tags';
import { ToolError } from '../../contract/run/errors';
import { mimeOf } from '../../lib/mp4/tags';
import { message } from './failure';
import type { CoverEdit, TagEdits } from './options/tag-edits';

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
