// Gives ffmpeg the tags, chapters and cover of the result: as a file in its own format for tags, and as a picture.
import type { AudioFormat, AudioPlan } from '../../contract/media/audio-engine';
import type { AudioTags, Cover } from '../../contract/media/audio-tags';
import { concatBytes } from '../../lib/concat-bytes';
import type { FfmpegCore } from './core';

const TAGS_PATH = '/tags';
const COVER_PATH = '/cover';

/** https://ffmpeg.org/ffmpeg-formats.html#Metadata-2 */
const escaped = (text: string) => text.replace(/[=;#\\\n]/g, '\\$&');

const milliseconds = (seconds: number) => Math.round(seconds * 1000);

/** The file that ffmpeg reads. An empty text is no tag. */
export function metadataText({ tags: { year, ...tags }, chapters = [] }: AudioTags, picture = ''): string {
  const date = tags.date ?? year;
  const all = { ...tags, ...(date && { date }), METADATA_BLOCK_PICTURE: picture };
  const fields = Object.entries(all).filter(([, text]) => text !== '');
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

const FRONT_COVER = 3;
const bigEndian = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];

/**
 * A cover in a comment, as Opus has it: RFC 9639, 8.8, in Base64. Its width, height and colors are optional, and 0 here.
 * https://wiki.xiph.org/VorbisComment#METADATA_BLOCK_PICTURE
 */
function pictureComment({ mime, bytes }: Cover): string {
  const name = new TextEncoder().encode(mime);
  const about = [...bigEndian(FRONT_COVER), ...bigEndian(name.length), ...name, ...new Uint8Array(20)];
  const block = concatBytes([about, bigEndian(bytes.length), bytes]);
  // In parts, because a function has a limit of arguments.
  const parts = Array.from({ length: Math.ceil(block.length / 3000) }, (_, i) =>
    btoa(String.fromCharCode(...block.subarray(i * 3000, (i + 1) * 3000))),
  );
  return parts.join('');
}

type Tagged = Pick<AudioPlan, 'format' | 'tags'>;

/** The kernel writes an MP3's tags. What a WAV could have is in no defined encoding. */
const UNTAGGED: ReadonlySet<AudioFormat> = new Set(['mp3', 'wav']);

/** The tags that ffmpeg itself writes. */
const tagsOf = ({ format, tags }: Tagged) => (UNTAGGED.has(format) ? undefined : tags);

/** A cover that is a stream of pictures for ffmpeg. In Ogg, it is a comment. */
const streamOf = ({ format, tags }: Tagged) => (format === 'opus' ? undefined : tags?.cover);

export async function writeTags(core: FfmpegCore, plan: Tagged): Promise<void> {
  const tags = tagsOf(plan);
  if (!tags) return;
  const [picture, stream] = [plan.format === 'opus' && tags.cover ? pictureComment(tags.cover) : '', streamOf(plan)];
  await core.write(TAGS_PATH, new TextEncoder().encode(metadataText(tags, picture)));
  if (stream) await core.write(COVER_PATH, stream.bytes);
}

/** The inputs after the file, which is input 0. */
export function tagInputs(plan: Tagged): string[] {
  if (!tagsOf(plan)) return [];
  const stream = streamOf(plan);
  const kind = stream?.mime === 'image/png' ? 'png_pipe' : 'jpeg_pipe';
  return ['-f', 'ffmetadata', '-i', TAGS_PATH, ...(stream ? ['-f', kind, '-i', COVER_PATH] : [])];
}

export function tagOutputs(plan: Tagged): string[] {
  if (!tagsOf(plan)) return ['-map_metadata', '-1', '-map_chapters', '-1'];
  // FLAC takes the kind of picture from this comment.
  const kind = ['-metadata:s:v', 'comment=Cover (front)'];
  const picture = streamOf(plan) ? ['-map', '2:v', '-c:v', 'copy', '-disposition:v', 'attached_pic', ...kind] : [];
  return [...picture, '-map_metadata', '1', '-map_chapters', '1'];
}
