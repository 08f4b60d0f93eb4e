// Random generator: its options and limits, and the errors of options, which the page shows beside their fields.
import { about, atMost, type KernelSpec, type ResultSize } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import { choice, defineOptions, number, text, toggle, type OptionsOf } from '../../contract/options/options';
import { MiB } from '../../contract/run/sink';
import type { TextOutput } from '../../contract/run/text-output';
import {
  decimalRange,
  isBelow,
  MAX_DIGITS,
  parseDecimal,
  writeScaled,
  type DecimalRange,
} from './options/decimal-range';
import type { messages } from './messages';

export const MAX_COUNT = 10_000_000;
export const MAX_LENGTH = 100_000;
export const MAX_DECIMALS = 100;

const ofNumbers = { when: ['type', 'numbers'] } as const;
const ofStrings = { when: ['type', 'string'] } as const;
const ofCharacters = { ...ofStrings, group: 'characters' } as const;
const ofLorem = { when: ['type', 'lorem'] } as const;
const anyNumber = { min: -1e15, max: 1e15, step: 'any', ...ofNumbers } as const;

/**
 * Numbers are as typed; `planOf` checks them. `distinct` allows no number twice. `classicStart` begins with “Lorem ipsum dolor
 * sit amet.” The same `seed` and options give the same output; without a seed, everything comes from the browser's secure
 * generator. The seed is typed text, so it is never kept: it repeats a result that may be secret.
 */
export const options = defineOptions({
  type: choice(['numbers', 'string', 'uuid', 'lorem'], { look: 'radios' }),
  unit: choice(['words', 'sentences', 'paragraphs'], ofLorem),
  count: number({ min: 1, max: MAX_COUNT, initial: '10' }),
  min: number({ ...anyNumber, initial: '1' }),
  max: number({ ...anyNumber, initial: '100' }),
  length: number({ min: 1, max: MAX_LENGTH, initial: '8', ...ofStrings }),
  distinct: toggle(false, ofNumbers),
  includeUppercase: toggle(true, ofCharacters),
  includeLowercase: toggle(true, ofCharacters),
  includeNumbers: toggle(true, ofCharacters),
  includeSymbols: toggle(false, ofCharacters),
  decimals: number({ min: 0, max: MAX_DECIMALS, initial: '0', ...ofNumbers }),
  separator: choice(['line', 'comma', 'comma-space', 'space', 'tab'], { when: ['type', 'numbers', 'string', 'uuid'] }),
  classicStart: toggle(true, ofLorem),
  seed: text(),
});

export const DEFAULT_OPTIONS = options.defaults;

export type RandomOptions = OptionsOf<typeof options>;
export type RandomType = RandomOptions['type'];
export type LoremUnit = RandomOptions['unit'];

/** The characters between two results. */
export const SEPARATORS: Readonly<Record<RandomOptions['separator'], string>> = {
  line: '\n',
  comma: ',',
  'comma-space': ', ',
  space: ' ',
  tab: '\t',
};

const CHARACTERS = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const;
export type CharacterType = (typeof CHARACTERS)[number];

/** Numbers above 2⁵³ are objects. This many are in memory at once to be compared with each other. */
const MAX_HUGE_DISTINCT = 1_000_000;
/** Up to this range, numbers use ordinary arithmetic. */
export const LARGEST_FAST_RANGE = 2n ** 53n;

/** Makes a message of this kernel. */
export const message = messagesOf<typeof messages>('random-generator');

/** The option or group at which an error is shown. */
type RandomField = 'count' | 'min' | 'max' | 'decimals' | 'length' | 'characters';

export interface RandomProblem {
  readonly option: RandomField;
  readonly message: Message;
}

/** The kernel's options. */
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
  constructor(option: RandomField, message: Message) {
    super(message.messageKey);
    this.problem = { option, message };
  }
}

/** The plan for the options, or the error in them. */
export function planOf(options: RandomOptions): RandomPlan | { readonly problem: RandomProblem } {
  try {
    return readPlan(options);
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem };
    throw error;
  }
}

/** The options that must be whole numbers, and their limits. */
const WHOLE = {
  count: { problem: 'badCount', least: 1, most: MAX_COUNT },
  length: { problem: 'badLength', least: 1, most: MAX_LENGTH },
  decimals: { problem: 'badDecimals', least: 0, most: MAX_DECIMALS },
} as const;

function readPlan(options: RandomOptions): RandomPlan {
  const { type } = options;
  const count = readWhole('count', options);
  if (type === 'numbers') return { type, count, range: readRange(options, count), distinct: options.distinct };
  if (type !== 'string') return { type, count };
  const length = readWhole('length', options);
  const characters = charactersOf(options);
  if (characters.length === 0) throw new Refusal('characters', message('noCharacters'));
  return { type, count, length, characters };
}

function readWhole(field: keyof typeof WHOLE, options: RandomOptions): number {
  const { problem, least, most } = WHOLE[field];
  const text = options[field].trim();
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Refusal(field, message(problem, { least, most }));
}

function readRange(options: RandomOptions, count: number): DecimalRange {
  const [min, max] = [parseDecimal(options.min), parseDecimal(options.max)];
  if (!min) throw new Refusal('min', message('badMin', { most: MAX_DIGITS }));
  if (!max) throw new Refusal('max', message('badMax', { most: MAX_DIGITS }));
  if (isBelow(max, min)) throw new Refusal('max', message('maxBelowMin'));
  const decimals = readWhole('decimals', options);
  const range = decimalRange(min, max, decimals);
  if (range.size === 0n) {
    throw new Refusal('max', decimals === 0 ? message('noWholeNumber') : message('noNumber', { count: decimals }));
  }
  if (options.distinct) checkDistinct(range, count);
  return range;
}

function checkDistinct({ size }: DecimalRange, count: number) {
  if (size < BigInt(count)) throw new Refusal('count', message('tooFewNumbers', { count: Number(size) }));
  if (size > LARGEST_FAST_RANGE && count > MAX_HUGE_DISTINCT)
    throw new Refusal('count', message('tooManyDistinct', { most: MAX_HUGE_DISTINCT }));
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

/** An estimate of the output's size in bytes. 0 if the options are invalid. */
export function bytesOf(options: RandomOptions): number {
  const plan = planOf(options);
  return 'problem' in plan ? 0 : plan.count * (longestOf(plan) + 1);
}

export interface RandomOutput extends TextOutput {
  readonly type: RandomType;
}

const QUICK_BYTES = 1 * MiB;

/** A paragraph of lorem ipsum has no limit. */
function resultSize(options: RandomOptions): ResultSize | undefined {
  const plan = planOf(options);
  if ('problem' in plan) return undefined;
  const bytes = plan.count * (longestOf(plan) + SEPARATORS[options.separator].length);
  return plan.type === 'lorem' ? about(bytes) : atMost(bytes);
}

export const randomGenerator: KernelSpec<readonly never[], RandomOptions, RandomOutput> = {
  id: 'random-generator',
  rights: 'compute',
  slots: [],
  weigh: (options) => (bytesOf(options) <= QUICK_BYTES ? 'quick' : 'bulk'),
  resultSize,
};
