// Finds the lines that only one of two lists has, or that both have. Each list is read once: the filter keeps a hash of every
// distinct line and the lists that have it.
import { FLAGS } from '../../../wasm/dedup/bindings';
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import { MiB } from '../../contract/run/sink';
import { sizeOf, type AnySource } from '../../contract/run/source';
import { hasLoneSurrogate } from '../../lib/surrogates';
import { caseFolds } from '../../lib/case-folding';
import { Collected } from '../../lib/collected';
import { SAVE_AS_UTF8 } from '../../lib/input-error';
import { createFilter, filterLines, hasMixedEnds, LONGEST, type Seen } from '../../lib/lines/filter-lines';
import { writeSorted } from '../../lib/lines/sort-lines';
import { textBytes, type TextForm } from '../../lib/text-bytes';
import { TextSink } from '../../lib/text-sink';
import { watchUtf8 } from '../../lib/utf8-checker';
import type { messages } from './messages';
import { SORT_LIMIT, type ListOptions, type ListOutput, type Lists, type ListStats } from './spec';

const message = messagesOf<typeof messages>('list-comparer');

interface List {
  readonly name: 'A' | 'B';
  readonly source: AnySource;
}

type LineEnd = Seen['lineEnd'];

export const kernel: Kernel<Lists, ListOptions, ListOutput> = async ([sourceA = '', sourceB = ''], options, run) => {
  if (isBlank(sourceA) && isBlank(sourceB)) throw new ToolError('invalid-input', message('blank'));
  const [listA, listB]: readonly [List, List] = [
    { name: 'A', source: sourceA },
    { name: 'B', source: sourceB },
  ];
  const { result, sorted } = options;
  const isEither = result === 'either';
  const sink = new TextSink(await run.sink({ mime: 'text/plain' }));
  const give = async (bytes: Uint8Array) => sink.write(bytes);
  const collected = sorted
    ? new Collected(SORT_LIMIT, message('sortLimit', { megabytes: SORT_LIMIT / MiB }))
    : undefined;
  const filter = createFilter({
    counts: true,
    folds: options.caseSensitive ? new Map<number, string>() : caseFolds(),
    key: crypto.getRandomValues(new Uint8Array(16)),
    textBytes: sizeOf(sourceA) + sizeOf(sourceB),
  });
  const encodings: Message[] = [];

  const read = ({ name, source }: List, flags: number, lineEndFor: (found: LineEnd) => string) =>
    filterLines(
      watchUtf8(
        textBytes(
          source,
          run.read(source),
          (form: TextForm) => form.startsWith('utf-16') && encodings.push(message('utf16', { list: name })),
        ),
        () => encodings.push(message('notUtf8', { list: name, remedy: SAVE_AS_UTF8 })),
      ),
      filter,
      flagsOf(options) | flags,
      {
        full: (different, lines) => message('full', { different, lines }),
        longLine: (line) => message('longLine', { line, list: name, limit: LONGEST }),
      },
      collected ? () => '\n' : lineEndFor,
      collected ? (bytes) => collected.add(bytes) : give,
    );

  // The list that provides the result is read second, when the other list's lines are known.
  const isAFirst = result === 'only-b' || isEither;
  const [one, other] = isAFirst ? [listA, listB] : [listB, listA];
  const first = await read(one, FLAGS.inFirst | (isEither ? 0 : FLAGS.quiet), (found) => found ?? '\n');
  const written = (found: LineEnd) => (isEither ? first.lineEnd : undefined) ?? found ?? '\n';
  const second = await read(other, FLAGS.inSecond | (result === 'both' ? FLAGS.shared : 0), written);

  const lineEnd = written(second.lineEnd);
  const sources = isEither ? [first, second] : [second];
  if (sources.some(({ kept }) => kept > 0)) {
    if (collected) await writeSorted(collected.bytes, { behindTab: false, separator: lineEnd }, give, run);
    if (sources.some(({ endsWithFeed }) => endsWithFeed)) await give(new TextEncoder().encode(lineEnd));
  }
  const stored = await sink.close();
  const notes = [
    ...([sourceA, sourceB].some(hasLoneSurrogate) ? [message('surrogates')] : []),
    ...encodings,
    ...(sources.some((seen) => seen.loneReturns > 0) ? [message('loneReturns')] : []),
    ...(hasMixedEnds(sources) ? [message('mixedEnds', { used: lineEnd === '\r\n' ? 'CR LF' : 'LF' })] : []),
  ];
  return {
    result: stored,
    notes,
    shown: result,
    stats: isAFirst ? statsOf(first, second, second) : statsOf(second, first, second),
  };
};

function statsOf(a: Seen, b: Seen, second: Seen): ListStats {
  const both = second.listed - second.different;
  return { a: a.lines - a.empty, b: b.lines - b.empty, onlyA: a.listed - both, onlyB: b.listed - both, both };
}

const isBlank = (source: AnySource) => typeof source === 'string' && source.trim() === '';

const flagsOf = ({ caseSensitive, trimWhitespace, ignoreEmpty }: ListOptions) =>
  (caseSensitive ? 0 : FLAGS.foldCase) | (trimWhitespace ? FLAGS.trim : 0) | (ignoreEmpty ? FLAGS.dropEmpty : 0);
