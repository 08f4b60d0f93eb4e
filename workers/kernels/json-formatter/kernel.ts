// Formats, minifies and validates JSON of any size. Every token stays as written.
import { DEPTH_LIMIT, type JsonWriting, type MachineOptions } from '../../../wasm/json/bindings';
import type { JsonTally } from '../../../wasm/json/tally';
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext } from '../../contract/run/kernel';
import type { Sink, Stored } from '../../contract/run/sink';
import { messagesOf, notedOnce, type Message } from '../../contract/run/message';
import { RECORDS_MIME } from '../../contract/run/stored-rows';
import { isPipe, sizeOf, type AnySource, type Source } from '../../contract/run/source';
import { Collected } from '../../lib/collected';
import { withNote } from '../../lib/losses';
import { JsonRewriter, readJson, type JsonPass, type JsonReading } from '../../lib/json/read-json';
import type { messages } from './messages';
import type { Queried, WriteMatches } from './query-run';
import { canRepair, repairSource } from './repair-source';
import { ShortArrays } from './short-arrays';
import { sortKeys } from './sort-keys';
import { TreeIndex } from './tree-index';
import {
  BLANK,
  documentsOf,
  FORMAT_DEPTH,
  hasQuery,
  SORT_LIMIT,
  type JsonAction,
  type JsonOptions,
  type JsonOutput,
  type JsonTree,
  type JsonWarning,
  type WarningPlace,
} from './spec';

const message = messagesOf<typeof messages>('json-formatter');

const MIME = 'application/json';

const INDENTS = { '2': '  ', '4': '    ', tab: '\t' } as const;

const WRITINGS: Readonly<Record<JsonAction, JsonWriting>> = {
  format: 'formatted',
  minify: 'minified',
  validate: 'nothing',
  repair: 'formatted',
  tree: 'formatted',
};

/** Writes the matches of a query. */
export type RunQuery = (
  source: AnySource,
  options: JsonOptions,
  run: RunContext,
  write: WriteMatches,
  pass?: JsonPass,
) => Promise<Queried>;

export const formatter =
  (runQuery?: RunQuery): Kernel<AnySource, JsonOptions, JsonOutput> =>
  async (source, options, run) => {
    const { action } = options;
    if (typeof source === 'string' && source.trim() === '') {
      throw new ToolError('invalid-input', message(BLANK[action]));
    }
    const { written, reading, repairs, queried } =
      runQuery && hasQuery(options)
        ? await writeMatches(source, options, run, runQuery)
        : await writeAll(source, options, run);
    const { result, tree = null, tally } = written;
    const { depth, objects, arrays, members, scalars, documents } = tally;
    return {
      action,
      result,
      notes: [
        ...notesOf(reading, options),
        ...(queried?.notes ?? []),
        ...(queried && reading.tally.duplicateKeys > 0 ? [message('queryRepeated')] : []),
      ],
      totals: { depth, objects, arrays, members, scalars, documents },
      warnings: await warningsOf(reading),
      proposal: repairs.length > 0 ? notedOnce({ title: message('proposed'), text: message('repaired') }) : null,
      repairs,
      tree,
      matches: queried?.matches ?? null,
    };
  };

export const kernel = formatter();

interface Written {
  readonly result: Stored | null;
  readonly tree?: JsonTree;
  /** Counts of what was written. */
  readonly tally: JsonTally;
}

interface Outcome {
  readonly written: Written;
  /** About the input. */
  readonly reading: JsonReading;
  readonly repairs: readonly Message[];
  readonly queried?: Queried;
}

/** Writes the input, or the repaired input. */
async function writeAll(source: AnySource, options: JsonOptions, run: RunContext): Promise<Outcome> {
  const { text, repairs, pass } =
    options.action === 'repair'
      ? await repairSource(whole(source), options, run)
      : { text: source, repairs: [], pass: undefined };
  const target = await openTarget(options, run);
  const isSorting = options.sortKeys && options.action !== 'validate';
  const passes: JsonPass | undefined = pass ?? (isSorting ? { passes: 2, before: 0, total: sizeOf(text) } : undefined);
  const reading = await readJson(text, run, {
    ...target.form,
    ...documentsOf(options),
    offersRepair: canRepair(source, options),
    onOutput: target.push,
    ...(passes && { pass: passes }),
  });
  return { written: { tally: reading.tally, ...(await target.close(passes)) }, reading, repairs };
}

/** Repairs read their input as a whole, so the spec doesn't allow a pipe for them. */
function whole(source: AnySource): Source {
  if (isPipe(source)) throw new Error('A pipe can be read only once.');
  return source;
}

