// Gives ffmpeg the tags, chapters and cover of the result: as a file in its own format for tags, and as a picture.
import type { AudioPlan } from '../../contract/media/audio-engine';
import type { AudioTags } from '../../contract/media/audio-tags';
import type { FfmpegCore } from './core';

const TAGS_PATH = '/tags';
const COVER_PATH = '/cover';

/** https://ffmpeg.org/ffmpeg-formats.html#Metadata-2 */
const escaped = (text: string) => text.replace(/[=;#\\\n]/g, '\\$&');

const milliseconds = (seconds: number) => Math.round(seconds * 1000);

/** The file that ffmpeg reads. An empty text is no tag. */
export function metadataText({ tags: { year, ...tags }, chapters = [] }: AudioTags): string {
  const date = tags.date ?? year;
  const fields = Object.entries({ ...tags, ...(date && { date }) }).filter(([, text]) => text !== '');
  const lines = fields.map(([name, text]) => `${name}=${escaped(text.replace(/\r\n?/g, '\n'))}`);
  const parts = chapters.flatMap(({ start, end, title }) => [
    '[CHAPTER]',
    'TIMEBASE=1/1000',
    `START=${milliseconds(start)}`,
    `END=${milliseconds(end)}`,
    `title=${escaped(title)}`,
  ]);
  return [';FFMETADATA1', ...lines, ...parts, ''].join('\n');
}

type Tagged = Pick<AudioPlan, 'format' | 'tags'>;

/** The tags that ffmpeg itself writes. */
const tagsOf = ({ format, tags }: Tagged) => (format === 'mp3' ? undefined : tags);

export async function writeTags(core: FfmpegCore, plan: Tagged): Promise<void> {
  const tags = tagsOf(plan);
  if (!tags) return;
  await core.write(TAGS_PATH, new TextEncoder().encode(metadataText(tags)));
  if (tags.cover) await core.write(COVER_PATH, tags.cover.bytes);
}

/** The inputs after the file, which is input 0. */
export function tagInputs(plan: Tagged): string[] {
  const tags = tagsOf(plan);
  if (!tags) return [];
  const kind = tags.cover?.mime === 'image/png' ? 'png_pipe' : 'jpeg_pipe';
  return ['-f', 'ffmetadata', '-i', TAGS_PATH, ...(tags.cover ? ['-f', kind, '-i', COVER_PATH] : [])];
}

export function tagOutputs(plan: Tagged): string[] {
  const tags = tagsOf(plan);
  if (!tags) return ['-map_metadata', '-1', '-map_chapters', '-1'];
  const picture = tags.cover ? ['-map', '2:v', '-c:v', 'copy', '-disposition:v', 'attached_pic'] : [];
  return [...picture, '-map_metadata', '1', '-map_chapters', '1'];
}
