// Reads a file's tags, chapters and cover. The description that ffmpeg prints isn't enough, because it cuts long values.
import type { AudioTags, Chapter, TagTexts } from '../../contract/media/audio-tags';
import { concatBytes } from '../../lib/concat-bytes';
import { readTags } from '../../lib/tags/read-tags';
import { audioTags, COVERS, coverOf } from './audio-probe';
import { startArguments } from './clock';
import type { FfmpegCore } from './core';
import { OUTPUT_FOLDER } from './piece-files';
import type { FfmpegProbe } from './probe';

const METADATA_PATH = `${OUTPUT_FOLDER}/metadata`;
const COVER_PATH = `${OUTPUT_FOLDER}/cover`;

/** Reads only the file's index and its cover. */
function metadataArguments(path: string, probe: FfmpegProbe): string[] {
  const cover = coverOf(probe);
  const one = ['-c:v', 'copy', '-frames:v', '1', '-f', 'image2pipe'];
  const picture = cover ? ['-map', `0:${cover.index}`, ...one, COVER_PATH] : [];
  return [
    '-hide_banner',
    ...startArguments(0, probe),
    '-i',
    path,
    '-map_metadata',
    '0',
    '-f',
    'ffmetadata',
    METADATA_PATH,
    ...picture,
  ];
}

export interface Metadata {
  readonly tags: TagTexts;
  /** Times in seconds from the file's start. */
  readonly chapters: readonly Chapter[];
}

// The format is described in https://ffmpeg.org/ffmpeg-formats.html#Metadata-2. A backslash escapes the next character.
const LINE = /(?:[^\\\n]|\\[\s\S])+/g;
const FIELD = /^((?:[^\\=]|\\[\s\S])*)=([\s\S]*)$/;
const unescaped = (text: string) => text.replace(/\\([\s\S])/g, '$1');

/** The fields of the file, followed by the fields of each section, with the section's name. */
function sectionsOf(text: string) {
  const file = { name: '', fields: new Map<string, string>() };
  const sections = [file];
  for (const [line] of text.matchAll(LINE)) {
    const name = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, key, value = ''] = FIELD.exec(line) ?? [];
    if (name !== undefined) sections.push({ name, fields: new Map() });
    else if (key !== undefined) sections.at(-1)?.fields.set(unescaped(key).toLowerCase(), unescaped(value));
  }
  return { file, parts: sections.slice(1) };
}

/** The time base is the length of a tick in seconds, as a fraction. */
function chapterOf(fields: ReadonlyMap<string, string>): Chapter {
  const [numerator = 1, denominator = 1] = (fields.get('timebase') ?? '').split('/').map(Number);
  const at = (name: string) => (Number(fields.get(name)) * numerator) / denominator;
  return { start: at('start'), end: at('end'), title: fields.get('title') ?? '' };
}

export function parseMetadata(text: string): Metadata {
  const { file, parts } = sectionsOf(text);
  const chapters = parts.filter(({ name }) => name === 'CHAPTER').map(({ fields }) => chapterOf(fields));
  return { tags: audioTags(file.fields), chapters };
}

async function readAll(core: FfmpegCore, path: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (let piece = await core.take(path); piece; piece = await core.take(path)) pieces.push(piece);
  return concatBytes(pieces);
}

/** @param path of the mounted file */
export async function readMetadata(core: FfmpegCore, file: Blob, path: string, probe: FfmpegProbe): Promise<AudioTags> {
  // The form shows these before the conversion. FFmpeg's own reading is for other kinds of files.
  const own = await readTags(file);
  const wanted = own ? { ...probe, covers: [] } : probe;
  await core.exec(metadataArguments(path, wanted));
  const { tags, chapters } = parseMetadata(new TextDecoder().decode(await readAll(core, METADATA_PATH)));
  if (own) return { ...own, chapters };
  const mime = COVERS.get(coverOf(probe)?.codec ?? '');
  const bytes = mime ? await readAll(core, COVER_PATH) : new Uint8Array(0);
  const cover = mime && bytes.length > 0 ? { mime, bytes } : undefined;
  return { tags, chapters, ...(cover && { cover }) };
}
