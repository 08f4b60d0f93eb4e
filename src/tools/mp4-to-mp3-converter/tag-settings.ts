// The visitor's changes to the tags, as the state has them for this visit. They are never saved, and never in a link.
import type { TagTexts } from '../../../workers/contract/media/audio-tags';
import type { Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import type { ArtifactId, ArtifactStore } from '../../artifacts/artifact-store';
import * as words from './words';

/** Changes that hold for one file. */
interface OwnChanges {
  /** Leaves out all tags of the file. */
  readonly replaces: boolean;
  /** Title, track and comment. */
  readonly texts: TagTexts;
  readonly hasWrongTrack?: boolean;
}

export interface TagSettings {
  /** Changes that stay for the next file, as for an album. */
  readonly shared: TagTexts;
  readonly hasWrongYear?: boolean;
  readonly cover?: { readonly id: ArtifactId; readonly name: string } | 'none' | undefined;
  readonly inOrder: boolean;
  /** The file of `own`. */
  readonly of?: string | undefined;
  readonly own: OwnChanges;
}

const NONE_OF_ONE: OwnChanges = { replaces: false, texts: {} };
export const NO_CHANGES: TagSettings = { shared: {}, inOrder: false, own: NONE_OF_ONE };

/** `file` for several files. */
export const SEVERAL = 'several';

export const ownChanges = ({ of, own }: TagSettings, file: string): OwnChanges => (of === file ? own : NONE_OF_ONE);

/** @param file its id, or `SEVERAL` */
export const tagProblem = (settings: TagSettings, file: string): string | undefined =>
  settings.hasWrongYear || ownChanges(settings, file).hasWrongTrack ? words.badTags : undefined;

/** For the kernel. Undefined without changes. */
export function tagEdits(
  settings: TagSettings,
  file: string,
  artifacts: Pick<ArtifactStore, 'blob'>,
): Mp4ToMp3Options['tags'] {
  const { shared, cover } = settings;
  const { replaces, texts: own } = ownChanges(settings, file);
  const texts = { ...shared, ...own };
  const inOrder = settings.inOrder && file === SEVERAL;
  if (!replaces && !cover && !inOrder && Object.keys(texts).length === 0) return undefined;
  const picture = typeof cover === 'object' ? { key: cover.id, picture: artifacts.blob(cover.id) } : cover;
  return { replaces, texts, inOrder, ...(picture && { cover: picture }) };
}
