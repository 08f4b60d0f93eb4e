// Text case converter: its cases, options, results and words; the home page's converter is the same kernel with fewer cases.
import type { KernelSpec } from '../../contract/kernel';
import type { Stored } from '../../contract/sink';
import type { Source } from '../../contract/source';

/** Each with the label of its result and an example. */
export const CASES = {
  uppercase: { label: 'UPPERCASE' },
  lowercase: { label: 'lowercase' },
  title: { label: 'Title Case' },
  sentence: { label: 'Sentence case' },
  camel: { label: 'camelCase' },
  pascal: { label: 'PascalCase' },
  snake: { label: 'snake_case' },
  kebab: { label: 'kebab-case' },
  alternating: { label: 'aLtErNaTiNg' },
} as const satisfies Readonly<Record<string, { readonly label: string }>>;

export type CaseId = keyof typeof CASES;

/** Those of the tool's page, in its order. */
export const TOOL_CASES: readonly CaseId[] = [
  'uppercase',
  'lowercase',
  'title',
  'sentence',
  'camel',
  'pascal',
  'snake',
  'kebab',
];

/** Those of the home page, in its order. */
export const HOME_CASES: readonly CaseId[] = ['uppercase', 'lowercase', 'title', 'sentence', 'alternating'];

/** Languages whose rules differ from those of all others (SpecialCasing.txt); `und` is the rules of all others. */
export type CaseLocale = 'und' | 'tr' | 'az' | 'lt';

export const LOCALES: readonly { readonly value: CaseLocale; readonly label: string }[] = [
  { value: 'und', label: 'Default' },
  { value: 'tr', label: 'Turkish' },
  { value: 'az', label: 'Azerbaijani' },
  { value: 'lt', label: 'Lithuanian' },
];

export interface CaseOptions {
  /** What to make of the text, all in one pass. */
  readonly cases: readonly CaseId[];
  readonly locale: CaseLocale;
}

export interface CaseResult {
  readonly caseId: CaseId;
  readonly result: Stored;
}

export interface CaseOutput {
  /** In the order that was asked for. */
  readonly results: readonly CaseResult[];
}

/** A stretch without a border between words or the like is held in memory whole: no text has one of this many characters. */
export const STRETCH_LIMIT = 4_000_000;

export const MESSAGES = {
  blank: 'Please enter some text to convert.',
  failed: 'Failed to convert the text. Please check your input.',
  endless: `The text has more than ${STRETCH_LIMIT.toLocaleString('en')} characters in a row that only make sense together, such as accents on one letter.`,
} as const;

export const caseFileName = (caseId: CaseId) => `text-case-${caseId}.txt`;

export const textCaseConverter: KernelSpec<Source, CaseOptions, CaseOutput> = {
  id: 'text-case-converter',
  lane: 'compute',
  failure: { text: MESSAGES.failed },
};
