// Text case converter: its cases, options and results. The home page's converter is the same kernel with fewer cases.
import { atMost, type KernelSpec } from '../../contract/run/kernel';
import { choice, defineOptions, type OptionsOf } from '../../contract/options/options';
import type { Stored } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';

export const CASES = [
  'uppercase',
  'lowercase',
  'title',
  'sentence',
  'camel',
  'pascal',
  'snake',
  'kebab',
  'alternating',
] as const;

export type CaseId = (typeof CASES)[number];

/** The cases of the tool's page, in its order. */
export const TOOL_CASES = [
  'uppercase',
  'lowercase',
  'title',
  'sentence',
  'camel',
  'pascal',
  'snake',
  'kebab',
] as const satisfies readonly CaseId[];

/** The cases of the home page, in its order. */
export const HOME_CASES: readonly CaseId[] = ['uppercase', 'lowercase', 'title', 'sentence', 'alternating'];

/**
 * `fileCase` is the case that a file is converted to; text is converted to each of TOOL_CASES. `locale` is a language whose rules
 * differ from Unicode’s default (SpecialCasing.txt); `und` is the default.
 */
export const options = defineOptions({
  fileCase: choice(TOOL_CASES),
  locale: choice(['und', 'tr', 'az', 'lt']),
});

export type CaseLocale = OptionsOf<typeof options>['locale'];

export interface CaseOptions {
  /** What to convert the text to, all in one pass. */
  readonly cases: readonly CaseId[];
  readonly locale: CaseLocale;
}

export interface CaseResult {
  readonly caseId: CaseId;
  readonly result: Stored;
}

export interface CaseOutput {
  /** In the requested order. */
  readonly results: readonly CaseResult[];
}

/** A stretch without a boundary is in memory as a whole. No real text has one of this many characters. */
export const STRETCH_LIMIT = 4_000_000;

export const caseFileName = (caseId: CaseId) => `text-case-${caseId}.txt`;

export const textCaseConverter: KernelSpec<AnySource, CaseOptions, CaseOutput> = {
  id: 'text-case-converter',
  rights: 'compute',
  readsOnce: () => true,
  // U+0390 has two bytes, and six in uppercase. No character grows more, even with a separator (SpecialCasing.txt).
  resultSize: ({ cases }, bytes) => atMost(bytes * 3 * cases.length),
  resultOf: ({ results: [first] }) => first?.result,
};
