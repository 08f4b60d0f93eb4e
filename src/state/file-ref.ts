// A file that was opened, and what the state keeps of it.
import type { ArtifactId } from '../artifacts/artifact-store';
import { relativePath } from '../lib/relative-path';
import type { FileRef } from './inputs';

/** Many files, or the entries of a drop with a folder. */
export type ComingFiles = readonly File[] | AsyncIterable<File> | { readonly dropped: readonly FileSystemEntry[] };

/** Marks that reverse the text after them could make `fdp.exe` look like `exe.pdf`, in lists and in names of downloads. */
export const shownName = (name: string) => name.replace(/[\u202a-\u202e\u2066-\u2069]/g, '\ufffd');

/** `.DS_Store` starts with a dot. The chosen folder itself may as well. The same as `--skip-hidden` of the command line. */
const HIDDEN = /\/(?:\.|(?:thumbs\.db|desktop\.ini)$)/i;

/** Doesn't read the size: a browser may read it from the disk, which blocks the page for up to half a millisecond. */
export function fileRef(file: File, artifactId: ArtifactId, bytes: number): FileRef {
  const path = relativePath(file);
  return {
    artifactId,
    name: shownName(file.name),
    ...(path !== file.name && { path: shownName(path) }),
    bytes,
    type: file.type,
    ...(HIDDEN.test(path) && { isHidden: true }),
  };
}
