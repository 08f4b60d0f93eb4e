// Random generator: its options, limits and words, and what is wrong with options, which the page shows beside their fields.
import type { KernelSpec } from '../../contract/kernel';
import { MiB } from '../../contract/sink';
import type { TextOutput } from '../../contract/text-output';
import {
  decimalRange,
  isBelow,
  MAX_DIGITS,
  parseDecimal,
  writeScaled,
  type DecimalRange,
} from './options/decimal-range';

export const TYPES = [
  { value: 'numbers', label: 'Numbers' },
  { value: 'string', label: 'Strings' },
  { value: 'uuid', label: 'UUIDs' },
  { value: 'lorem', label: 'Lorem' },
] as const;
export type RandomType = (typeof TYPES)[number]['value'];

export const UNITS = [
  { value: 'words', label: 'Words' },
  { value: 'sentences', label: 'Sentences' },
  { value: 'paragraphs', label: 'Paragraphs' },
] as const;
export type LoremUnit = (typeof UNITS)[number]['value'];

/** What stands between two results. */
export const SEPARATORS = [
  { value: 'line', label: 'New line', text: '\n' },
  { value: 'comma', label: 'Comma', text: ',' },
  { value: 'comma-space', label: 'Comma and space', text: ', ' },
  { value: 'space', label: 'Space', text: ' ' },
  { value: 'tab', label: 'Tab', text: '\t' },
] as const;
export type SeparatorId = (typeof SEPARATORS)[number]['value'];

const CHARACTERS = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const;
export type CharacterType = (typeof CHARACTERS)[number];

/** Numbers as they were typed. What a type does not use has no effect on it. */
export interface RandomOptions {
  readonly type: RandomType;
  readonly count: string;
  readonly min: string;
  readonly max: string;
  readonly decimals: string;
  /** No number comes twice. */
  readonly distinct: boolean;
  readonly length: string;
  readonly includeUppercase: boolean;
  readonly includeLowercase: boolean;
  readonly includeNumbers: boolean;
  readonly includeSymbols: boolean;
  readonly unit: LoremUnit;
  /** The text begins with "Lorem ipsum dolor sit amet." */
  readonly classicStart: boolean;
  readonly separator: SeparatorId;
  /** The same seed and options give the same output. Without one, everything comes from the browser's secure generator. */
  readonly seed: string;
}

export const DEFAULT_OPTIONS: RandomOptions = {
  type: 'numbers',
  count: '10',
  min: '1',
  max: '100',
  decimals: '0',
  distinct: false,
  length: '8',
  includeUppercase: true,
  includeLowercase: true,
  includeNumbers: true,
  includeSymbols: false,
  unit: 'words',
  classicStart: true,
  separator: 'line',
  seed: '',
};

export const MAX_COUNT = 10_000_000;
export const MAX_LENGTH = 100_000;
export const MAX_DECIMALS = 100;
/** Numbers above 2⁵³ are objects: so many of them, each to be compared with all others, are held in memory at once. */
const MAX_HUGE_DISTINCT = 1_000_000;
/** Up to this range, numbers are computed by the machine's own arithmetic. */
export const LARGEST_FAST_RANGE = 2n ** 53n;

export const MESSAGES = {
  noCharacters: 'Please select at least one character type.',
  failed: 'Failed to generate random data. Please try again.',
  copied: 'Result copied to clipboard.',
  seeded: 'Made from a seed, so anyone with the seed can repeat it. Don’t use it for passwords, keys or tokens.',
  min: `Min must be a number such as 1, -5 or 0.25, with up to ${String(MAX_DIGITS)} digits.`,
  max: `Max must be a number such as 1, -5 or 0.25, with up to ${String(MAX_DIGITS)} digits.`,
} as const;

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** What a field's error stands at. */
export type RandomField = 'count' | 'min' | 'max' | 'decimals' | 'length' | 'characters';

export interface RandomProblem {
  readonly field: RandomField;
  readonly text: string;
}

/** Options as the kernel takes them. */
export type RandomPlan =
  | { readonly type: 'numbers'; readonly count: number; readonly range: DecimalRange; readonly distinct: boolean }
  | {
      readonly type: 'string';
      readonly count: number;
      readonly length: number;
      readonly characters: readonly CharacterType[];
    }
  | { readonly type: 'uuid'; readonly count: number }
  | { readonly type: 'lorem'; readonly count: number };

