// Summarizes the checks of listed files.
import { notedOnce, type Message, type NotedOnce } from '../../contract/run/message';
import { message } from './checksum-list';
import { nameList, type Check, type HashOutput } from './spec';

/** `1 of 3 listed files match their checksum. Different: 1. Not found: 1.` Null without a check. */
export function summaryOf({ checks, unlisted }: Pick<HashOutput, 'checks' | 'unlisted'>): NotedOnce | null {
  if (checks.length === 0) return null;
  const countOf = (verdict: Check['verdict']) => checks.filter((check) => check.verdict === verdict).length;
  const matching = countOf('match');
  const kinds = [
    ['different', countOf('mismatch')],
    ['undecided', countOf('undecided')],
    ['notFound', countOf('missing')],
    ['movedOf', countOf('moved')],
    ['ambiguous', countOf('ambiguous')],
  ] as const;
  const counted = kinds
    .filter(([, count]) => count > 0)
    .reduce<Message>(
      (before, [key, count]) => message(key, { before, count }),
      message('matching', { matching, count: checks.length }),
    );
  const names = nameList(unlisted);
  const text = names === '' ? counted : message('unlisted', { before: counted, names });
  return notedOnce({ title: message(matching === checks.length ? 'allMatch' : 'notAllMatch'), text });
}
