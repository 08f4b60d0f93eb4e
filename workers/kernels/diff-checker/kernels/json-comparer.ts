// Compares two JSON documents by meaning: for a list or a tree on the page, or as a text, a JSON Patch or a JSON Merge Patch.
import { ToolError } from '../../../contract/run/errors';
import { DIFF_RECORD_BYTES } from '../../../contract/run/json-diff-tree';
import type { Kernel, RunContext, Step } from '../../../contract/run/kernel';
import { messagesOf, type Message } from '../../../contract/run/message';
import type { Sink, Stored } from '../../../contract/run/sink';
import { isPipe, sizeOf, type AnySource } from '../../../contract/run/source';
import { RECORDS_MIME } from '../../../contract/run/stored-rows';
import { ArrayKeys } from '../json/array-keys';
import type { Comparing } from '../json/document';
import { outputTo, type Output } from '../json/output';
import { passOf, readDocument } from '../json/read-document';
import {
  ROW_BYTES,
  type JsonCompareOptions,
  type JsonCounts,
  type JsonDiffFile,
  type JsonDiffTree,
  type JsonDiffView,
  type JsonForm,
  type JsonPair,
} from '../options/json-comparer';
import { ValueIds } from '../json/value-ids';
import { walkDifferences, type Pair, type Visitor, type WalkNotes } from '../json/walk';
import { listWriter, patchWriter } from '../json/write-list';
import { mergePatchWriter } from '../json/write-merge-patch';
import { kindOf, rowWriter } from '../json/write-rows';
import { treeWriter, type TreeWriter } from '../json/write-tree';
import type { messages } from '../messages';

const message = messagesOf<typeof messages>('diff-checker');

const COMPARING: Step = { label: message('comparing'), unit: 'items' };

export const kernel: Kernel<JsonPair, JsonCompareOptions, JsonDiffView | JsonDiffTree | JsonDiffFile> = async (
  [original = '', changed = ''],
  options,
  run,
) => {
  if (original === '' && changed === '') throw new ToolError('invalid-input', message('blank'));
  const { format } = options;
  // The first sink belongs to the result, so it is opened before anything is read.
  if (format === 'tree') return writeTree([original, changed], options, run);
  if (format !== null) return writeFile([original, changed], { ...options, format }, run);
  return writeView([original, changed], options, run);
};

type Sources = readonly [AnySource, AnySource];

async function writeFile(
  sources: Sources,
  options: JsonCompareOptions & { readonly format: JsonForm },
  run: RunContext,
): Promise<JsonDiffFile> {
  const { format } = options;
  const sink = await run.sink({ mime: format === 'list' ? 'text/plain' : 'application/json' });
  const read = await readBoth(sources, options, run);
  const output = outputTo(sink);
  const writer = WRITERS[format](read.pair, output);
  const compared = await compare(read, () => writer, options, run);
  writer.end?.();
  return { ...compared, result: await finish(output, sink) };
}

const WRITERS: Readonly<Record<JsonForm, (pair: Pair, output: Output) => Visitor & { readonly end?: () => void }>> = {
  list: listWriter,
  patch: patchWriter,
  'merge-patch': mergePatchWriter,
};

async function writeView(sources: Sources, options: JsonCompareOptions, run: RunContext): Promise<JsonDiffView> {
  const read = await readBoth(sources, options, run);
  const [records, texts, kinds] = [
    await run.sink({ mime: RECORDS_MIME }),
    await run.sink({ mime: RECORDS_MIME }),
    await run.sink({ mime: RECORDS_MIME }),
  ];
  const outputs = { records: outputTo(records), texts: outputTo(texts), kinds: outputTo(kinds) };
  const compared = await compare(read, () => rowWriter(read.pair, outputs), options, run);
  return {
    ...compared,
    rows: {
      records: await finish(outputs.records, records),
      recordBytes: ROW_BYTES,
      count: compared.count,
      texts: await finish(outputs.texts, texts),
    },
    kinds: await finish(outputs.kinds, kinds),
    documents: [keptAs(sources[0]), keptAs(sources[1])],
    options,
  };
}

