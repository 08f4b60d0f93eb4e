// A hunk of a patch: the lines that it expects and those that replace them. Lines include their line ends.
import type { StructuredPatchHunk } from 'diff';
import { messagesOf } from '../../contract/run/message';
import type { messages } from './messages';

/** Makes a message of this kernel. */
export const message = messagesOf<typeof messages>('patch-applier');

export interface Hunk {
  /** The line (from 0) of `before` in the patch. */
  readonly at: number;
  readonly before: readonly string[];
  /** The resulting lines: a number for one of `before`, or a new text. */
  readonly after: readonly (number | string)[];
}

/** Follows a line without a line feed. */
const NO_FEED = '\\';

export function readHunk({ oldStart, newStart, lines }: StructuredPatchHunk, reverse: boolean): Hunk {
  const [removed, added] = reverse ? ['+', '-'] : ['-', '+'];
  const before: string[] = [];
  const after: (number | string)[] = [];
  for (const [index, line] of lines.entries()) {
    const sign = line[0];
    if (sign === NO_FEED) continue;
    const text = lines[index + 1]?.startsWith(NO_FEED) ? line.slice(1) : `${line.slice(1)}\n`;
    if (sign === added) after.push(text);
    else {
      if (sign !== removed) after.push(before.length);
      before.push(text);
    }
  }
  // For an empty range the library has already moved to the next line.
  return { at: Math.max(0, (reverse ? newStart : oldStart) - 1), before, after };
}

export const withoutEnd = (line: string) => line.replace(/\r?\n$/, '');
