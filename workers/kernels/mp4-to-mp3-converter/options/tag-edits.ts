// The visitor's changes to the tags of the result.
import type { TagTexts } from '../../../contract/media/audio-tags';

export interface CoverEdit {
  /** Differs for each picture, because the bytes of two pictures are not compared. */
  readonly key: string;
  readonly picture: Blob;
}

export interface TagEdits {
  /** Leaves out all tags of the file, and its cover. Chapters stay. */
  readonly replaces: boolean;
  /** In place of the file's. An empty text removes the tag. */
  readonly texts: TagTexts;
  /** Each of several files gets its place among them as its track number. */
  readonly inOrder?: boolean;
  /** `none` removes the cover. Undefined for the file's. */
  readonly cover?: CoverEdit | 'none';
}
