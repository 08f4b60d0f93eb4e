// Reads JSON of any size through the JSON machine in flat memory. A syntax error becomes a message with its place.
import { createWasmMachine } from '../../../wasm/json/bindings';
import type { JsonMachine, MachineOptions, MachineStep, MachineWarning } from '../../../wasm/json/bindings';
import type { JsonTally } from '../../../wasm/json/tally';
import { hasSimd } from '../../../wasm/module';
import { ToolError } from '../../contract/run/errors';
import type { Place } from '../../contract/run/place';
import type { RunContext } from '../../contract/run/kernel';
import { isPipe, sizeOf, type AnySource, type Walk } from '../../contract/run/source';
import { messagesOf } from '../../contract/run/message';
import type { common } from '../../words/common';
import { unfinishedBytes } from '../decode-utf8';
import { refuseLoneSurrogates } from '../input-error';
import { BytePipe } from '../pipe';
import { walksTo } from '../place';
import { CHUNK_BYTES } from '../read-chunks';
import { textBytes, type TextForm } from '../text-bytes';
import { messageOf, type Documents, type JsonError } from './json-error';
import { PlainMachine } from './plain-machine';

const message = messagesOf<typeof common>('common');

/** The title of a syntax error. */
export const INVALID_JSON = message('invalidJson');

export interface JsonReading {
  readonly form: TextForm;
  readonly tally: JsonTally;
  /** In order. The first KEPT_WARNINGS of each kind. */
  readonly warnings: readonly MachineWarning[];
  /** Whether a document of JSON Lines has more than one line. */
  readonly hasSpanning: boolean;
  /** Whether an object had too many keys to compare them all. */
  readonly hasOverflowed: boolean;
  /** The places of offsets in rising order. Undefined for early offsets of a pipe. */
  readonly places: (offsets: readonly number[]) => Promise<readonly (Place | undefined)[]>;
}

export interface JsonJob extends MachineOptions {
  /** Takes the output. A chunk is valid until the promise has settled. */
  readonly onOutput?: (bytes: Uint8Array) => void | Promise<void>;
  /** The number of this pass, for the run's progress. */
  readonly pass?: JsonPass;
  /** False if the tool has no JSON Lines option. */
  readonly offersLines?: boolean;
  /** True if the tool also has an option for values that follow each other in any way. */
  readonly offersSequence?: boolean;
  /** True if the tool can propose a repair of this input. */
  readonly offersRepair?: boolean;
  /** For tests. */
  readonly machine?: JsonMachine;
}

export interface JsonPass {
  readonly passes: number;
  /** Bytes read in earlier passes. */
  readonly before: number;
  /** Size of the run's input. */
  readonly total: number;
}

/** Throws ToolError `invalid-input` with the place of a syntax error, `too-deep` beyond `maxDepth`. */
export async function readJson(source: AnySource, run: RunContext, job: JsonJob): Promise<JsonReading> {
  refuseLoneSurrogates(source, message('notJson'));
  const { passes, before, total } = job.pass ?? {
    passes: 1,
    before: 0,
    total: isPipe(source) ? undefined : sizeOf(source),
  };
  let [form, readBytes]: [TextForm, number] = ['utf-8', 0];
  // Indentation may make a chunk a thousand times as long, so messages are let in between its parts.
  const machine = job.machine ?? createMachine(job);
  const reader = new JsonReader(machine, async (bytes) => {
    await job.onOutput?.(bytes);
    await run.tick(Math.min((before + readBytes) / passes, total ?? Infinity), total);
  });
  const chunks = counted(run.read(source, passes), (bytes) => (readBytes = bytes));
  const text = textBytes(source, chunks, (found) => (form = found));
  // A pipe can't be read again to find a place, so its latest text is kept.
  const held = isPipe(source) ? keepLatest(text) : undefined;
  const places: JsonReading['places'] = async (offsets) => {
    if (!held) return placesOf(source, offsets, run);
    return held.walksTo(offsets).map((walk, index) => walk && placeOfWalk(walk, form, offsets[index] ?? 0));
  };
  const { error, reading } = await reader
    .readAll(held ? held.read(CHUNK_BYTES) : text)
    .then((found) => ({ error: found, reading: reader.reading() }))
    .finally(() => machine.release?.());
  if (!error) return { form, ...reading, places };
  const [at] = await places([error.offset]);
  const place = at ? { line: at.line, column: at.column } : { byte: error.offset + 1 };
  const details = { title: INVALID_JSON, ...(at && { at }), ...(job.offersRepair && { isRepairable: true as const }) };
  if (error.isTooDeep)
    throw new ToolError('too-deep', message('jsonTooDeep', { limit: job.maxDepth, place }), at && { at });
  throw new ToolError('invalid-input', messageOf(error, place, documentsOf(job)), details);
}

