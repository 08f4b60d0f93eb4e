// Words about what an input or a result is, and about the tools that take it.

export const sendTo = 'Send to…';

// What it is
export const characters = '{count} characters';
export const filesTotal = '{count} files, {size}';
export const otherReadings = 'Could also be: {kinds}';
export const computing = 'Computing…';
export const copy = 'Copy';
export const copyAnswer = 'Copy: {label}';

// A file that the tool can’t use
export const emptyFile = 'Empty file';
export const unknownFile = 'Unknown file';
export const fileAndKind = '{file}: {kind}';
export const refusal = '{file}: {kind}. {advice}';
export const chooseAnother = 'Choose another file.';
export const takes = {
  text: 'This tool takes text. Choose another file.',
  image: 'This file is not an image. Choose another file.',
  media: 'This file has no audio. Choose another file.',
} as const;
export const theseTakeIt = 'These tools take this one:';
export const offer = '{does}: {tool}';
export const makeReceipt = 'Make a receipt';
