// An index of a file: where some of its lines begin, and which lines were kept. It is made while the file is filtered.
import type { LineFinder } from '../../../wasm/lines/bindings';
import type { RunContext } from '../../contract/run/kernel';
import { ToolError } from '../../contract/run/errors';
import { KiB, type Sink } from '../../contract/run/sink';
import { RECORDS_MIME } from '../../contract/run/stored-rows';
import { enlarged } from '../../lib/enlarged';
import type { TextForm } from '../../lib/text-bytes';
import { CHECKPOINT, type FileIndex, type FilterOptions } from './spec';

const LINE_FEED = 0x0a;

/** A line that begins at least this far after a checkpoint becomes the next one. */
const SPACING = 64 * KiB;

/** 6 MB. With more, every second one is dropped and the spacing doubles: from 16 GB on. */
const MOST_CHECKPOINTS = 2 ** 18;

/** More than a screen has pixels from top to bottom. */
const BUCKETS = 2048;

const BITS_BYTES = 64 * KiB;

export interface IndexLimits {
  readonly spacing: number;
  readonly checkpoints: number;
}

export class FileIndexer {
  readonly #finder: LineFinder;
  readonly #mode: FilterOptions['mode'];
  readonly #limits: IndexLimits;
  readonly #records: Sink;
  readonly #bitmap: Sink;
  #checkpoints = new Float64Array(64 * CHECKPOINT.numbers);
  #count = 0;
  #spacing: number;
  /** The first byte of the text at which the next checkpoint may be. */
  #due = 0;
  /** Bytes and lines before the place that is reached, and the size of these bytes in the file. */
  #bytes = 0;
  #lines = 0;
  #fileBytes = 0;
  #kept = 0;
  /** Bits of the lines from `bitsLine` on. */
  #bits = new Uint8Array(BITS_BYTES);
  #bitsLine = 0;
  readonly #full: Uint8Array[] = [];
  readonly #buckets = new Float64Array(BUCKETS);
  #bucketLines = 1;
  #isUtf16 = false;