/** Writes a list of a query's matches. They have no places in the input, so warnings are about the whole input. */
async function writeMatches(
  source: AnySource,
  options: JsonOptions,
  run: RunContext,
  runQuery: RunQuery,
): Promise<Outcome> {
  const target = await openTarget(options, run);
  const pass: JsonPass | undefined = options.sortKeys ? { passes: 2, before: 0, total: sizeOf(source) } : undefined;
  const rewriter = new JsonRewriter({ ...target.form, isLines: false }, target.push);
  try {
    const queried = await runQuery(source, options, run, (bytes) => rewriter.push(bytes), pass);
    const tally = await rewriter.end();
    return { written: { tally, ...(await target.close(pass)) }, reading: queried.reading, repairs: [], queried };
  } finally {
    rewriter.release();
  }
}

/** Takes JSON in the form that it asks for. */
interface Target {
  readonly form: Pick<MachineOptions, 'writing' | 'indent' | 'maxDepth'>;
  readonly push: (bytes: Uint8Array) => void | Promise<void>;
  readonly close: (pass?: JsonPass) => Promise<Omit<Written, 'tally'>>;
}

async function openTarget(options: JsonOptions, run: RunContext): Promise<Target> {
  const writing = WRITINGS[options.action];
  const form = {
    writing,
    indent: INDENTS[options.indent],
    maxDepth: writing === 'formatted' ? FORMAT_DEPTH : DEPTH_LIMIT,
  };
  if (writing === 'nothing') return { form, push: () => undefined, close: async () => ({ result: null }) };
  if (options.sortKeys) return sortingTarget(form, options, run);
  const out = await openOut(options, run);
  return { form, push: out.write, close: out.close };
}

/** Read into memory without whitespace, sorted there, and written from there. */
function sortingTarget(form: Target['form'], options: JsonOptions, run: RunContext): Target {
  const collected = new Collected(SORT_LIMIT, message('sortLimit'));
  return {
    form: { ...form, writing: 'minified' },
    push: (bytes) => collected.add(bytes),
    async close(pass) {
      const sorted = await sortKeys(collected.bytes, run);
      const out = await openOut(options, run);
      const rest = pass && { pass: { ...pass, before: pass.before + pass.total } };
      await readJson(sorted, run, { ...form, isLines: true, onOutput: out.write, ...rest });
      return out.close();
    },
  };
}

interface Out {
  readonly write: (bytes: Uint8Array) => void | Promise<void>;
  readonly close: () => Promise<Omit<Written, 'tally'>>;
}

async function openOut({ action, arrays }: JsonOptions, run: RunContext): Promise<Out> {
  const sink = await run.sink({ mime: MIME });
  const out = action === 'tree' ? await withTree(sink, run) : plainOut(sink);
  if (arrays === 'lines' || WRITINGS[action] !== 'formatted') return out;
  const short = new ShortArrays(Number(arrays), { write: async (bytes) => out.write(bytes) });
  return {
    write: (bytes) => short.push(bytes),
    async close() {
      await short.end();
      return out.close();
    },
  };
}

const plainOut = (sink: Sink): Out => ({
  write: (bytes) => sink.write(bytes),
  close: async () => ({ result: await sink.close() }),
});

async function withTree(sink: Sink, run: RunContext): Promise<Out> {
  const records = await run.sink({ mime: RECORDS_MIME });
  const index = new TreeIndex();
  return {
    async write(bytes) {
      await sink.write(bytes);
      for (let at = 0; at < bytes.length; await records.write(index.takeRecords())) at = index.push(bytes, at);
    },
    async close() {
      index.end();
      await records.write(index.takeRecords());
      const tree = { records: await records.close(), count: index.count };
      return { result: await sink.close(), tree };
    },
  };
}

async function warningsOf({ warnings, tally, places }: JsonReading): Promise<readonly JsonWarning[]> {
  const inOrder = warnings.toSorted((a, b) => a.offset - b.offset);
  const found = inOrder.length > 0 ? await places(inOrder.map(({ offset }) => offset)) : [];
  const kinds = [
    ['duplicate-key', tally.duplicateKeys],
    ['inexact-number', tally.inexactNumbers],
  ] as const;
  return kinds
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => {
      const places = found.flatMap((place, at) =>
        place && inOrder[at]?.kind === kind ? [{ line: place.line, column: place.column }] : [],
      );
      const words = { title: message(kind, { count }), text: message(`${kind}-means`, { count }) };
      return withNote({ kind, count, places, ...words }, (place: WarningPlace) => place);
    });
}

function notesOf({ form, hasSpanning, hasOverflowed }: JsonReading, { action, isLines }: JsonOptions): Message[] {
  const notes: Message[] = [];
  if (form.startsWith('utf-16')) notes.push(message('utf16'));
  if (form === 'marked') notes.push(message(action === 'validate' ? 'hasByteOrderMark' : 'byteOrderMark'));
  if (isLines && hasSpanning && action !== 'format') notes.push(message('spanning'));
  if (hasOverflowed) notes.push(message('overflowed'));
  return notes;
}