/** Writes JSON that is known to be valid, and comes in pieces from our own code, in another form. */
export class JsonRewriter {
  readonly #machine: JsonMachine;
  readonly #reader: JsonReader;

  /** @param onOutput takes chunks that are valid until the promise has settled */
  constructor(options: MachineOptions, onOutput: (bytes: Uint8Array) => void | Promise<void>) {
    this.#machine = createMachine(options);
    this.#reader = new JsonReader(this.#machine, onOutput);
  }

  async push(bytes: Uint8Array): Promise<void> {
    refuseInvalid(await this.#reader.take(bytes));
  }

  /** Call it after the last piece. Returns the counts of what was written. */
  async end(): Promise<JsonTally> {
    refuseInvalid(await this.#reader.end());
    return this.#reader.reading().tally;
  }

  /** Call it last, also after an error. */
  release(): void {
    this.#machine.release?.();
  }
}

function refuseInvalid(error: Found | undefined): void {
  if (error) throw new Error(`Invalid JSON at byte ${String(error.offset)}`);
}

const placeOfWalk = ({ line, column }: Walk, form: TextForm, offset: number): Place => ({
  line,
  column,
  offset: offset + (form === 'marked' ? MARK_BYTES : 0),
});

const MARK_BYTES = 3;

/** A pipe keeps chunks, and these are valid only until the next. Buffers are used again, because garbage is collected late. */
function keepLatest(chunks: AsyncIterable<Uint8Array>): BytePipe {
  const spare: ArrayBufferLike[] = [];
  async function* copied() {
    for await (const chunk of chunks) {
      const buffer = spare.pop() ?? new ArrayBuffer(chunk.length);
      const copy = new Uint8Array(buffer.byteLength < chunk.length ? new ArrayBuffer(chunk.length) : buffer);
      copy.set(chunk);
      yield copy.subarray(0, chunk.length);
    }
  }
  return new BytePipe(copied(), ({ buffer }: Uint8Array) => spare.push(buffer));
}

function documentsOf({ isLines, isSequence, offersLines = true, offersSequence }: JsonJob): Documents {
  if (isSequence) return 'sequence';
  if (isLines) return 'lines';
  return offersSequence ? 'all-offered' : offersLines ? 'offered' : 'one';
}

/** The fastest one that this browser can run. */
const createMachine = (options: MachineOptions): JsonMachine =>
  hasSimd ? createWasmMachine(options) : new PlainMachine(options);

/** `onChunk` gets the number of bytes before each chunk. */
async function* counted(chunks: AsyncIterable<Uint8Array>, onChunk: (before: number) => void) {
  let before = 0;
  for await (const chunk of chunks) {
    onChunk(before);
    yield chunk;
    before += chunk.length;
  }
}

/** The places of offsets, in rising order, in a source's text as UTF-8 without a byte order mark. */
export async function placesOf(source: AnySource, offsets: readonly number[], run: RunContext): Promise<Place[]> {
  let form: TextForm = 'utf-8';
  const walks = await walksTo(
    textBytes(source, run.read(source), (found) => (form = found)),
    offsets,
  );
  // In typed text U+FEFF is a character, and in a file it is a byte order mark.
  const isMarked = (form as TextForm) === 'marked';
  const isText = typeof source === 'string';
  return walks.map(({ line, column, units }, index) => ({
    line,
    column: isMarked && isText && line === 1 ? column + 1 : column,
    offset: isText ? units + (isMarked ? 1 : 0) : (offsets[index] ?? 0) + (isMarked ? 3 : 0),
  }));
}

interface Found extends JsonError {
  readonly isTooDeep: boolean;
}

const isSpace = (byte: number) => byte === 0x20 || (byte >= 9 && byte <= 13);

class JsonReader {
  readonly #machine: JsonMachine;
  readonly #onOutput: (bytes: Uint8Array) => void | Promise<void>;
  readonly #warnings: MachineWarning[] = [];
  /** Bytes before the arena's first one, and those of an incomplete character. */
  #before = 0;
  #held = 0;
  /** The last byte that wasn't whitespace. */
  #last = 0;

  constructor(machine: JsonMachine, onOutput: (bytes: Uint8Array) => void | Promise<void>) {
    this.#machine = machine;
    this.#onOutput = onOutput;
  }

  async readAll(chunks: AsyncIterable<Uint8Array>): Promise<Found | undefined> {
    for await (const chunk of chunks) {
      const error = await this.take(chunk);
      if (error) return error;
    }
    return this.end();
  }

  async take(chunk: Uint8Array): Promise<Found | undefined> {
    const { arena } = this.#machine;
    for (let taken = 0; taken < chunk.length;) {
      const part = chunk.subarray(taken, taken + arena.length - this.#held);
      arena.set(part, this.#held);
      taken += part.length;
      const filled = this.#held + part.length;
      this.#held = unfinishedBytes(arena, filled);
      const error = await this.#takeAll(filled - this.#held);
      if (error) return error;
      arena.copyWithin(0, filled - this.#held, filled);
    }
    return undefined;
  }

  async end(): Promise<Found | undefined> {
    // The first bytes of a character that stayed incomplete.
    const error = this.#held > 0 ? await this.#takeAll(this.#held) : undefined;
    return error ?? this.#finish();
  }

  reading(): Omit<JsonReading, 'form' | 'places'> {
    return {
      tally: this.#machine.tally(),
      warnings: this.#warnings,
      hasSpanning: this.#machine.hasSpanning(),
      hasOverflowed: this.#machine.hasOverflowed(),
    };
  }

  async #takeAll(length: number): Promise<Found | undefined> {
    const { arena } = this.#machine;
    // The machine needs zeros after the chunk, but the held bytes are there.
    const held = arena.slice(length, length + this.#held);
    for (let start = 0; ;) {
      const step = this.#machine.take(start, length, this.#before);
      start = step.consumed;
      this.#warnings.push(...step.warnings);
      if (step.output.length > 0) await this.#onOutput(step.output);
      if (step.ended === 'invalid' || step.ended === 'too-deep') return this.#invalid(step, arena.slice(start, length));
      if (step.ended === 'more') break;
    }
    this.#last = lastByte(arena, length) || this.#last;
    this.#before += length;
    arena.set(held, length);
    return undefined;
  }

  #finish(): Found | undefined {
    const step = this.#machine.finish();
    this.#warnings.push(...step.warnings);
    return step.ended === 'invalid' ? this.#invalid({ ...step, consumed: 0 }, new Uint8Array()) : undefined;
  }

  #invalid({ ended, consumed, state, isInObject, open }: MachineStep, ahead: Uint8Array): Found {
    const before = lastByte(this.#machine.arena, consumed) || this.#last;
    const offset = this.#before + consumed;
    return { isTooDeep: ended === 'too-deep', offset, state, isInObject, open, before, ahead };
  }
}

function lastByte(bytes: Uint8Array, end: number): number {
  let at = end - 1;
  while (at >= 0 && isSpace(bytes[at] ?? 0)) at--;
  return bytes[at] ?? 0;
}
