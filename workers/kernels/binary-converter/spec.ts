// Binary converter: its modes, options, limits and words.
import type { KernelSpec } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';

export const MODES = [
  { value: 'text-to-binary', label: 'Text to binary' },
  { value: 'binary-to-text', label: 'Binary to text' },
  { value: 'decimal-to-binary', label: 'Decimal to binary' },
  { value: 'binary-to-decimal', label: 'Binary to decimal' },
] as const;

export type BinaryMode = (typeof MODES)[number]['value'];

/** `sign`: a minus sign, as people write them. A number: two's complement of so many bits. */
export type Negatives = 'sign' | '8' | '16' | '32' | '64' | '128';

export const NEGATIVES: readonly { readonly value: Negatives; readonly label: string }[] = [
  { value: 'sign', label: 'Minus sign' },
  { value: '8', label: 'Two’s complement, 8 bits' },
  { value: '16', label: 'Two’s complement, 16 bits' },
  { value: '32', label: 'Two’s complement, 32 bits' },
  { value: '64', label: 'Two’s complement, 64 bits' },
  { value: '128', label: 'Two’s complement, 128 bits' },
];

export interface BinaryOptions {
  readonly mode: BinaryMode;
  /** Text to binary: a space between bytes. */
  readonly spaced: boolean;
  /** Numbers: how those below zero are written. */
  readonly negatives: Negatives;
  /** Numbers: spaces only group digits, and each line is one number. Otherwise spaces separate numbers. */
  readonly onePerLine: boolean;
}

export const DEFAULT_OPTIONS: BinaryOptions = {
  mode: 'text-to-binary',
  spaced: true,
  negatives: 'sign',
  onePerLine: false,
};

/**
 * Digits of one number. The time grows faster than the length: at the limit a conversion takes a quarter of a second, ten
 * times as long a number would take several. Any number may be converted there and back.
 */
export const DECIMAL_LIMIT = 1_000_000;
export const BINARY_LIMIT = 3_321_929;

export const MESSAGES = {
  blank: 'Please enter some content to process.',
  failed: 'Failed to convert the content. Please check your input.',
  badLength: 'Invalid binary string length. Must be multiple of 8 bits.',
  badCharacters: 'Invalid binary characters. Only 0 and 1 are allowed.',
  badDecimal: 'Invalid decimal number.',
  copied: 'Result copied to clipboard.',
} as const;

export interface BinaryOutput extends TextOutput {
  /** What was done. */
  readonly mode: BinaryMode;
}

export const binaryConverter: KernelSpec<Source, BinaryOptions, BinaryOutput> = {
  id: 'binary-converter',
  lane: 'compute',
  failure: { text: MESSAGES.failed },
};
