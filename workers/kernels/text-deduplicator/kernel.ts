// Removes repeated lines, words or characters.
import { createLineFilter, FLAGS, LONGEST_LINE, type FilterOptions } from '../../../wasm/dedup/bindings';
import { hasSimd } from '../../../wasm/module';
import { ToolError } from '../../contract/errors';
import type { Kernel, RunContext, Step } from '../../contract/kernel';
import { MiB } from '../../contract/sink';
import { sizeOf, type Source } from '../../contract/source';
import { caseFolds } from '../../lib/case-folding';
import { Collected } from '../../lib/collected';
import { textBytes, type TextForm } from '../../lib/text-bytes';
import { TextSink } from '../../lib/text-sink';
import { CharacterFilter } from './dedup-characters';
import { filterLines, flagsOf, needsCounts, replayFlags, separatorOf, type Seen } from './dedup-lines';
import { createPlainFilter } from './plain-filter';
import { lineAt, sortLines } from './sort-lines';
import { COUNT_LIMIT, MESSAGES, SORT_LIMIT, type DedupOptions, type DedupOutput, type DedupStats } from './spec';

const SORTING: Step = { label: 'Sorting', unit: 'bytes' };

const encoder = new TextEncoder();

const noFolds: ReadonlyMap<number, string> = new Map();

export const kernel: Kernel<Source, DedupOptions, DedupOutput> = async (source, options, run) => {
  if (typeof source === 'string' && source.trim() === '') throw new ToolError('invalid-input', MESSAGES.blank);
  const notes: string[] = typeof source === 'string' && /\p{Surrogate}/u.test(source) ? [MESSAGES.surrogates] : [];
  const sink = new TextSink(await run.sink({ mime: 'text/plain' }));
  const began: { form: TextForm } = { form: 'utf-8' };
  const passes = options.mode !== 'characters' && needsCounts(options) ? 2 : 1;
  const open = () => textBytes(source, run.read(source, passes), (form) => (began.form = form));
  const { stats, more } =
    options.mode === 'characters'
      ? await dedupCharacters(open(), options, sink)
      : await dedupLines({ open, bytes: sizeOf(source) }, options, sink, run, () => began.form === 'marked');
  const { result, isUtf8 } = await sink.close();
  if (began.form.startsWith('utf-16')) notes.push(MESSAGES.utf16);
  if (!isUtf8) notes.push(MESSAGES.keptBytes);
  return { result, notes: [...notes, ...more], mode: options.mode, stats };
};

interface Done {
  readonly stats: DedupStats;
  readonly more: readonly string[];
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

  const collected = preserveOrder ? undefined : new Collected(SORT_LIMIT, MESSAGES.sortLimit(`${SORT_LIMIT / MiB} MB`));
  let begun = false;
  const give = async (bytes: Uint8Array) => {
    // The mark of the text is the mark of the result.
    if (!begun && hasMark()) await sink.write(Uint8Array.of(0xef, 0xbb, 0xbf));
    begun = true;
    await sink.write(bytes);
  };
  const onOutput = collected ? (bytes: Uint8Array) => collected.add(bytes) : give;
  const inside = collected ? () => '\n' : separator;

  const pass = (more: number) => filterLines(open(), filter, flags | more, inside, onOutput);
  const seen = await pass(needsCounts(options) ? FLAGS.count : 0);
  if (needsCounts(options)) {
    if (seen.lines > COUNT_LIMIT) throw new ToolError('too-large', MESSAGES.tooManyToCount);
    seen.kept = (await pass(replayFlags(options))).kept;
  }
  if (collected && seen.kept > 0) await giveSorted(collected.bytes, counts, separator(seen.lineEnd), give, run);
  if (mode === 'lines' && seen.endsWithFeed && seen.kept > 0) await give(encoder.encode(seen.lineEnd));
  const { lines: total, empty, different, kept } = seen;
  return { stats: { total, empty, different, kept }, more: mode === 'lines' ? mixedEnds(seen) : [] };
}

const createFilter = (options: FilterOptions) =>
  hasSimd ? createLineFilter(options) : createPlainFilter(options, LONGEST_LINE);

async function giveSorted(
  bytes: Uint8Array,
  behindTab: boolean,
  separator: string,
  give: (bytes: Uint8Array) => Promise<void>,
  run: RunContext,
): Promise<void> {
  const sorted = await sortLines(bytes, behindTab, (share) => run.tick(share * bytes.length, bytes.length, SORTING));
  const between = encoder.encode(separator);
  const part = new Uint8Array(MiB);
  let filled = 0;
  const flush = async () => {
    await give(part.subarray(0, filled));
    filled = 0;
    await run.tick(bytes.length, bytes.length, SORTING);
  };
  for (const [index, start] of sorted.starts.entries()) {
    for (const piece of index > 0 ? [between, lineAt(sorted, start)] : [lineAt(sorted, start)]) {
      if (filled + piece.length > part.length) await flush();
      if (piece.length > part.length) await give(piece);
      else {
        part.set(piece, filled);
        filled += piece.length;
      }
    }
  }
  await flush();
}

/** The last line may end in nothing; of the others all end alike, or the visitor is told. */
function mixedEnds({ lines, returns, endsWithFeed, lineEnd }: Seen): string[] {
  const ended = lines - (endsWithFeed ? 0 : 1);
  if (returns === 0 || returns >= ended) return [];
  return [MESSAGES.mixedEnds(lineEnd === '\r\n' ? 'CR LF' : 'LF')];
}
