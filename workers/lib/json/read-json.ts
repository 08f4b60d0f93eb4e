// Sends a text of any size through the JSON machine, in flat memory: what is not JSON ends in a message, with its place.
import { createWasmMachine } from '../../../wasm/json/bindings';
import type { JsonMachine, MachineOptions, MachineStep, MachineWarning } from '../../../wasm/json/bindings';
import type { JsonTally } from '../../../wasm/json/tally';
import { hasSimd } from '../../../wasm/module';
import { ToolError } from '../../contract/errors';
import type { Place } from '../../contract/place';
import type { RunContext } from '../../contract/kernel';
import { isPipe, sizeOf, type AnySource, type Walk } from '../../contract/source';
import { messagesOf } from '../../contract/message';
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

/** The title of an error in the JSON; always this object. */
export const INVALID_JSON = message('invalidJson');

export interface JsonReading {
  readonly form: TextForm;
  readonly tally: JsonTally;
  /** In their order; the first KEPT_WARNINGS of each kind. */
  readonly warnings: readonly MachineWarning[];
  /** Whether a document of JSON Lines has more than one line. */
  readonly hasSpanning: boolean;
  /** Whether an object had more keys than are compared. */
  readonly hasOverflowed: boolean;
  /** The places of offsets in rising order. Undefined for those that a pipe gave long ago. */
  readonly places: (offsets: readonly number[]) => Promise<readonly (Place | undefined)[]>;
}

export interface JsonJob extends MachineOptions {
  /** Takes what is written. A chunk is valid until it has settled. */
  readonly onOutput?: (bytes: Uint8Array) => void | Promise<void>;
  /** Which of the run's passes this is, for its progress. */
  readonly pass?: JsonPass;
  /** False where JSON Lines is no option. */
  readonly offersLines?: boolean;
  /** Tests set it. */
  readonly machine?: JsonMachine;
}

export interface JsonPass {
  readonly passes: number;
  /** Bytes that were read in those before. */
  readonly before: number;
  /** Size of the run's input. */
  readonly total: number;
}

/** Throws ToolError `invalid-input` with the place of what is not JSON, `too-deep` beyond `maxDepth`. */
export async function readJson(source: AnySource, run: RunContext, job: JsonJob): Promise<JsonReading> {
  refuseLoneSurrogates(source, message('notJson'));
  const { passes, before, total } = job.pass ?? {
    passes: 1,
    before: 0,
    total: isPipe(source) ? undefined : sizeOf(source),
  };
  let [form, readBytes]: [TextForm, number] = ['utf-8', 0];
  // A chunk may become a thousand times as long by its indentation: messages are let in between its parts.
  const reader = new JsonReader(job.machine ?? createMachine(job), async (bytes) => {
    await job.onOutput?.(bytes);
    await run.tick(Math.min((before + readBytes) / passes, total ?? Infinity), total);
  });
  const chunks = counted(run.read(source, passes), (bytes) => (readBytes = bytes));
  const text = textBytes(source, chunks, (found) => (form = found));
  // A pipe can't be read again for a place, so the latest of its text is held.
  const held = isPipe(source) ? new BytePipe(copied(text)) : undefined;
  const places: JsonReading['places'] = async (offsets) => {
    if (!held) return placesOf(source, offsets, run);
    return held.walksTo(offsets).map((walk, index) => walk && placeOfWalk(walk, form, offsets[index] ?? 0));
  };
  const error = await reader.readAll(held ? held.read(CHUNK_BYTES) : text);
  if (!error) return { form, ...reader.reading(), places };
  const [at] = await places([error.offset]);
  const place = at ? { line: at.line, column: at.column } : message('byte', { position: error.offset + 1 });
  const details = at && { at };
  if (error.isTooDeep) throw new ToolError('too-deep', message('jsonTooDeep', { limit: job.maxDepth, place }), details);
  throw new ToolError('invalid-input', messageOf(error, place, documentsOf(job)), { ...details, title: INVALID_JSON });
}

const placeOfWalk = ({ line, column }: Walk, form: TextForm, offset: number): Place => ({
  line,
  column,
  offset: offset + (form === 'marked' ? MARK_BYTES : 0),
});

const MARK_BYTES = 3;

/** A pipe holds its chunks, and these are valid only until the next. */
async function* copied(chunks: AsyncIterable<Uint8Array>) {
  for await (const chunk of chunks) yield chunk.slice();
}

const documentsOf = ({ isLines, offersLines = true }: JsonJob): Documents =>
  isLines ? 'lines' : offersLines ? 'offered' : 'one';

/** The one that this browser runs best. */
const createMachine = (options: MachineOptions): JsonMachine =>
  hasSimd ? createWasmMachine(options) : new PlainMachine(options);

/** `onChunk` hears how many bytes came before each chunk. */
async function* counted(chunks: AsyncIterable<Uint8Array>, onChunk: (before: number) => void) {
  let before = 0;
  for await (const chunk of chunks) {
    onChunk(before);
    yield chunk;
    before += chunk.length;
  }
}

/** The places of offsets, in rising order, into a source's text as it was read: as UTF-8, without a byte order mark. */
export async function placesOf(source: AnySource, offsets: readonly number[], run: RunContext): Promise<Place[]> {
  let form: TextForm = 'utf-8';
  const walks = await walksTo(
    textBytes(source, run.read(source), (found) => (form = found)),
    offsets,
  );
  // In a text, the mark is a character like others; in a file it is none.
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
  readonly #onOutput: (bytes: Uint8Array) => Promise<void>;
  readonly #warnings: MachineWarning[] = [];
  /** Bytes before the arena's first, and those of a character that is still to come whole. */
  #before = 0;
  #held = 0;
  /** The last byte that was no white space. */
  #last = 0;

  constructor(machine: JsonMachine, onOutput: (bytes: Uint8Array) => Promise<void>) {
    this.#machine = machine;
    this.#onOutput = onOutput;
  }

  async readAll(chunks: AsyncIterable<Uint8Array>): Promise<Found | undefined> {
    const { arena } = this.#machine;
    for await (const chunk of chunks) {
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
    }
    // The first bytes of a character that never came whole.
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
    // Zeros behind the piece, but the bytes that are held follow it there.
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
