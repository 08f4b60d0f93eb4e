// Copies the matches of a JSONPath query (RFC 9535) from the text, so that no number becomes a double.
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import { sizeOf, type Source } from '../../contract/run/source';
import { Collected } from '../../lib/collected';
import { readJson, type JsonPass, type JsonReading } from '../../lib/json/read-json';
import { readRecord, recordEnd, RECORD_BYTES, valueStart, type TreeRecord } from '../../contract/run/json-tree';
import type { messages } from './messages';
import { Evaluation, locationOf, type BadPattern, type JsonValue, type Node } from './query-evaluator';
import { parseQuery, QueryError, type Query } from './query-parser';
import { QUERY_DEPTH, QUERY_LIMIT, QUERY_RESULT_LIMIT, type JsonOptions } from './spec';
import { canRepair } from './repair-source';
import { TreeIndex } from './tree-index';

const message = messagesOf<typeof messages>('json-formatter');

export interface QueriedSource {
  /** The matches as an array, as written in the text. */
  readonly text: Uint8Array;
  readonly matches: number;
  /** Facts about the result that the query's writer may not expect. */
  readonly notes: readonly Message[];
  /** About the whole input. */
  readonly reading: JsonReading;
  /** How many passes over the text remain. */
  readonly pass: JsonPass;
}

/** Reads the input, and then the matches. */
const PASSES = 2;

export async function querySource(source: Source, options: JsonOptions, run: RunContext): Promise<QueriedSource> {
  if (options.isLines) throw new ToolError('unsupported', message('queryLines'));
  const query = compiled(options.query);
  const total = sizeOf(source);
  const collected = new Collected(QUERY_LIMIT, message('queryLimit'));
  const records = new Collected(QUERY_LIMIT * RECORD_BYTES, message('queryLimit'));
  const index = new TreeIndex();
  const onOutput = (bytes: Uint8Array) => {
    collected.add(bytes);
    for (let at = 0; at < bytes.length; records.add(index.takeRecords())) at = index.push(bytes, at);
  };
  const pass: JsonPass = { passes: PASSES, before: 0, total };
  const job = {
    writing: 'formatted',
    indent: ' ',
    isLines: false,
    offersLines: false,
    offersRepair: canRepair(source, options),
    maxDepth: QUERY_DEPTH,
    onOutput,
    pass,
  } as const;
  const reading = await readJson(source, run, job);
  index.end();
  records.add(index.takeRecords());
  const tree = new TextTree(collected.bytes, records.bytes, index.count);
  const value = JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(collected.bytes)) as JsonValue;
  const evaluation = new Evaluation(value);
  const matches = evaluation.nodes(query);
  const notes = evaluation.badPattern ? [noteOn(evaluation.badPattern)] : [];
  return { text: joined(tree, matches), matches: matches.length, notes, reading, pass: { ...pass, before: total } };
}

function compiled(text: string): Query {
  const query = text.trim();
  try {
    return parseQuery(query);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const position = Array.from(query.slice(0, error.at)).length + 1;
    const text = message('badQuery', { position, help: error.help ?? message('queryHelp') });
    throw new ToolError('invalid-input', text, { title: message('badQueryTitle'), cause: error });
  }
}

/** How many characters of a pattern a message quotes. */
const QUOTED = 40;

function noteOn({ pattern, error: { position, reason } }: BadPattern): Message {
  const quoted = pattern.length > QUOTED ? `${pattern.slice(0, QUOTED)}…` : pattern;
  return message('badPattern', { pattern: quoted, position, reason });
}

function joined(tree: TextTree, matches: readonly Node[]): Uint8Array {
  const text = new Collected(QUERY_RESULT_LIMIT, message('queryResultLimit'));
  const comma = Uint8Array.of(0x2c);
  text.add(Uint8Array.of(0x5b));
  for (const [nth, node] of matches.entries()) {
    if (nth > 0) text.add(comma);
    text.add(tree.at(locationOf(node)));
  }
  text.add(Uint8Array.of(0x5d));
  return text.bytes;
}

/** Finds a value's text by its keys and indices. */
class TextTree {
  readonly #text: Uint8Array;
  readonly #records: DataView;
  readonly #root: number;
  /** The records of an object's members, by key. Of equal keys the last one counts, as in JSON.parse. */
  readonly #members = new Map<number, ReadonlyMap<string, number>>();

  constructor(text: Uint8Array, records: Uint8Array, count: number) {
    this.#text = text;
    this.#records = new DataView(records.buffer, records.byteOffset, records.length);
    this.#root = count - 1;
  }

  at(location: readonly (string | number)[]): Uint8Array {
    let found = this.#root;
    for (const step of location) {
      if (typeof step === 'number') found = this.#record(found).firstChild + step;
      else found = this.#membersOf(found).get(step) ?? found;
    }
    const record = this.#record(found);
    return this.#text.subarray(valueStart(record), recordEnd(record));
  }

  #record(index: number): TreeRecord {
    return readRecord(this.#records, index * RECORD_BYTES);
  }

  #membersOf(object: number): ReadonlyMap<string, number> {
    const known = this.#members.get(object);
    if (known) return known;
    const members = new Map<string, number>();
    const { firstChild, childCount } = this.#record(object);
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    for (let child = firstChild; child < firstChild + childCount; child++) {
      const { start, keyLength } = this.#record(child);
      members.set(JSON.parse(decoder.decode(this.#text.subarray(start, start + keyLength))) as string, child);
    }
    this.#members.set(object, members);
    return members;
  }
}
