// Hexadecimal: its options, result and messages.
import type { KernelSpec } from '../../contract/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

const ofEncoding = { when: ['mode', 'encode'] } as const;

/** `delimiter` is text between the bytes or before each of them. `lineBytes`: bytes per line; 0 makes one line. */
export const options = defineOptions({
  mode: choice(['encode', 'decode']),
  delimiter: choice(['none', 'space', 'comma', 'colon', '0x', '\\x'], ofEncoding),
  lineBytes: choice([0, 8, 16, 32, 64], ofEncoding),
  upperCase: toggle(false, ofEncoding),
});

export const DEFAULTS = options.defaults;

export type HexOptions = OptionsOf<typeof options>;
export type HexMode = HexOptions['mode'];
export type Delimiter = HexOptions['delimiter'];

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
  notEncodable: 'This text can’t be encoded as UTF-8.',
  swappedWords:
    'This looks like a dump of words from hexdump, od or gdb, which swap bytes. Create it with hexdump -C, xxd or x/xb instead.',
  intelHex:
    'This is Intel HEX. Its lines have addresses and checksums around the data. Convert it first: objcopy -I ihex -O binary in.hex out.bin.',
  lateWords:
    'The text column of this hex dump shows that the bytes in its groups are in reverse order. Create it again without -e.',
  badOffset: 'This hex dump is damaged: a line’s offset doesn’t match the bytes before it.',
  badLine: 'This hex dump is damaged: a line isn’t an offset followed by bytes.',
  longLine: 'This hex dump has a line that is too long.',
} as const;

export const NOTES = {
  byteOrderMark: 'The byte order mark at the start was removed.',
  dump: 'The input was read as a hex dump. Its offsets and text column were ignored.',
  words: 'The bytes of each group were put in order, as the text column shows them.',
  bits: 'Groups of 8 binary digits were read as bytes.',
  octal: 'Groups of 3 octal digits were read as bytes.',
  repeated: 'Lines omitted from the dump (*) were filled in.',
  staleText: 'The dump’s text column doesn’t match its bytes everywhere. The bytes were used.',
  prefixes: '0x and \\x before the bytes were ignored.',
  singleDigits: 'Single digits were read as bytes with a leading zero.',
} as const;

export const delimitersNote = (delimiters: readonly string[]) =>
  `These characters between the bytes were ignored: ${delimiters.join(' ')}`;

export const hexEncoder: KernelSpec<Source, HexOptions, HexOutput> = {
  id: 'hex-encoder',
  lane: 'compute',
  queue: true,
  failure: { text: MESSAGES.failed },
};