async function writeTree(sources: Sources, options: JsonCompareOptions, run: RunContext): Promise<JsonDiffTree> {
  const read = await readBoth(sources, options, run);
  const [records, texts] = [await run.sink({ mime: RECORDS_MIME }), await run.sink({ mime: RECORDS_MIME })];
  let writer: TreeWriter | undefined;
  const { count, summary, notes } = await compare(
    read,
    (pause) => (writer = treeWriter(read.pair, records, texts, pause)),
    options,
    run,
  );
  const rows = (await writer?.end()) ?? 0;
  return {
    count,
    summary,
    notes,
    tree: {
      records: await records.close(),
      recordBytes: DIFF_RECORD_BYTES,
      count: rows,
      texts: await texts.close(),
    },
  };
}

async function finish({ out }: Output, sink: Sink): Promise<Stored> {
  await sink.write(out.take());
  return sink.close();
}

/** Files aren't copied: a file to save is made of them. */
function keptAs(source: AnySource): Stored {
  if (isPipe(source)) throw new Error('A view’s documents are read again.');
  const blob = source instanceof Blob ? source : new Blob([typeof source === 'string' ? source : source.slice()]);
  return { stored: 'blob', blob, mime: 'application/json', bytes: blob.size };
}

interface ReadPair {
  readonly pair: Pair;
  readonly keys: ArrayKeys | undefined;
  readonly hints: ArrayKeys;
  readonly notes: readonly Message[];
}

async function readBoth(
  [original, changed]: Sources,
  { arrays, keyField, numbers }: JsonCompareOptions,
  run: RunContext,
): Promise<ReadPair> {
  const ids = new ValueIds();
  const keys = arrays === 'key' ? new ArrayKeys(keyField, ids) : undefined;
  const comparing: Comparing = {
    ids,
    byValue: numbers === 'value',
    isUnordered: (document, array) => arrays === 'any-order' || keys?.isKeyed(document, array) === true,
  };
  const total = sizeOf(original) + sizeOf(changed);
  const first = { source: original, index: 0, pass: passOf(original, changed, 0, total) } as const;
  const second = { source: changed, index: 1, pass: passOf(changed, original, sizeOf(original), total) } as const;
  const a = await readDocument(first, comparing, run);
  const b = await readDocument(second, comparing, run);
  return {
    pair: { a: a.document, b: b.document, ids },
    keys,
    hints: new ArrayKeys('', ids),
    notes: [...a.notes, ...b.notes],
  };
}

async function compare(
  { pair, keys, hints, notes }: ReadPair,
  writerOf: (pause: () => Promise<void> | void) => Visitor,
  { arrays, format }: JsonCompareOptions,
  run: RunContext,
): Promise<Omit<JsonDiffView, 'rows' | 'kinds' | 'documents' | 'options'>> {
  const total = pair.a.ids.length;
  let done = 0;
  const pause = () => run.tick(done, total, COMPARING);
  const writer = writerOf(pause);
  const counts = { changed: 0, added: 0, removed: 0 };
  const counting: Visitor = {
    ...writer,
    difference(a, b, path) {
      counts[kindOf(a, b)]++;
      return writer.difference(a, b, path);
    },
  };
  const walked = await walkDifferences(pair, counting, {
    arrays,
    keys,
    hints,
    wholeArrays: format === 'merge-patch',
    tick(value) {
      done = Math.max(done, value);
      return pause();
    },
  });
  const count = counts.changed + counts.added + counts.removed;
  return {
    count,
    counts,
    summary: summaryOf(count, counts),
    notes: [...notes, ...notesOn(walked, keys, arrays, format)],
  };
}

const summaryOf = (count: number, counts: JsonCounts) =>
  count === 0 ? message('sameJson') : message('differentJson', { count, ...counts });

function notesOn(
  { keyed, withoutKey, isShortest }: WalkNotes,
  keys: ArrayKeys | undefined,
  arrays: JsonCompareOptions['arrays'],
  format: JsonCompareOptions['format'],
): readonly Message[] {
  const notes = [...keyed].map(([key, count]) => message('keyedArrays', { count, key }));
  if (withoutKey > 0) {
    const [only = ''] = keys?.names.length === 1 ? keys.names : [];
    const key = only === '' ? message('anyKey') : message('keyNamed', { key: only });
    notes.push(message('withoutKey', { count: withoutKey, key }));
  }
  if (format === 'patch' && arrays !== 'place') notes.push(message('orderKept'));
  if (!isShortest) notes.push(message('notFewest'));
  return notes;
}
