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

  // JSON documents.
  indexing: 'Indexing',
  originalDocument: 'Original text',
  changedDocument: 'Changed text',
  inDocument: '{document}: {problem}',
  jsonLimit: 'JSON is compared by meaning up to {limit} MB (without whitespace). Compare these files as text.',
  valueLimit: 'JSON is compared by meaning up to {limit} values. Compare these files as text.',
  duplicateKey: 'An object has the key “{key}” twice. Programs would read it in different ways. Remove one of them.',
  duplicateKeyAt:
    'An object has a key for the second time at {place}. Programs would read it in different ways. Remove one of them.',
  jsonMark: 'The {side} text starts with a byte order mark (BOM). JSON should not: some programs refuse it.',
  sameJson: 'Both documents have the same content.',
  differentJson: {
    one: '{count} difference: {changed} changed, {added} added, {removed} removed.',
    other: '{count} differences: {changed} changed, {added} added, {removed} removed.',
  },
  keyedArrays: {
    one: '{count} array with differences was compared by the key “{key}”, in any order.',
    other: '{count} arrays with differences were compared by the key “{key}”, in any order.',
  },
  withoutKey: {
    one: '{count} array with differences was compared by place: not all of its elements are objects with a unique {key}.',
    other:
      '{count} arrays with differences were compared by place: not all of their elements are objects with a unique {key}.',
  },
  keyNamed: '“{key}”',
  anyKey: 'key',
  orderKept: 'The order in arrays wasn’t compared, so the patch keeps the original’s order.',
  notFewest: 'Some arrays differ a lot. Every difference is listed, but a shorter list might exist.',
  mergeNull:
    'A merge patch can’t express this change: {path} is null in the changed text, but null removes a member there (RFC 7386). Use a JSON Patch.',
} as const;
