// Binary converter: its options and limits.
import { atMost, type KernelSpec } from '../../contract/run/kernel';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

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
 * Digits of one number. The time grows faster than the length: a conversion of this length takes a quarter of a second, and a
 * number ten times as long would take several seconds. Every converted number can be converted back.
 */
export const DECIMAL_LIMIT = 1_000_000;
export const BINARY_LIMIT = 3_321_929;

export interface BinaryOutput extends TextOutput {
  /** The mode of the run. */
  readonly mode: BinaryMode;
}

function resultBytes({ mode, spaced, negatives }: BinaryOptions, bytes: number): number {
  if (mode === 'text-to-binary') return bytes * (spaced ? 9 : 8);
  // A character has at least one digit, and then becomes one byte. A space separates it from the next one.
  if (mode === 'binary-to-text') return (bytes + 1) / 2;
  if (mode === 'binary-to-decimal') return bytes;
  // A decimal digit becomes up to four bits. In two's complement, a number of one digit becomes as many bits as any other.
  return negatives === 'sign' ? bytes * 4 : Math.ceil(bytes / 2) * Number(negatives) + bytes;
}

export const binaryConverter: KernelSpec<AnySource, BinaryOptions, BinaryOutput> = {
  id: 'binary-converter',
  rights: 'compute',
  readsOnce: () => true,
  resultSize: (options, bytes) => atMost(resultBytes(options, bytes)),
};
