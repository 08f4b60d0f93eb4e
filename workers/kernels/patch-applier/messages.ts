// The messages of the kernel that applies patches.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'The patch could not be applied. Please try again.',
  tooLarge: 'Texts and patches to apply can have up to 256 MB each. Use the patch program for larger ones.',
  notAPatch:
    'No changes found in the patch. Paste a unified diff: lines such as “@@ -1,3 +1,4 @@” followed by lines that start with a space, “-” or “+”.',
  binary: 'This patch is for a binary file, {name}, and only text can be patched here. Use “git apply”.',
  binariesDiffer:
    'The patch says only that binary files differ, {name}, and doesn’t have their changes. Make it with “git diff --binary” and apply it with “git apply”.',
  merge:
    'This is the combined diff of a merge (“@@@”), which can’t be applied. Compare with one of the parents instead.',
  onlyRenames: 'The patch only renames {from} to {to}. The text stays the same.',
  onlyCopies: 'The patch only copies {from} to {to}. The text stays the same.',
  onlyMode: 'The patch only changes the mode of a file from {from} to {to}. The text stays the same.',
  emptyFile: 'The patch only creates or deletes an empty file, {name}. There is no text to change.',
  onlyProperties: 'The patch only changes properties of {name}. The text stays the same.',
  textNotUtf8: 'The text isn’t entirely UTF-8. It was patched byte by byte.',
  patchNotUtf8: 'The patch isn’t entirely UTF-8. It was applied byte by byte.',
  textIsOther: 'The patch is UTF-8, and the text isn’t. {remedy}',
  patchIsOther: 'The text is UTF-8, and the patch isn’t. {remedy}',
  otherEncoding: '{problem} {notUtf8}',
  damaged: 'The patch is damaged. Copy it again as a whole, with all its spaces.',
  damagedAtLine: 'The patch is damaged at line {line}. Copy it again as a whole, with all its spaces.',
  alreadyApplied: 'The text already has the changes of this patch. To take them back, turn on “Undo the patch”.',
  alreadyAppliedPart:
    'The text already has the changes of the part for {name}. To take them back, turn on “Undo the patch”.',
  alreadyUndone:
    'The text doesn’t have the changes of this patch, so there is nothing to undo. To apply them, turn off “Undo the patch”.',
  alreadyUndonePart:
    'The text doesn’t have the changes of the part for {name}, so there is nothing to undo. To apply them, turn off “Undo the patch”.',
  notEmpty: 'This patch creates a file, and the text isn’t empty. Clear the text, or check that the patch is for it.',
  noFileFits:
    'This patch changes several files, and none of them fits the text: {names}. Check that the patch is for this version of the text.',
  severalFilesFit: 'This patch changes several files that fit the text: {names}. Keep the part for one file.',
  mismatch:
    'Change {change} of {changes} of the patch doesn’t fit. At line {line} it expects “{expected}” and the text has “{found}”. Check that the patch is for this version of the text.',
  mismatchAtEnd:
    'Change {change} of {changes} of the patch doesn’t fit. At line {line} it expects “{expected}” and the text has nothing more. Check that the patch is for this version of the text.',
  trying: 'Trying the files of the patch',
  oneOfSeveral: 'The patch changes {files} files. The part for {name} was applied.',
  moved: 'Changes that were found at other lines than the patch names: {moved} of {changes}.',
  filled: 'Blank lines were missing at the end of the patch. They were added.',
  otherEnds: 'The patch and the text have different line endings. The text’s endings were kept.',
} as const;
