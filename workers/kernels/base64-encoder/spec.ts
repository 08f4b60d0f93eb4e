// Base64: its options, result and words.
import type { KernelSpec } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

export type Base64Mode = 'encode' | 'decode';

/** Characters of a line: 76 is MIME's (RFC 2045), 64 is PEM's (RFC 7468); 0 is one line. */
export type LineLength = 0 | 64 | 76;

export interface Base64Options {
  readonly mode: Base64Mode;
  /** Encoding: - and _ instead of + and / (RFC 4648, section 5). */
  readonly urlSafe: boolean;
  /** Encoding: fill the last group up with =. */
  readonly padded: boolean;
  readonly lineLength: LineLength;
}

export const DEFAULTS: Base64Options = { mode: 'encode', urlSafe: false, padded: true, lineLength: 0 };

export interface Base64Output extends TextOutput {
  readonly mode: Base64Mode;
  /** What the decoded bytes are; of encoding, always text. */
  readonly type: { readonly label: string; readonly extension: string; readonly mime: string };
}

export const MESSAGES = {
  blank: 'Please enter some text to process.',
  encodeFailed: 'Failed to encode text. Please check your input.',
  decodeFailed: 'Invalid Base64 string. Please check your input.',
  notBase64Uri: 'This data: URI has no Base64 content: its first part does not end in ";base64,".',
  notPaddedRight: 'The padding (=) does not fit the number of characters.',
  afterPadding: 'There is more text after the padding (=).',
  oneLeft: 'The last character stands alone: a part of the text is missing.',
} as const;

export const NOTES = {
  byteOrderMark: 'A byte order mark at the start was left out.',
  dataUri: 'The content of a data: URI was decoded.',
  percent: 'Percent escapes of the data: URI were resolved.',
  urlSafe: 'The URL-safe alphabet (- and _) was read, too.',
  whiteSpace: 'Line breaks and spaces inside the text were left out.',
  unpadded: 'The padding (=) at the end was missing.',
  bitsLeft: 'The last character carries bits that belong to no byte. They were dropped.',
} as const;

const specFor = (text: string): KernelSpec<Source, Base64Options, Base64Output> => ({
  id: 'base64-encoder',
  lane: 'compute',
  failure: { text },
});

/** One kernel; what is said when the fault is ours depends on the mode. */
export const base64Encoder = {
  encode: specFor(MESSAGES.encodeFailed),
  decode: specFor(MESSAGES.decodeFailed),
} as const;
