// Hexadecimal: its options and result.
import { about, atMost, type KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

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

/** `delimiter` separates the bytes, and `prefix` precedes each of them. */
export const FORMS: Readonly<Record<Delimiter, { readonly delimiter: string; readonly prefix: string }>> = {
  none: { delimiter: '', prefix: '' },
  space: { delimiter: ' ', prefix: '' },
  comma: { delimiter: ',', prefix: '' },
  colon: { delimiter: ':', prefix: '' },
  '0x': { delimiter: ', ', prefix: '0x' },
  '\\x': { delimiter: '', prefix: '\\x' },
};

/** How many characters a byte and its separator take. */
export const cellBytes = ({ delimiter }: HexOptions): number =>
  FORMS[delimiter].delimiter.length + FORMS[delimiter].prefix.length + 2;

export interface HexOutput extends TextOutput {
  readonly mode: HexMode;
  /** The kind of the decoded bytes. For encoding, always text. */
  readonly type: { readonly label: Message; readonly extension: string; readonly mime: string };
}

const encodedSize = (bytes: number, options: HexOptions) =>
  bytes * cellBytes(options) + (options.lineBytes > 0 ? Math.ceil(bytes / options.lineBytes) : 0);

export const hexEncoder: KernelSpec<AnySource, HexOptions, HexOutput> = {
  id: 'hex-encoder',
  rights: 'compute',
  queue: true,
  readsOnce: () => true,
  // A few characters of a dump can mean any number of repeated lines.
  resultSize: (options, bytes) =>
    options.mode === 'encode' ? atMost(encodedSize(bytes, options)) : about((bytes + 1) / 2),
};
