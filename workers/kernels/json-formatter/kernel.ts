// Formats, minifies and validates JSON of any size. Every token stays as written.
import { DEPTH_LIMIT, type JsonWriting } from '../../../wasm/json/bindings';
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext } from '../../contract/run/kernel';
import type { Stored } from '../../contract/run/sink';
import { messagesOf, notedOnce, type Message } from '../../contract/run/message';
import { RECORDS_MIME } from '../../contract/run/stored-rows';
import { isPipe, sizeOf, type AnySource, type Source } from '../../contract/run/source';
import { Collected } from '../../lib/collected';
import { withNote } from '../../lib/losses';
import { readJson, type JsonJob, type JsonPass, type JsonReading } from '../../lib/json/read-json';
import type { messages } from './messages';
import type { QueriedSource } from './query-source';
import { canRepair, repairSource } from './repair-source';
import { sortKeys } from './sort-keys';
import { TreeIndex } from './tree-index';
import {
  BLANK,
  FORMAT_DEPTH,
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

/** Selects the matches of a query. */
export type Query = (source: Source, options: JsonOptions, run: RunContext) => Promise<QueriedSource>;

export const formatter =
  (query?: Query): Kernel<AnySource, JsonOptions, JsonOutput> =>
  async (source, options, run) => {
    const { action } = options;
    if (typeof source === 'string' && source.trim() === '') {
      throw new ToolError('invalid-input', message(BLANK[action]));
    }
    const { text, repairs, pass, queried } = await prepare(source, options, run, query);
    const { result, tree = null, reading } = await write(text, options, run, pass);
    const { depth, objects, arrays, members, scalars, documents } = reading.tally;
    // The matches have no places in the input, so the warnings are about the whole input.
    const judged = queried?.reading ?? reading;
    return {
      action,
      result,
      notes: [
        ...notesOf(judged, options),
        ...(queried?.notes ?? []),
        ...(queried && judged.tally.inexactNumbers > 0 ? [message('queryDoubles')] : []),
      ],
      totals: { depth, objects, arrays, members, scalars, documents },
      warnings: await warningsOf(judged),
      proposal: repairs.length > 0 ? notedOnce({ title: message('proposed'), text: message('repaired') }) : null,
      repairs,
      tree,
      matches: queried?.matches ?? null,
    };
  };

export const kernel = formatter();

interface Prepared {
  readonly text: AnySource;
  readonly repairs: readonly Message[];
  readonly pass?: JsonPass;
  readonly queried?: QueriedSource;
}

/** The source to write: the input, the repaired input, or a query's matches. */
async function prepare(source: AnySource, options: JsonOptions, run: RunContext, query?: Query): Promise<Prepared> {
  if (options.action === 'repair') return repairSource(whole(source), options, run);
  if (!query || options.query.trim() === '') return { text: source, repairs: [] };
  const queried = await query(whole(source), options, run);
  return { text: queried.text, repairs: [], pass: queried.pass, queried };
}

/** Repairs and queries read their input several times, so the spec doesn't allow a pipe for them. */
function whole(source: AnySource): Source {
  if (isPipe(source)) throw new Error('A pipe can be read only once.');
  return source;
}

interface Written {
  readonly result: Stored | null;
  readonly tree?: JsonTree;
  readonly reading: JsonReading;
}

async function write(source: AnySource, options: JsonOptions, run: RunContext, pass?: JsonPass): Promise<Written> {
  const writing = WRITINGS[options.action];
  const job: JsonJob = {
    writing,
    indent: INDENTS[options.indent],
    isLines: options.isLines,
    maxDepth: writing === 'formatted' ? FORMAT_DEPTH : DEPTH_LIMIT,
    offersRepair: canRepair(source, options),
    ...(pass && { pass }),
  };
  if (writing === 'nothing') return { result: null, reading: await readJson(source, run, job) };
  if (options.sortKeys) return writeSorted(source, options, job, run);
  const out = await openOut(options, run);
  const reading = await readJson(source, run, { ...job, onOutput: out.write });
  return { ...(await out.close()), reading };
}

interface Out {
  readonly write: (bytes: Uint8Array) => void | Promise<void>;
  readonly close: () => Promise<Omit<Written, 'reading'>>;
}

async function openOut({ action }: JsonOptions, run: RunContext): Promise<Out> {
  const sink = await run.sink({ mime: MIME });
  if (action !== 'tree')
    return { write: (bytes) => sink.write(bytes), close: async () => ({ result: await sink.close() }) };
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

/** Read into memory without whitespace, sorted there, and written from there. */
async function writeSorted(source: AnySource, options: JsonOptions, job: JsonJob, run: RunContext): Promise<Written> {
  const collected = new Collected(SORT_LIMIT, message('sortLimit'));
  const onOutput = (bytes: Uint8Array) => collected.add(bytes);
  const total = sizeOf(source);
  const pass: JsonPass = job.pass ?? { passes: 2, before: 0, total };
  const reading = await readJson(source, run, { ...job, writing: 'minified', onOutput, pass });
  const sorted = await sortKeys(collected.bytes, run);
  const out = await openOut(options, run);
  await readJson(sorted, run, { ...job, onOutput: out.write, pass: { ...pass, before: pass.before + total } });
  return { ...(await out.close()), reading };
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