class Refusal extends Error {
  readonly problem: RandomProblem;
  constructor(field: RandomField, text: string) {
    super(text);
    this.problem = { field, text };
  }
}

/** What the options ask for, or what is wrong with them. */
export function planOf(options: RandomOptions): RandomPlan | { readonly problem: RandomProblem } {
  try {
    return readPlan(options);
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem };
    throw error;
  }
}

function readPlan(options: RandomOptions): RandomPlan {
  const { type } = options;
  const count = readWhole('count', 'Count', options.count, 1, MAX_COUNT);
  if (type === 'numbers') return { type, count, range: readRange(options, count), distinct: options.distinct };
  if (type !== 'string') return { type, count };
  const length = readWhole('length', 'Length', options.length, 1, MAX_LENGTH);
  const characters = charactersOf(options);
  if (characters.length === 0) throw new Refusal('characters', MESSAGES.noCharacters);
  return { type, count, length, characters };
}

function readWhole(field: RandomField, label: string, text: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(text.trim()) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Refusal(field, `${label} must be a whole number from ${String(least)} to ${grouped(String(most))}.`);
}

function readRange(options: RandomOptions, count: number): DecimalRange {
  const [min, max] = [parseDecimal(options.min), parseDecimal(options.max)];
  if (!min) throw new Refusal('min', MESSAGES.min);
  if (!max) throw new Refusal('max', MESSAGES.max);
  if (isBelow(max, min)) throw new Refusal('max', 'Max is less than Min. Raise Max or lower Min.');
  const decimals = readWhole('decimals', 'Decimal places', options.decimals, 0, MAX_DECIMALS);
  const range = decimalRange(min, max, decimals);
  const kind = decimals === 0 ? 'whole number' : `number with ${String(decimals)} decimal places`;
  if (range.size === 0n) {
    throw new Refusal('max', `There is no ${kind} from Min to Max. Widen the range or add decimal places.`);
  }
  if (options.distinct) checkDistinct(range, count);
  return range;
}

function checkDistinct({ size }: DecimalRange, count: number) {
  if (size < BigInt(count)) {
    const there = `There ${size === 1n ? 'is only 1 number' : `are only ${grouped(String(size))} different numbers`}`;
    throw new Refusal('count', `${there} from Min to Max. Lower the count, widen the range or allow repeats.`);
  }
  if (size > LARGEST_FAST_RANGE && count > MAX_HUGE_DISTINCT) {
    const most = grouped(String(MAX_HUGE_DISTINCT));
    throw new Refusal('count', `In a range this large, up to ${most} numbers can be made without repeats.`);
  }
}

function charactersOf(options: RandomOptions): readonly CharacterType[] {
  const { includeUppercase, includeLowercase, includeNumbers, includeSymbols } = options;
  const chosen = {
    uppercase: includeUppercase,
    lowercase: includeLowercase,
    numbers: includeNumbers,
    symbols: includeSymbols,
  };
  return CHARACTERS.filter((type) => chosen[type]);
}

const UUID_BYTES = 36;
/** A lorem paragraph, which is the longest of the three units. */
const LOREM_BYTES = 200;

/** The longest of a plan's results, in bytes. */
export function longestOf(plan: RandomPlan): number {
  if (plan.type === 'string') return plan.length;
  if (plan.type !== 'numbers') return plan.type === 'uuid' ? UUID_BYTES : LOREM_BYTES;
  const { first, size, decimals } = plan.range;
  return Math.max(writeScaled(first, decimals).length, writeScaled(first + size - 1n, decimals).length);
}

/** About how many bytes the options make; 0 where they are refused. */
export function bytesOf(options: RandomOptions): number {
  const plan = planOf(options);
  return 'problem' in plan ? 0 : plan.count * (longestOf(plan) + 1);
}

export interface RandomOutput extends TextOutput {
  readonly type: RandomType;
}

const QUICK_BYTES = 1 * MiB;

export const randomGenerator: KernelSpec<readonly never[], RandomOptions, RandomOutput> = {
  id: 'random-generator',
  lane: 'compute',
  slots: [],
  weigh: (options) => (bytesOf(options) <= QUICK_BYTES ? 'quick' : 'bulk'),
  failure: { text: MESSAGES.failed },
};
