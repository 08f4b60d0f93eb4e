// Hexadecimal: its options and result.
import type { KernelSpec } from '../../contract/kernel';
import type { Message } from '../../contract/message';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options';
import type { AnySource } from '../../contract/source';
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
  /** The kind of the decoded bytes. For encoding, always text. */
  readonly type: { readonly label: Message; readonly extension: string; readonly mime: string };
}

export const hexEncoder: KernelSpec<AnySource, HexOptions, HexOutput> = {
  id: 'hex-encoder',
  lane: 'compute',
  queue: true,
  readsOnce: () => true,
};
