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
}

export interface TagSettings {
  /** Changes that stay for the next file, as for an album. */
  readonly shared: TagTexts;
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

const YEAR = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;
const TRACK = /^[1-9]\d{0,3}(?:\/[1-9]\d{0,3})?$/;

export const yearError = ({ date = '' }: TagTexts): string | undefined =>
  date === '' || YEAR.test(date) ? undefined : words.badYear;

export function trackError({ track = '' }: TagTexts): string | undefined {
  if (track === '') return undefined;
  const [number = 0, tracks = Infinity] = track.split('/').map(Number);
  return TRACK.test(track) && number <= tracks ? undefined : words.badTrack;
}

/** @param file its id, or `SEVERAL` */
export function tagProblem(settings: TagSettings, file: string): string | undefined {
  const { texts } = ownChanges(settings, file);
  return (yearError(settings.shared) ?? trackError(texts)) && words.badTags;
}

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
