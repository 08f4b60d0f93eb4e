// Blanks the lines around a patch's changes: mail headers, commit messages, diffstats and signatures. The library takes some of
// them for changes or headers. As in GNU patch and git apply, a hunk ends where the counts in its first line say.
import { ToolError } from '../../contract/run/errors';
import { message } from './hunk';

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

/** The first lines of a file's patch that the library recognizes. */
const HEADER = /^(?:diff --git |Index:\s|diff(?: -r \w+)+\s)/;

/** `git format-patch` ends with a mail signature: two dashes and a space, which editors trim. */
const SIGNATURE = /^-- ?\r?$/;

/** As in `git am --scissors`: a mail is cut along this line. */
const SCISSORS = /^--(?=.*(?:>8|8<|>%|%<))(?:[-\s]|>8|8<|>%|%<|cut|here|off)+$/i;

/** Like GNU patch, adds blank lines of context that are missing at the end of a patch. */
const MOST_TRIMMED = 2;

export interface Changes {
  /** Each line keeps its number. */
  readonly text: string;
  /** Blank lines of context were missing at the end and have been added. */
  readonly isFilled: boolean;
}

/** Throws ToolError `invalid-input` for a hunk whose first line has no line numbers. */
export function onlyChanges(patch: string): Changes {
  const lines = patch.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const left = { before: 0, after: 0 };
  let [isBehindHunk, isFilled] = [false, false];
  for (const [index, line] of lines.entries()) {
    if (left.before > 0 || left.after > 0) {
      isBehindHunk = true;
      const isCut = left.before === left.after && left.before <= MOST_TRIMMED && isCutShort(lines, index);
      if (isCut) lines.fill('', index, index + left.before);
      isFilled ||= isCut;
      const sign = isCut || line === '' || line === '\r' ? ' ' : line[0];
      if (sign !== '+' && sign !== '\\') left.before--;
      if (sign !== '-' && sign !== '\\') left.after--;
      if (line === '\r') lines[index] = ' \r';
      continue;
    }
    const [hunk, before = '1', after = '1'] = HUNK.exec(line) ?? [];
    if (hunk) {
      left.before = Number(before);
      left.after = Number(after);
    } else if (line.startsWith('@@ ')) {
      throw new ToolError('invalid-input', message('damagedAtLine', { line: index + 1 }));
    } else if (isBehindHunk && /^[+ \\-]/.test(line) && !isSeparator(line)) {
      // There are more lines than the hunk should have, so the library refuses the patch.
      continue;
    } else if (!HEADER.test(line) && !isFileName(lines, index)) {
      lines[index] = '';
    }
    isBehindHunk = false;
  }
  const missing = left.before === left.after && left.before <= MOST_TRIMMED ? left.before : 0;
  for (let count = 0; count < missing; count++) lines.push(' ');
  return { text: `${lines.join('\n')}\n`, isFilled: isFilled || missing > 0 };
}

const isSeparator = (line: string) => SIGNATURE.test(line) || SCISSORS.test(line);

/** A signature in place of the blank context before it, which was trimmed. A removed line would have a line of the patch after it. */
const isCutShort = (lines: readonly string[], at: number) =>
  isSeparator(lines[at] ?? '') && !/^[+ \\@-]/.test(lines[at + 1] ?? '');

/** Names come in pairs: `--- ` followed by `+++ `. */
const isFileName = (lines: readonly string[], at: number) =>
  (lines[at]?.startsWith('--- ') === true && lines[at + 1]?.startsWith('+++ ') === true) ||
  (lines[at]?.startsWith('+++ ') === true && lines[at - 1]?.startsWith('--- ') === true);
