// Notes about two texts, in addition to their differences.
import { messagesOf, type Message } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import { hasLoneSurrogate } from '../../lib/surrogates';
import { SAVE_AS_UTF8 } from '../../lib/input-error';
import { headOf } from '../../lib/utf16';
import { SIDE_NAMES } from './read-lines';
import type { ReadSide } from './read-sides';
import type { CompareOptions } from './spec';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('diff-checker');

type Two<T> = readonly [T, T];

export async function notesOn(
  sources: Two<Source>,
  sides: Two<ReadSide>,
  options: CompareOptions,
  isShortest: boolean,
): Promise<readonly Message[]> {
  const notes: Message[] = [];
  for (const [index, side] of sides.entries()) {
    const name = message(SIDE_NAMES[index === 0 ? 0 : 1]);
    if (side.isUtf16) notes.push(message('utf16', { side: name }));
    if (!side.isUtf8) notes.push(message('notUtf8', { side: name, remedy: SAVE_AS_UTF8 }));
  }
  if (sources.some(hasLoneSurrogate)) {
    notes.push(message('surrogates'));
  }
  const marks = await Promise.all(sides.map(({ text }) => hasMark(text)));
  if (marks[0] !== marks[1]) notes.push(message('bom', { side: message(SIDE_NAMES[marks[0] ? 0 : 1]) }));
  const [original, changed] = [lineEnds(sides[0]), lineEnds(sides[1])];
  const ignoresReturns = options.ignoreLineEnds || options.ignoreSpace !== 'none';
  if (original && changed && original !== changed && !ignoresReturns)
    notes.push(message('lineEnds', { original, changed }));
  if (!isShortest) notes.push(message('notShortest'));
  return notes;
}

/** Undefined without line ends, or with both kinds. */
function lineEnds({ hasReturns, hasFeeds }: ReadSide): string | undefined {
  if (hasReturns === hasFeeds) return undefined;
  return hasReturns ? 'CR LF' : 'LF';
}

async function hasMark(source: Source): Promise<boolean> {
  if (typeof source === 'string') return source.startsWith('\ufeff');
  const [a, b, c] = await headOf(source, 3);
  return a === 0xef && b === 0xbb && c === 0xbf;
}
