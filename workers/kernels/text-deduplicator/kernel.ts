// Removes repeated lines, words or characters.
import { FLAGS } from '../../../wasm/dedup/bindings';
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import { MiB } from '../../contract/run/sink';
import { sizeOf, type AnySource } from '../../contract/run/source';
import { hasLoneSurrogate } from '../../lib/surrogates';
import { caseFolds } from '../../lib/case-folding';
import { Collected } from '../../lib/collected';
import { SAVE_AS_UTF8 } from '../../lib/input-error';
import { createFilter, filterLines, hasMixedEnds, type Seen } from '../../lib/lines/filter-lines';
import { writeSorted } from '../../lib/lines/sort-lines';
import { textBytes, type TextForm } from '../../lib/text-bytes';
import { TextSink } from '../../lib/text-sink';
import { watchUtf8 } from '../../lib/utf8-checker';
import { CharacterFilter } from './dedup-characters';
import { flagsOf, LIMITS, needsCounts, replayFlags, separatorOf } from './line-flags';
import type { messages } from './messages';
import { COUNT_LIMIT, SORT_LIMIT, type DedupOptions, type DedupOutput, type DedupStats } from './spec';

const message = messagesOf<typeof messages>('text-deduplicator');

const encoder = new TextEncoder();

const noFolds: ReadonlyMap<number, string> = new Map();

export const kernel: Kernel<AnySource, DedupOptions, DedupOutput> = async (source, options, run) => {
  if (typeof source === 'string' && source.trim() === '') throw new ToolError('invalid-input', message('blank'));
  const notes: Message[] = hasLoneSurrogate(source) ? [message('surrogates')] : [];
  const began: { form: TextForm; isUtf8: boolean } = { form: 'utf-8', isUtf8: true };
  const sink = new TextSink(await run.sink({ mime: 'text/plain' }), () => began.isUtf8);
  const passes = options.mode !== 'characters' && needsCounts(options) ? 2 : 1;
  const open = () => {
    const chunks = textBytes(source, run.read(source, passes), (form) => (began.form = form));
    return watchUtf8(chunks, () => (began.isUtf8 = false));
  };
  const { stats, more } =
    options.mode === 'characters'
      ? await dedupCharacters(open(), options, sink)
      : await dedupLines({ open, bytes: sizeOf(source) }, options, sink, run, () => began.form === 'marked');
  const result = await sink.close();
  if (began.form.startsWith('utf-16')) notes.push(message('utf16'));
  if (!began.isUtf8) notes.push(message('notUtf8', { remedy: SAVE_AS_UTF8 }));
  return { result, notes: [...notes, ...more], mode: options.mode, stats };
};

interface Done {
  readonly stats: DedupStats;
  readonly more: readonly Message[];
}

async function dedupCharacters(
  chunks: AsyncIterable<Uint8Array>,
  options: DedupOptions,
  sink: TextSink,
): Promise<Done> {
  const filter = new CharacterFilter(options);
  for await (const chunk of chunks) filter.push(chunk);
  const { text, stats } = filter.end();
  await sink.write(encoder.encode(text));
  return { stats, more: [] };
}

async function dedupLines(
  { open, bytes }: { readonly open: () => AsyncIterable<Uint8Array>; readonly bytes: number },
  options: DedupOptions,
  sink: TextSink,
  run: RunContext,
  hasMark: () => boolean,
): Promise<Done> {
  const { mode, counts, caseSensitive, preserveOrder } = options;
  const filter = createFilter({
    counts: needsCounts(options),
    folds: caseSensitive ? noFolds : caseFolds(),
    key: crypto.getRandomValues(new Uint8Array(16)),
    textBytes: bytes,
  });
  const flags = flagsOf(options);
  const separator = (lineEnd: Seen['lineEnd']) => separatorOf(mode, counts, lineEnd);

  const collected = preserveOrder
    ? undefined
    : new Collected(SORT_LIMIT, message('sortLimit', { megabytes: SORT_LIMIT / MiB }));
  let begun = false;
  const give = async (bytes: Uint8Array) => {
    // The result has a byte order mark if the text has one.
    if (!begun && hasMark()) await sink.write(Uint8Array.of(0xef, 0xbb, 0xbf));
    begun = true;
    await sink.write(bytes);
  };
  const onOutput = collected ? (bytes: Uint8Array) => collected.add(bytes) : give;
  const inside = collected ? () => '\n' : separator;

  const pass = (more: number) => filterLines(open(), filter, flags | more, LIMITS, inside, onOutput);
  const seen = await pass(needsCounts(options) ? FLAGS.count : 0);
  if (needsCounts(options)) {
    if (seen.lines > COUNT_LIMIT) throw new ToolError('too-large', message('tooManyToCount', { most: COUNT_LIMIT }));
    seen.kept = (await pass(replayFlags(options))).kept;
  }
  if (collected && seen.kept > 0)
    await writeSorted(collected.bytes, { behindTab: counts, separator: separator(seen.lineEnd) }, give, run);
  if (mode === 'lines' && seen.endsWithFeed && seen.kept > 0) await give(encoder.encode(seen.lineEnd));
  const { lines: total, empty, different, kept } = seen;
  return { stats: { total, empty, different, kept }, more: mode === 'lines' ? endNotes(seen) : [] };
}

const endNotes = (seen: Seen): Message[] => [
  ...(hasMixedEnds([seen]) ? [message('mixedEnds', { used: seen.lineEnd === '\r\n' ? 'CR LF' : 'LF' })] : []),
  ...(seen.loneReturns > 0 ? [message('loneReturns')] : []),
];
