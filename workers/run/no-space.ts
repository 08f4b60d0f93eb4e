// The errors for a result that doesn't fit: how much room it needs, how much there is, and what this browser offers instead.
import { ToolError } from '../contract/run/errors';
import { messagesOf } from '../contract/run/message';
import type { common } from '../words/common';

const message = messagesOf<typeof common>('common');

/** Suggested only in browsers in which a page can write to a file that the visitor picks. */
const freeSpace = (canPickFile: boolean) => message(canPickFile ? 'saveToFileOrFreeSpace' : 'freeSpace');

/** The browser accepted a part of the result and then stopped. */
export const stoppedStoring = (written: number, canPickFile: boolean) =>
  new ToolError(
    'no-space',
    message('stoppedStoring', { written: { bytes: written, round: 'down' }, advice: freeSpace(canPickFile) }),
  );

/** There are no private files, and the result is larger than memory should hold. */
export const tooMuchForMemory = (needed: number, limit: number, canPickFile: boolean, cause?: unknown) =>
  new ToolError(
    'no-space',
    message('tooMuchForMemory', {
      needed: { bytes: needed, round: 'up' },
      limit: { bytes: limit, round: 'down' },
      advice: message(canPickFile ? 'saveToFile' : 'useRegularWindow'),
    }),
    { cause },
  );
