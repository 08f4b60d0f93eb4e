// The messages of the diff checker's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'The texts could not be compared. Please try again.',
  comparing: 'Comparing',
  original: 'original',
  changed: 'changed',
  identicalFiles: 'The files are identical.',
  differentFiles: 'The files differ from byte {byte} on.',
  verdictFirst: '{verdict} {problem}',
  fileAndFolder: 'This is a file in one folder and a folder in the other, so the patch doesn’t have it.',
  binaryFile: 'This file is binary, so the patch doesn’t have it.',
  comparingFiles: 'Comparing files: {done} of {total}',
  patching: 'Writing the patch',
  equalFolders: {
    one: 'Both folders have the same {count} file.',
    other: 'Both folders have the same {count} files.',
  },
  equalFoldersBySize: {
    one: 'Both folders have the same {count} file by name and size. Its content was not read.',
    other: 'Both folders have the same {count} files by name and size. Their contents were not read.',
  },
  differentFolders: 'The folders are different.',
  differentFoldersBySize: 'The folders are different by names and sizes. Contents were not read.',
  ofFile: '{path}: {problem}',
  longLine: 'Line {line} of the {side} text is longer than 64 MB. Break it into shorter lines and try again.',
  manyLines: 'The {side} text has more than {limit} lines. Split it into smaller files and compare those.',
  utf16: 'The {side} text is UTF-16. It was converted to UTF-8.',
  notUtf8: 'The {side} text has bytes that aren’t UTF-8. They are shown as � but compared and saved exactly. {remedy}',
  surrogates: 'A lone half of a surrogate pair is compared as U+FFFD.',
  bom: 'Only the {side} text starts with a byte order mark (BOM), so the first lines differ.',
  lineEnds:
    'The original text has {original} line endings and the changed text {changed}. To compare only the text, ignore line endings.',
  notShortest: 'The texts differ a lot. Every difference is listed, but a shorter list might exist.',
} as const;
