// Base64: its options, result and messages.
import type { KernelSpec } from '../../contract/kernel';
import type { Message } from '../../contract/message';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

const ofEncoding = { when: ['mode', 'encode'] } as const;

/**
 * `urlSafe`: - and _ instead of + and / (RFC 4648, section 5). `padded` fills the last group with =. `lineLength`, in characters:
 * 76 is MIME’s (RFC 2045) and 64 is PEM’s (RFC 7468); 0 makes one line. `lines`, of decoding: `joined` ignores line breaks, `each` takes
 * each line for a separate text, and `auto` decides by the first lines.
 */
export const options = defineOptions({
  mode: choice(['encode', 'decode']),
  urlSafe: toggle(false, ofEncoding),
  padded: toggle(true, ofEncoding),
  lineLength: choice([0, 76, 64], { look: 'list', ...ofEncoding }),
  lines: choice(['auto', 'joined', 'each'], { look: 'list', when: ['mode', 'decode'] }),
});

export const DEFAULTS = options.defaults;

export type Base64Options = OptionsOf<typeof options>;
export type Base64Mode = Base64Options['mode'];

export interface Base64Output extends TextOutput {
  readonly mode: Base64Mode;
  /** What the decoded bytes are; of encoding, always text. */
  readonly type: { readonly label: Message; readonly extension: string; readonly mime: string };
}

export const MESSAGES = {
  blank: 'Please enter some text to process.',
  encodeFailed: 'Failed to encode text. Please check your input.',
  decodeFailed: 'Invalid Base64 string. Please check your input.',
  notBase64Uri: 'This data: URI isn’t Base64: its header doesn’t end in ";base64,".',
  notPaddedRight: 'The padding (=) doesn’t match the number of characters.',
  afterPadding:
    'There is text after the padding (=). Remove it, or decode each part separately. If each line is a separate text, choose that under Lines.',
  oneLeft: 'The last character is left over: part of the text is missing.',
} as const;

export const NOTES = {
  byteOrderMark: 'The byte order mark at the start was removed.',
  dataUri: 'The content of a data: URI was decoded.',
  eachLine: 'Each line was decoded as a separate text.',
  lineInsideGroup:
    'A line ends inside a group of 4 characters, and the lines were joined. If each line is a separate text, choose that under Lines.',
  firstBlock: 'Only the first block was decoded. Decode the others separately.',
  percent: 'Percent escapes in the data: URI were decoded.',
  urlSafe: 'The URL-safe alphabet (- and _) was also accepted.',
  whiteSpace: 'Line breaks and spaces in the text were ignored.',
  unpadded: 'The padding (=) at the end was missing.',
  bitsLeft: 'Leftover bits in the last character were dropped.',
} as const;

export const wrapperNote = (wrapper: string) => `The data inside ${wrapper} was decoded.`;

const specFor = (text: string): KernelSpec<Source, Base64Options, Base64Output> => ({
  id: 'base64-encoder',
  lane: 'compute',
  queue: true,
  failure: { text },
});

/** One kernel; what is said when the fault is ours depends on the mode. */
export const base64Encoder = {
  encode: specFor(MESSAGES.encodeFailed),
  decode: specFor(MESSAGES.decodeFailed),
} as const;
