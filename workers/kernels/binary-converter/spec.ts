// Binary converter: its options and limits.
import type { KernelSpec } from '../../contract/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options';
import type { AnySource } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

const ofNumbers = { when: ['mode', 'decimal-to-binary', 'binary-to-decimal'] } as const;

/**
 * `spaced`: a space between bytes. `groups`: `joined` ignores whitespace, so every 8 bits are a byte; with `each`, a group between
 * whitespace is one character; `auto` decides by the first groups. `negatives`: `sign` is a minus sign; a number is the width of two’s complement. With
 * `onePerLine`, spaces only group digits, and each line is one number; otherwise spaces separate numbers.
 */
export const options = defineOptions({
  mode: choice(['text-to-binary', 'binary-to-text', 'decimal-to-binary', 'binary-to-decimal'], { look: 'radios' }),
  spaced: toggle(true, { when: ['mode', 'text-to-binary'] }),
  groups: choice(['auto', 'joined', 'each'], { look: 'list', when: ['mode', 'binary-to-text'] }),
  negatives: choice(['sign', '8', '16', '32', '64', '128'], ofNumbers),
  onePerLine: toggle(false, ofNumbers),
});

export const DEFAULT_OPTIONS = options.defaults;

export type BinaryOptions = OptionsOf<typeof options>;
export type BinaryMode = BinaryOptions['mode'];
export type Negatives = BinaryOptions['negatives'];

/**
 * Digits of one number. The time grows faster than the length: at the limit a conversion takes a quarter of a second, and a
 * number of ten times the length would take several seconds. Any number may be converted there and back.
 */
export const DECIMAL_LIMIT = 1_000_000;
export const BINARY_LIMIT = 3_321_929;

export interface BinaryOutput extends TextOutput {
  /** The run's mode. */
  readonly mode: BinaryMode;
}

export const binaryConverter: KernelSpec<AnySource, BinaryOptions, BinaryOutput> = {
  id: 'binary-converter',
  lane: 'compute',
  readsOnce: () => true,
};
