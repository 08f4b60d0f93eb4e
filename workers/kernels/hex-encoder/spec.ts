// Hexadecimal: its options, result and words.
import type { KernelSpec } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

export type HexMode = 'encode' | 'decode';

/** What comes before and between the bytes. */
export const DELIMITERS = {
  none: { delimiter: '', prefix: '', label: 'None: 4869' },
  space: { delimiter: ' ', prefix: '', label: 'Space: 48 69' },
  comma: { delimiter: ',', prefix: '', label: 'Comma: 48,69' },
  colon: { delimiter: ':', prefix: '', label: 'Colon: 48:69' },
  '0x': { delimiter: ', ', prefix: '0x', label: '0x: 0x48, 0x69' },
  '\\x': { delimiter: '', prefix: '\\x', label: '\\x: \\x48\\x69' },
} as const;

export type Delimiter = keyof typeof DELIMITERS;

export interface HexOptions {
  readonly mode: HexMode;
  readonly delimiter: Delimiter;
  readonly upperCase: boolean;
  /** Bytes of a line; 0 for one line. */
  readonly lineBytes: 0 | 8 | 16 | 32 | 64;
}

export const LINE_BYTES: readonly HexOptions['lineBytes'][] = [0, 8, 16, 32, 64];

export const DEFAULTS: HexOptions = { mode: 'encode', delimiter: 'none', upperCase: false, lineBytes: 0 };

export interface HexOutput extends TextOutput {
  readonly mode: HexMode;
  /** What the decoded bytes are; of encoding, always text. */
  readonly type: { readonly label: string; readonly extension: string; readonly mime: string };
}

export const MESSAGES = {
  blank: 'Please enter some text to process.',
  failed: 'Failed to process the text. Please check your input.',
  oddLength: 'Invalid hex string length. Must be even number of characters.',
  badCharacter: 'Invalid hex characters. Only 0-9, a-f, A-F are allowed.',
  notEncodable: 'This text cannot be written as UTF-8.',
  swappedWords:
    'This looks like a dump of 16-bit words by hexdump or od, which swaps bytes. Please make it with hexdump -C or xxd.',
  badOffset: 'This hex dump is damaged: the offset of a line does not follow from the bytes before it.',
  badLine: 'This hex dump is damaged: a line is not an offset followed by bytes.',
  longLine: 'This hex dump has a line that is too long.',
} as const;

export const NOTES = {
  byteOrderMark: 'A byte order mark at the start was left out.',
  dump: 'The input was read as a hex dump: its offsets and its text column were left out.',
  repeated: 'Lines that the dump leaves out (*) were filled in.',
  staleText: 'The text column of the dump does not agree with its bytes everywhere. The bytes were taken.',
  prefixes: '0x and \\x before the bytes were left out.',
  singleDigits: 'Single digits were read as bytes with a zero in front.',
} as const;

export const delimitersNote = (delimiters: readonly string[]) =>
  `These characters between the bytes were left out: ${delimiters.join(' ')}`;

export const hexEncoder: KernelSpec<Source, HexOptions, HexOutput> = {
  id: 'hex-encoder',
  lane: 'compute',
  failure: { text: MESSAGES.failed },
};
