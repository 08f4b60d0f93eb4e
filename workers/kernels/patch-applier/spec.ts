import type { KernelSpec } from '../../contract/kernel';
import { MiB } from '../../contract/sink';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

export interface ApplyOptions {
  /** Takes the patch back: makes the original of the changed text. */
  readonly reverse: boolean;
  /** Of the text, where it is a file: chooses among the files of a patch. */
  readonly fileName?: string;
}

/** A text, and the patch for it. */
export type TextAndPatch = readonly Source[];

/** Each is held in memory as text, twice for a moment. */
export const SIZE_LIMIT = 256 * MiB;

export const MESSAGES = {
  noPatch: 'Please enter a patch to apply.',
  failed: 'The patch could not be applied. Please try again.',
  tooLarge: 'Texts and patches to apply can have up to 256 MB each. Use the patch program for larger ones.',
  notAPatch:
    'No changes found in the patch. Paste a unified diff: lines such as “@@ -1,3 +1,4 @@” followed by lines that start with a space, “-” or “+”.',
  malformed: (line: string) =>
    `The patch is damaged${line && ` at line ${line}`}. Copy it again as a whole, with all its spaces.`,
  alreadyApplied: (name?: string) =>
    `The text already has the changes of ${name === undefined ? 'this patch' : `the part for ${name}`}. To take them back, turn on “Undo the patch”.`,
  alreadyUndone: (name?: string) =>
    `The text doesn’t have the changes of ${name === undefined ? 'this patch' : `the part for ${name}`}, so there is nothing to undo. To apply them, turn off “Undo the patch”.`,
  notEmpty: 'This patch creates a file, and the text isn’t empty. Clear the text, or check that the patch is for it.',
  noFileFits: (names: string) =>
    `This patch changes several files, and none of them fits the text: ${names}. Check that the patch is for this version of the text.`,
  severalFilesFit: (names: string) =>
    `This patch changes several files that fit the text: ${names}. Keep the part for one file.`,
  oneOfSeveral: (files: string, name: string) => `The patch changes ${files} files. The part for ${name} was applied.`,
  mismatch: (nth: string, line: string, expected: string, found: string) =>
    `Change ${nth} of the patch doesn’t fit. At line ${line} it expects “${expected}” and the text has ${found}. Check that the patch is for this version of the text.`,
  moved: (moved: string) => `${moved} found at other lines than the patch names.`,
  filled: 'Blank lines were missing at the end of the patch. They were added, and the text has them.',
  otherEnds: 'The patch and the text have different line endings. The text’s endings were kept.',
} as const;

export const patchApplier: KernelSpec<TextAndPatch, ApplyOptions, TextOutput> = {
  id: 'patch-applier',
  lane: 'compute',
  slots: ['main', 'other'],
  failure: { text: MESSAGES.failed },
};