  private constructor(
    finder: LineFinder,
    mode: FilterOptions['mode'],
    sinks: readonly [Sink, Sink],
    limits: IndexLimits,
  ) {
    this.#finder = finder;
    this.#mode = mode;
    [this.#records, this.#bitmap] = sinks;
    this.#limits = limits;
    this.#spacing = limits.spacing;
  }

  /** Call it after the result's sink is open, which must be the first. */
  static async open(
    run: Pick<RunContext, 'sink'>,
    finder: LineFinder,
    mode: FilterOptions['mode'],
    limits: IndexLimits = { spacing: SPACING, checkpoints: MOST_CHECKPOINTS },
  ): Promise<FileIndexer> {
    const sinks = [await run.sink({ mime: RECORDS_MIME }), await run.sink({ mime: RECORDS_MIME })] as const;
    return new FileIndexer(finder, mode, sinks, limits);
  }

  /**
   * Takes the arena's first bytes, which are whole lines, and those that match. `kept` is how many lines of this piece are kept.
   * Throws ToolError `no-space`.
   */
  async take(to: number, places: Uint32Array, kept: number, form: TextForm): Promise<void> {
    this.#isUtf16 = form.startsWith('utf-16');
    const start = this.#bytes;
    const keepsMatches = this.#mode === 'keep';
    let left = kept;
    const pass = (place: number, areKept: boolean) => {
      const lines = this.#advance(place, start);
      if (areKept) left -= this.#keep(Math.min(lines, left));
      this.#lines += lines;
    };
    /** Goes to the beginning of a line or the text's end, with checkpoints on the way. */
    const goTo = (place: number, areKept: boolean) => {
      while (this.#bytes - start < place) {
        const due = this.#due - start;
        const next = due > place ? place : this.#finder.lineEnd(due - 1, place);
        pass(next, areKept);
        if (due <= place && this.#isLineStart(next)) this.#addCheckpoint();
      }
    };
    if (this.#count === 0) this.#addCheckpoint();
    for (let index = 0; index < places.length && (places[index] ?? 0) < to; index += 2) {
      goTo(places[index] ?? 0, !keepsMatches);
      goTo(places[index + 1] ?? 0, keepsMatches);
    }
    goTo(to, !keepsMatches);
    await this.#drain();
  }

  async close(form: TextForm): Promise<Omit<FileIndex, 'texts' | 'ignoreCase' | 'keptIsResult'>> {
    await this.#drain();
    await this.#bitmap.write(this.#bits.subarray(0, Math.ceil((this.#lines - this.#bitsLine) / 8)));
    const { buffer } = this.#checkpoints;
    await this.#records.write(
      new Uint8Array(buffer, 0, this.#count * CHECKPOINT.numbers * Float64Array.BYTES_PER_ELEMENT),
    );
    return {
      checkpoints: await this.#records.close(),
      bitmap: await this.#bitmap.close(),
      encoding: form === 'marked' ? 'utf-8' : form,
      bytes: this.#fileBytes,
      lines: this.#lines,
      kept: this.#kept,
      buckets: [...this.#buckets.subarray(0, Math.ceil(this.#lines / this.#bucketLines))],
      bucketLines: this.#bucketLines,
    };
  }

  #isLineStart(place: number): boolean {
    return this.#finder.arena[place - 1] === LINE_FEED;
  }

  /** Moves to a place in the arena, and returns the lines before it. The text's last line may have no end. */
  #advance(place: number, start: number): number {
    const at = this.#bytes - start;
    if (at >= place) return 0;
    this.#fileBytes += this.#isUtf16 ? utf16Bytes(this.#finder.arena.subarray(at, place)) : place - at;
    this.#bytes = start + place;
    return this.#finder.countFeeds(at, place) + Number(!this.#isLineStart(place));
  }

  #addCheckpoint(): void {
    const { numbers } = CHECKPOINT;
    if (this.#count === this.#limits.checkpoints) {
      for (let index = 0; 2 * index < this.#count; index++)
        this.#checkpoints.copyWithin(index * numbers, 2 * index * numbers, (2 * index + 1) * numbers);
      this.#count = Math.ceil(this.#count / 2);
      this.#spacing *= 2;
    }
    if ((this.#count + 1) * numbers > this.#checkpoints.length) this.#checkpoints = enlarged(this.#checkpoints);
    this.#checkpoints.set([this.#fileBytes, this.#lines, this.#kept], this.#count * numbers);
    this.#count++;
    this.#due = this.#bytes + this.#spacing;
  }

  /** Marks the next lines as kept. */
  #keep(lines: number): number {
    for (let line = this.#lines; line < this.#lines + lines; line++) {
      while (line - this.#bitsLine >= 8 * BITS_BYTES) this.#sealBits();
      const bit = line - this.#bitsLine;
      this.#bits[bit >> 3] = (this.#bits[bit >> 3] ?? 0) | (1 << (bit & 7));
      while (line >= BUCKETS * this.#bucketLines) this.#mergeBuckets();
      const bucket = Math.floor(line / this.#bucketLines);
      this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
    }
    this.#kept += lines;
    return lines;
  }

  #sealBits(): void {
    this.#full.push(this.#bits);
    this.#bits = new Uint8Array(BITS_BYTES);
    this.#bitsLine += 8 * BITS_BYTES;
  }

  #mergeBuckets(): void {
    for (let index = 0; index < BUCKETS; index++) {
      const [one = 0, two = 0] = this.#buckets.subarray(2 * index, 2 * index + 2);
      this.#buckets[index] = one + two;
    }
    this.#bucketLines *= 2;
  }

  async #drain(): Promise<void> {
    while (this.#lines - this.#bitsLine >= 8 * BITS_BYTES) this.#sealBits();
    for (const bits of this.#full) await this.#bitmap.write(bits);
    this.#full.length = 0;
  }
}

/** Marking thousands of texts in each line would take too long. */
const MOST_TEXTS = 100;

interface OpenIndex {
  readonly take: FileIndexer['take'];
  /** Undefined if there was no room for the index. */
  readonly close: (form: TextForm) => Promise<FileIndex | undefined>;
}

/** Without room for its index, a file is filtered all the same. */
export async function openIndex(
  run: Pick<RunContext, 'sink'>,
  finder: LineFinder,
  options: FilterOptions,
): Promise<OpenIndex> {
  const { mode, match, patterns, ignoreCase, count, before, after } = options;
  const ifRoom = async <Value>(make: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await make();
    } catch (error) {
      if (error instanceof ToolError && error.code === 'no-space') return undefined;
      throw error;
    }
  };
  const keptIsResult = !count && Number(before) + Number(after) === 0;
  let indexer = await ifRoom(() => FileIndexer.open(run, finder, mode));
  const texts = mode === 'keep' && match === 'contains' ? patterns.split(/[\r\n]+/).filter((text) => text !== '') : [];
  return {
    async take(...piece) {
      if (indexer && !(await ifRoom(async () => (await indexer?.take(...piece), true)))) indexer = undefined;
    },
    close: (form) =>
      ifRoom(async () => {
        const index = await indexer?.close(form);
        return index && { ...index, texts: texts.length > MOST_TEXTS ? [] : texts, ignoreCase, keptIsResult };
      }),
  };
}

/** The size of a valid UTF-8 text in UTF-16. */
function utf16Bytes(utf8: Uint8Array): number {
  let units = 0;
  for (const byte of utf8) units += Number((byte & 0xc0) !== 0x80) + Number(byte >= 0xf0);
  return 2 * units;
}
