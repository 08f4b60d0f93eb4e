// Runs a JSONPath query (RFC 9535) over a document while it is read, and gives the matches as written there.
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import type { AnySource } from '../../contract/run/source';
import { Collected } from '../../lib/collected';
import { readJson, type JsonPass, type JsonReading } from '../../lib/json/read-json';
import { QueuedOutput } from '../../lib/queued-output';
import type { messages } from './messages';
import { Evaluation, type BadPattern } from './query-evaluator';
import { isFields, parseFields, type Fields, type Path } from './query-fields';
import { parseQuery, QueryError } from './query-parser';
import { planOf, type Plan } from './query-plan';
import { QueryStream } from './query-stream';
import { Tape } from './query-tape';
import { canRepair } from './repair-source';
import { documentsOf, QUERY_DEPTH, QUERY_LIMIT, type JsonOptions } from './spec';

const message = messagesOf<typeof messages>('json-formatter');

export interface Queried {
  readonly matches: number;
  /** Facts about the result that the query's writer may not expect. */
  readonly notes: readonly Message[];
  /** About the whole input. */
  readonly reading: JsonReading;
}

/** Writes the matches as the text of an array. A chunk is valid until the promise has settled. */
export type WriteMatches = (bytes: Uint8Array) => void | Promise<void>;

export async function runQuery(
  source: AnySource,
  options: JsonOptions,
  run: RunContext,
  write: WriteMatches,
  pass?: JsonPass,
): Promise<Queried> {
  const matcher = new Matcher(compiled(options), new QueuedOutput({ write: async (bytes) => write(bytes) }));
  const reading = await readJson(source, run, {
    writing: 'minified',
    indent: '',
    ...documentsOf(options),
    offersRepair: canRepair(source, options),
    maxDepth: QUERY_DEPTH,
    onOutput: (bytes) => matcher.push(bytes),
    ...(pass && { pass }),
  });
  return { ...(await matcher.end()), reading };
}

interface Compiled {
  readonly plan: Plan;
  readonly fields: Fields | undefined;
}

function compiled({ query, fields }: JsonOptions): Compiled {
  const plan = planOf(parsed(query, 'badQuery', 'queryHelp', (text) => parseQuery(text || '$')));
  if (fields.trim() === '') return { plan, fields: undefined };
  const object = parsed(fields, 'badFields', 'fieldsHelp', parseFields);
  return { plan: { ...plan, reason: plan.reason ?? fields.trim() }, fields: object };
}

function parsed<Result>(
  text: string,
  key: 'badQuery' | 'badFields',
  help: 'queryHelp' | 'fieldsHelp',
  parse: (text: string) => Result,
): Result {
  const trimmed = text.trim();
  try {
    return parse(trimmed);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const position = Array.from(trimmed.slice(0, error.at)).length + 1;
    const what = message(key, { position, help: error.help ?? message(help) });
    throw new ToolError('invalid-input', what, { title: message(`${key}Title`), cause: error });
  }
}

/** How many characters of a pattern or a query a message quotes. */
const QUOTED = 40;

const quoted = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

const noteOn = ({ pattern, error: { position, reason } }: BadPattern): Message =>
  message('badPattern', { pattern: quoted(pattern), position, reason });

const encoded = (text: string) => new TextEncoder().encode(text);
const [OPEN, COMMA, CLOSE, NULL] = [encoded('['), encoded(','), encoded(']'), encoded('null')];
const [OPEN_OBJECT, CLOSE_OBJECT] = [encoded('{'), encoded('}')];

class Matcher {
  readonly #plan: Plan;
  readonly #fields: Fields | undefined;
  readonly #out: QueuedOutput;
  readonly #stream: QueryStream;
  readonly #tape = new Tape();
  readonly #evaluation = new Evaluation(this.#tape);
  readonly #value: Collected;
  #matches = 0;

  constructor({ plan, fields }: Compiled, out: QueuedOutput) {
    this.#plan = plan;
    this.#fields = fields;
    this.#out = out;
    this.#value = new Collected(QUERY_LIMIT, message('queryLimit', { part: quoted(plan.reason ?? '') }));
    this.#stream = new QueryStream(plan.steps, plan.reason === undefined ? this.#copying() : this.#keeping());
    out.put(OPEN);
  }

  async push(bytes: Uint8Array): Promise<void> {
    await this.#stream.push(bytes);
    // The bytes are valid until the next ones.
    await this.#out.drain();
  }

  async end(): Promise<Omit<Queried, 'reading'>> {
    await this.#stream.end();
    this.#out.put(CLOSE);
    await this.#out.flush();
    const { badPattern } = this.#evaluation;
    return { matches: this.#matches, notes: badPattern ? [noteOn(badPattern)] : [] };
  }

  /** Each value is a match, so that nothing is kept. */
  #copying() {
    let isBegun = false;
    return {
      bytes: (bytes: Uint8Array, from: number, to: number) => {
        if (!isBegun) this.#beginMatch();
        isBegun = true;
        this.#out.put(bytes.subarray(from, to));
      },
      end: () => {
        isBegun = false;
      },
    };
  }

  #keeping() {
    return {
      bytes: (bytes: Uint8Array, from: number, to: number) => this.#value.add(bytes.subarray(from, to)),
      end: () => this.#evaluate(),
    };
  }

  #beginMatch() {
    if (this.#matches++ > 0) this.#out.put(COMMA);
  }

  async #evaluate(): Promise<void> {
    const { test, rest } = this.#plan;
    this.#tape.read(this.#value.bytes);
    this.#evaluation.begin();
    if (!test || this.#evaluation.isTrue(test, 0)) {
      for (const value of this.#evaluation.select(rest, 0)) {
        this.#beginMatch();
        if (this.#fields) this.#putFields(this.#fields, value);
        else this.#out.put(this.#tape.bytes(value));
        if (this.#out.isWaiting) await this.#out.drain();
      }
    }
    // The tape's bytes are used again for the next value.
    if (this.#out.isWaiting) await this.#out.drain();
    this.#value.clear();
  }

  #putFields(fields: Fields, match: number) {
    for (const [nth, { start, value }] of fields.entries()) {
      this.#out.put(nth === 0 ? OPEN_OBJECT : COMMA);
      this.#out.put(start);
      if (isFields(value)) this.#putFields(value, match);
      else this.#putPath(value, match);
    }
    this.#out.put(CLOSE_OBJECT);
  }

  #putPath({ segments, isList }: Path, match: number) {
    const found = this.#evaluation.select(segments, match);
    if (!isList) {
      const last = found.at(-1);
      this.#out.put(last === undefined ? NULL : this.#tape.bytes(last));
      return;
    }
    this.#out.put(OPEN);
    for (const [nth, value] of found.entries()) {
      if (nth > 0) this.#out.put(COMMA);
      this.#out.put(this.#tape.bytes(value));
    }
    this.#out.put(CLOSE);
  }
}
