// What the readers of tags have in common, whatever the container.
import { AUDIO_TAGS, type AudioTag, type Cover, type TagTexts } from '../../contract/media/audio-tags';

/** The tags of a file. */
export interface FileTags {
  readonly tags: TagTexts;
  readonly cover?: Cover;
  /** There is a picture, but none that is a JPEG or PNG. */
  readonly hasOtherCover?: boolean;
  /** There are chapters among the tags. */
  readonly hasChapters?: boolean;
  /** There are more tags than are read: see `TagSource`. */
  readonly isCut?: boolean;
}

/** A value of a tag, in the file's order. */
export type TagValue = readonly [tag: AudioTag, text: string];

/** ID3v2.3 separates several values with a slash. Comments and lyrics are ordinary text. */
const SEPARATORS: Partial<Record<AudioTag, string>> = { comment: '\n', lyrics: '\n' };

/** Several artists are several values of one tag. */
export function textsOf(values: readonly TagValue[]): TagTexts {
  const texts: Partial<Record<AudioTag, string>> = {};
  for (const tag of AUDIO_TAGS) {
    const own = values.filter(([name, text]) => name === tag && text !== '').map(([, text]) => text);
    if (own.length > 0) texts[tag] = [...new Set(own)].join(SEPARATORS[tag] ?? '/');
  }
  return texts;
}

/** "3/9" from two fields, for a number that doesn't have the total itself. */
export const numbered = (number: string, total: string | undefined): string =>
  total === undefined || total === '' || number.includes('/') ? number : `${number}/${total}`;

export interface Picture {
  readonly bytes: Uint8Array;
  /** The file says that it is the front cover. */
  readonly isFront: boolean;
}

/** By its first bytes, because programs write a wrong type or none. */
export function mimeOf([first, second]: Uint8Array): Cover['mime'] | undefined {
  if (first === 0xff && second === 0xd8) return 'image/jpeg';
  return first === 0x89 && second === 0x50 ? 'image/png' : undefined;
}

/** The front cover, or else the first picture that can be a cover. */
export function coverIn(pictures: readonly Picture[]): Pick<FileTags, 'cover' | 'hasOtherCover'> {
  const known = pictures.filter(({ bytes }) => bytes.length > 0);
  for (const { bytes } of known.toSorted((a, b) => Number(b.isFront) - Number(a.isFront))) {
    const mime = mimeOf(bytes);
    if (mime) return { cover: { mime, bytes } };
  }
  return known.length > 0 ? { hasOtherCover: true } : {};
}
