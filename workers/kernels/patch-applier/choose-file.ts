// Chooses a file from a patch for several files: the one with the name of the text's file, or the only one that fits the text.
import type { StructuredPatch } from 'diff';
import { ToolError } from '../../contract/run/errors';
import type { RunContext, Step } from '../../contract/run/kernel';
import { applyHunks, type Applied } from './apply';
import { readable } from './byte-text';
import { message, readHunk } from './hunk';
import type { ApplyOptions } from './spec';

export interface AppliedFile extends Applied {
  readonly hunks: number;
  readonly name: string;
}

const TRYING: Step = { label: message('trying'), unit: 'items' };
const NO_FILE = '/dev/null';

/** `files` has at least one file. Throws ToolError `invalid-input` if none fits, or several do. */
export async function applyFile(
  lines: readonly string[],
  files: readonly StructuredPatch[],
  { reverse, fileName }: ApplyOptions,
  run: RunContext,
): Promise<AppliedFile> {
  const named = files.filter((file) => fileName !== undefined && namesOf(file).map(baseOf).includes(fileName));
  const candidates = named.length > 0 ? named : files;
  const [only] = candidates;
  if (only && candidates.length === 1) return apply(lines, only, reverse);
  const fitting: AppliedFile[] = [];
  for (const [index, file] of candidates.entries()) {
    await run.tick(index, candidates.length, TRYING);
    const applied = tryFile(lines, file, reverse);
    if (applied) fitting.push(applied);
  }
  const [fits, ...others] = fitting;
  if (!fits) {
    const done = candidates.find((file) => isApplied(lines, file, reverse));
    if (done) throw new ToolError('invalid-input', alreadyAppliedPart(nameOf(done), reverse));
    throw new ToolError('invalid-input', message('noFileFits', { names: listed(candidates.map(nameOf)) }));
  }
  if (others.length > 0) {
    throw new ToolError(
      'invalid-input',
      message('severalFilesFit', { names: listed(fitting.map(({ name }) => name)) }),
    );
  }
  return fits;
}

function apply(lines: readonly string[], file: StructuredPatch, reverse: boolean): AppliedFile {
  const hunks = file.hunks.map((hunk) => readHunk(hunk, reverse));
  // The lines of a new file would fit before any text.
  const isUnfit = lines.length > 0 && (reverse ? file.newFileName : file.oldFileName) === NO_FILE;
  if (isUnfit && !isApplied(lines, file, reverse)) throw new ToolError('invalid-input', message('notEmpty'));
  try {
    if (!isUnfit) return { ...applyHunks(lines, hunks), hunks: hunks.length, name: nameOf(file) };
  } catch (error) {
    if (!(error instanceof ToolError) || !isApplied(lines, file, reverse)) throw error;
  }
  throw new ToolError('invalid-input', message(reverse ? 'alreadyUndone' : 'alreadyApplied'));
}

/** Whether the text already has the changes, so that they could be reversed. */
function isApplied(lines: readonly string[], file: StructuredPatch, reverse: boolean): boolean {
  const hunks = file.hunks.map((hunk) => readHunk(hunk, !reverse));
  // Removed lines without context leave no trace.
  if (hunks.some(({ before }) => before.length === 0)) return false;
  try {
    applyHunks(lines, hunks);
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}

const alreadyAppliedPart = (name: string, reverse: boolean) =>
  message(reverse ? 'alreadyUndonePart' : 'alreadyAppliedPart', { name });

function tryFile(lines: readonly string[], file: StructuredPatch, reverse: boolean): AppliedFile | undefined {
  // Added lines without context fit everywhere.
  const expectsNothing = file.hunks.every((hunk) => readHunk(hunk, reverse).before.length === 0);
  if (expectsNothing && lines.length > 0) return undefined;
  try {
    return apply(lines, file, reverse);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

const namesOf = ({ newFileName, oldFileName }: StructuredPatch): readonly string[] =>
  [newFileName, oldFileName].flatMap((name) => (name === undefined || name === NO_FILE ? [] : [readable(name)]));

const nameOf = (file: StructuredPatch): string => namesOf(file)[0] ?? 'unnamed';

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const listed = (names: readonly string[]): string => names.slice(0, 5).join(', ') + (names.length > 5 ? ', …' : '');
