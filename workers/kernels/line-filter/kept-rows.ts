// Writes the kept rows of a CSV file with their context and line numbers.
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import type { Sink } from '../../contract/run/sink';
import { QueuedOutput } from '../../lib/queued-output';
import { CONTEXT, CONTEXT_BYTES, KEPT } from './kept-lines';
import type { messages } from './messages';
import type { FilterOptions, FilterStats } from './spec';

const message = messagesOf<typeof messages>('line-filter');

interface HeldRow {
  readonly bytes: Uint8Array;
  readonly line: number;
}

/** Groups of rows have no line between them, because it would be a row. */
export class KeptRows {
  readonly #out: QueuedOutput;
  readonly #options: FilterOptions;
  readonly #before: number;
  readonly #after: number;
  readonly #most: number;
  #rows = 0;
  #kept = 0;
  /** The last rows that are not in the result, up to `before`. */
  #held: HeldRow[] = [];
  #heldBytes = 0;
  #isHeldCut = false;
  /** Rows of context that are still to come. */
  #pending = 0;

  constructor(options: FilterOptions, sink: Pick<Sink, 'write'>) {
    this.#options = options;
    this.#out = new QueuedOutput(sink);
    this.#before = options.count ? 0 : Number(options.before);
    this.#after = options.count ? 0 : Number(options.after);
    this.#most = Number(options.most) || Infinity;
  }

  get stats(): FilterStats {
    return { lines: this.#rows, kept: this.#kept, unit: 'rows' };
  }

  /** Whether the result is complete, whatever follows. */
  get isDone(): boolean {
    return this.#kept === this.#most && this.#pending === 0;
  }

  /** Takes what the result has in any case, such as the header. The bytes of a row must stay as they are until `drain` has settled. */
  takeHead(bytes: Uint8Array, line: number): void {
    this.#write(bytes, line, CONTEXT);
  }

  /** Throws ToolError `too-large`. */
  take(bytes: Uint8Array, line: number, isWanted: boolean): void {
    this.#rows++;
    if (isWanted && this.#kept < this.#most) {
      this.#kept++;
      this.#writeHeld(line);
      this.#write(bytes, line, KEPT);
      this.#pending = this.#after;
    } else if (this.#pending > 0) {
      this.#pending--;
      this.#write(bytes, line, CONTEXT);
    } else if (this.#before > 0) this.#hold(bytes, line);
  }

  drain(): Promise<void> {
    return this.#out.drain();
  }

  async end(): Promise<void> {
    if (this.#options.count) this.#out.put(new TextEncoder().encode(`${this.#kept}\n`));
    await this.#out.flush();
  }

  #hold(bytes: Uint8Array, line: number): void {
    this.#held.push({ bytes: bytes.slice(), line });
    this.#heldBytes += bytes.length;
    while (this.#held.length > this.#before || this.#heldBytes > CONTEXT_BYTES) {
      this.#isHeldCut = this.#held.length <= this.#before;
      this.#heldBytes -= this.#held.shift()?.bytes.length ?? 0;
    }
  }

  #writeHeld(line: number): void {
    if (this.#isHeldCut && this.#held.length < this.#before) {
      const limit = { bytes: CONTEXT_BYTES, round: 'down' } as const;
      throw new ToolError('too-large', message('longContext', { line, limit }));
    }
    for (const held of this.#held) this.#write(held.bytes, held.line, CONTEXT);
    this.#held = [];
    this.#heldBytes = 0;
    this.#isHeldCut = false;
  }

  #write(bytes: Uint8Array, line: number, sign: number): void {
    if (this.#options.count) return;
    if (this.#options.lineNumbers) this.#out.putNumber(line, sign);
    this.#out.put(bytes);
  }
}
