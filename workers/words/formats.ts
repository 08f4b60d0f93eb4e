// Numbers, lists, plurals and times in the language of the build: the only module that makes text with Intl.
import { language } from './language';
import { onFirstUse } from './on-first-use';

/** Created once. `toLocaleString` creates a formatter in every call, which slows down typing. */
const withDigits = (maximumFractionDigits: number) =>
  onFirstUse(() => new Intl.NumberFormat(language, { maximumFractionDigits }));

const byDigits = [withDigits(0), withDigits(1), withDigits(2), withDigits(3)] as const;

/** With grouped thousands, and at most this many decimal places. */
export const formatNumber = (value: number | bigint, digits: 0 | 1 | 2 | 3 = 3): string =>
  byDigits[digits]().format(value);

const fixed = onFirstUse(
  () => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
);

/** With exactly one decimal place. */
export const formatFixed = (value: number): string => fixed().format(value);

const positions = onFirstUse(() => new Intl.NumberFormat(language, { useGrouping: false }));

/** A line, column or offset: without grouping. */
export const formatPosition = (value: number): string => positions().format(value);

const plurals = onFirstUse(() => new Intl.PluralRules(language));

/** Of Unicode CLDR. */
export const pluralCategory = (count: number): Intl.LDMLPluralRule => plurals().select(count);

const listsOf = (type: Intl.ListFormatType) => onFirstUse(() => new Intl.ListFormat(language, { type }));
const [conjunctions, disjunctions] = [listsOf('conjunction'), listsOf('disjunction')];

/** “A, B, and C” */
export const allOf = (parts: readonly string[]): string => conjunctions().format(parts);

/** “A, B, or C” */
export const anyOf = (parts: readonly string[]): string => disjunctions().format(parts);

const relative = onFirstUse(() => new Intl.RelativeTimeFormat(language, { numeric: 'always' }));

/** “in 2 hours”, “3 days ago” */
export const formatRelative = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  relative().format(value, unit);

/** Formats points in time, such as those of a `Date`. The formatter is made when it is first used. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  const format = onFirstUse(() => new Intl.DateTimeFormat(language, options));
  return (at) => format().format(at);
}
