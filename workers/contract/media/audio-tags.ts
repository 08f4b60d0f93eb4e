// The tags of an audio file: what both engines read, and what every result gets.

/**
 * The tags that a result keeps. All others are dropped: a video's recording location is private, and tags such as `major_brand`
 * mean nothing in an MP3.
 */
export const AUDIO_TAGS = [
  'title',
  'artist',
  'album',
  'album_artist',
  'genre',
  'date',
  'year',
  'track',
  'disc',
  'composer',
  'performer',
  'publisher',
  'copyright',
  'comment',
  'lyrics',
] as const;
export type AudioTag = (typeof AUDIO_TAGS)[number];

/** The tag for a name that a file uses, in any case, with or without QuickTime's prefix. */
export function audioTag(name: string): AudioTag | undefined {
  const plain = name.toLowerCase().replace(/^com\.apple\.quicktime\./, '');
  return AUDIO_TAGS.find((tag) => tag === plain);
}

/** `track` and `disc` are "3" or "3/9". `date` may be longer than a year. An empty text counts as none. */
export type TagTexts = Readonly<Partial<Record<AudioTag, string>>>;

/** All players show these kinds, and no others. */
export interface Cover {
  readonly mime: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
}

/** Times in seconds. */
export interface Chapter {
  readonly start: number;
  readonly end: number;
  /** May be empty. */
  readonly title: string;
}

export interface AudioTags {
  readonly tags: TagTexts;
  readonly cover?: Cover;
  /** The file has more tags than are read. */
  readonly isCut?: boolean;
  readonly chapters?: readonly Chapter[];
}
