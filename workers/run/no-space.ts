// What is said when a result does not fit: what is too small, by how much, and the way around it that this browser has.
import { ToolError } from '../contract/errors';

const MB = 1_000_000;
const GB = 1_000 * MB;

const sizeLabel = (bytes: number, round: (megabytes: number) => number) =>
  bytes < GB ? `${round(bytes / MB)} MB` : `${(bytes / GB).toFixed(1)} GB`;

const needs = (bytes: number) => sizeLabel(bytes, Math.ceil);
const has = (bytes: number) => sizeLabel(bytes, Math.floor);

/** Only some browsers let a page write to a file of the visitor's: nobody else is sent there. */
const freeSpace = (canPickFile: boolean) =>
  canPickFile ? 'Save it straight to a file, or free some disk space.' : 'Free some disk space and try again.';

const elsewhere = (canPickFile: boolean) =>
  canPickFile
    ? 'Save it straight to a file instead.'
    : 'Use a regular window instead of a private one, or a smaller file.';

/** There are private files, and no room in them. */
export const tooLittleSpace = (needed: number, free: number, canPickFile: boolean) =>
  new ToolError(
    'no-space',
    `The result needs at least ${needs(needed)}, but this browser has only ${has(free)} left for this site. ${freeSpace(canPickFile)}`,
  );

/** The browser took a part of the result and then no more. */
export const stoppedStoring = (written: number, canPickFile: boolean) =>
  new ToolError('no-space', `This browser stopped storing the result after ${has(written)}. ${freeSpace(canPickFile)}`);

/** There are no private files, and this is more than memory should hold. */
export const tooMuchForMemory = (needed: number, limit: number, canPickFile: boolean, cause?: unknown) =>
  new ToolError(
    'no-space',
    `The result needs at least ${needs(needed)}, but this browser can keep only ${has(limit)} of it in memory. ${elsewhere(canPickFile)}`,
    { cause },
  );
