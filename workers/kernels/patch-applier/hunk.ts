// A change of a patch, in the lines that it expects and those that it leaves. Lines keep what ends them.
import type { StructuredPatchHunk } from 'diff';
import { messagesOf } from '../../contract/message';
import type { messages } from './messages';

/** Makes a message of this kernel's. */
export const message = messagesOf<typeof messages>('patch-applier');

export interface Hunk {
  /** Line (from 0) where the patch says that `before` starts. */
  readonly at: number;
  readonly before: readonly string[];
  /** The lines that come out: one of `before` by its number, or a new text. */
  readonly after: readonly (number | string)[];
}

/** Stands behind a line that has no line feed. */
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
  // Of an empty range the library has already made the line behind it.
  return { at: Math.max(0, (reverse ? newStart : oldStart) - 1), before, after };
}

export const withoutEnd = (line: string) => line.replace(/\r?\n$/, '');
