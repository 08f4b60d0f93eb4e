// Runs a test case: whether the pattern does with a text what the visitor expects of it.
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import { wholeText } from '../../lib/whole-text';
import type { Engine, FoundMatch } from './engine';
import type { messages } from './messages';
import { CASE_LIMIT, type CaseOptions, type CaseOutput, type Expected } from './spec';

const message = messagesOf<typeof messages>('regex-tester');

/** Longer texts in a message end with an ellipsis. */
const SHOWN_UNITS = 60;

export const caseTester =
  (engine: Engine): Kernel<Source, CaseOptions, CaseOutput> =>
  async (source, { pattern, flags, expected }, run) => {
    const text = await wholeText(source, run, { bytes: CASE_LIMIT, words: message('longCase') });
    const searcher = engine(pattern, flags.join(''));
    const [first] = searcher.matches(text);
    const problem = problemOf(text, expected, first, searcher.names);
    return { problem };
  };

/** Null if the expectation is met. */
function problemOf(
  text: string,
  { kind, group, value }: Expected,
  match: FoundMatch | undefined,
  names: readonly (string | undefined)[],
): Message | null {
  if (kind === 'no-match') {
    if (!match) return null;
    const position = Array.from(text.slice(0, match.index)).length + 1;
    return message('caseMatches', { text: shown(match[0] ?? ''), position });
  }
  if (!match) return message('caseNoMatch');
  if (kind === 'match') return null;
  const number = /^\d+$/.test(group) ? Number(group) : numberOf(group, match, names);
  if (number === undefined || number > names.length) return message('caseNoGroup', { group });
  const captured = match[number];
  if (captured === undefined) return message('caseNotCaptured', { group });
  return captured === value ? null : message('caseOther', { group, text: shown(captured) });
}

/** Of several groups with the same name, the one that took part in the match. */
function numberOf(name: string, match: FoundMatch, names: readonly (string | undefined)[]): number | undefined {
  const numbers = names.flatMap((one, index) => (one === name ? [index + 1] : []));
  return numbers.find((number) => match[number] !== undefined) ?? numbers[0];
}

function shown(text: string): string {
  const units = text.length > SHOWN_UNITS ? `${text.slice(0, SHOWN_UNITS)}…` : text;
  return units.replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t');
}
