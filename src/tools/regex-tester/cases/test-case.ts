// A test case, and its form as text: what is kept, and the file that is saved and opened again.
import { isRecord } from '../../../../workers/contract/options/is-record';
import type { Expected } from '../../../../workers/kernels/regex-tester/spec';

export interface TestCase {
  readonly text: string;
  readonly expected: Expected;
}

export const MOST_CASES = 200;
/** In UTF-16 units. */
export const LONGEST_CASE = 10_000;

const KINDS: readonly Expected['kind'][] = ['match', 'no-match', 'capture'];

function caseOf(value: unknown): TestCase | undefined {
  if (!isRecord(value)) return undefined;
  const { text, expect, group = '', value: captured = '' } = value;
  const kind = KINDS.find((one) => one === expect);
  if (!kind || typeof text !== 'string' || typeof group !== 'string' || typeof captured !== 'string') return undefined;
  if (text.length > LONGEST_CASE || captured.length > LONGEST_CASE || group.length > LONGEST_CASE) return undefined;
  if (kind !== 'capture') return { text, expected: { kind, group: '', value: '' } };
  return group === '' ? undefined : { text, expected: { kind, group, value: captured } };
}

/** Undefined if it isn't a list of test cases. */
export function casesIn(text: string): readonly TestCase[] | undefined {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(list) || list.length > MOST_CASES) return undefined;
  const cases = list.map(caseOf);
  return cases.every((one) => one !== undefined) ? cases : undefined;
}

/** A JSON array of objects, such as `{ "text": "2026", "expect": "capture", "group": "1", "value": "2026" }`. */
export const casesText = (cases: readonly TestCase[]): string =>
  `${JSON.stringify(
    cases.map(({ text, expected: { kind, group, value } }) => ({
      text,
      expect: kind,
      ...(kind === 'capture' && { group, value }),
    })),
    null,
    2,
  )}\n`;
