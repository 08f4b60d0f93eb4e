// A pipe between two runs over a MessagePort, in one thread or between two. Buffers are transferred, and the reader gives
// credit for each chunk that it takes. If one end closes, the other wakes up. An aborted signal wakes both.
import { canceled } from '../contract/run/errors';
import { PREVIEW_BYTES, type Written } from '../contract/recipe/recipe-reply';
import { MiB } from '../contract/run/sink';
import type { WrittenSoFar } from '../contract/run/wire';
import { concatBytes } from '../lib/concat-bytes';

/** Bytes in flight: four chunks of a sink, so that both ends can work at the same time. */
export const WINDOW_BYTES = 4 * MiB;

type ToReader = Uint8Array<ArrayBuffer> | 'end' | 'failed';
/** Credit for bytes that were read, a buffer to reuse, or `closed` if the reader wants no more. */
type ToWriter = number | ArrayBuffer | 'closed';

abstract class PortEnd {
  readonly #port: MessagePort;
  readonly #signal: AbortSignal;
  #wake: () => void = () => undefined;

  constructor(port: MessagePort, signal: AbortSignal) {
    this.#port = port;
    this.#signal = signal;
    const hear = (data: unknown) => {
      this.heard(data);
      this.#wake();
    };
    port.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
    port.onmessageerror = () => hear('failed');
    signal.addEventListener('abort', () => {
      port.close();
      this.#wake();
    });
  }

  protected abstract heard(data: unknown): void;

  protected post(message: ToReader | ToWriter, moved: Transferable[] = []) {
    this.#port.postMessage(message, moved);
  }

  /** Resolves after the next message. Throws `canceled` once the signal is aborted. */
  protected async waitForMessage(): Promise<void> {
    this.throwIfCanceled();
    await new Promise<void>((resolve) => (this.#wake = resolve));
    this.throwIfCanceled();
  }

  protected throwIfCanceled() {
    if (this.#signal.aborted) throw canceled();
  }

  protected closePort() {
    this.#port.close();
  }
}

export class PortWriter extends PortEnd {
  #underway = 0;
  #isWanted = true;
  #bytes = 0;
  /** Reuses buffers: browsers collect garbage so late that new ones would take 20 MB more per worker. */
  readonly #spare: ArrayBuffer[] = [];
  readonly #head: Uint8Array[] = [];
  #headBytes = 0;
  #reportedHeadBytes = 0;

  /** For progress, which shouldn't carry the same bytes several times a second. */
  reportWritten(): WrittenSoFar {
    if (this.#reportedHeadBytes === this.#headBytes) return { bytes: this.#bytes };
    this.#reportedHeadBytes = this.#headBytes;
    return this.written;
  }

  get written(): Written {
    return { bytes: this.#bytes, head: concatBytes(this.#head) };
  }

  /** Copies the chunk. Resolves when there is room for the next one, or at once if the reader has closed the pipe. */
  async write(chunk: Uint8Array): Promise<void> {
    this.throwIfCanceled();
    if (chunk.length === 0) return;
    this.#bytes += chunk.length;
    this.#keepHead(chunk);
    if (!this.#isWanted) return;
    const copy = this.#copy(chunk);
    this.#underway += copy.length;
    this.post(copy, [copy.buffer]);
    while (this.#isHeldUp) await this.waitForMessage();
  }

  get #isHeldUp() {
    return this.#isWanted && this.#underway >= WINDOW_BYTES;
  }

  /** Ends the pipe. `failed`: the bytes so far are not the whole result. */
  end(how: 'end' | 'failed'): void {
    this.post(how);
  }

  protected override heard(data: unknown): void {
    if (typeof data === 'number') this.#underway -= data;
    else if (data instanceof ArrayBuffer) this.#spare.push(data);
    else this.#isWanted = false;
  }

  #copy(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
    const spare = this.#spare.pop();
    if (!spare || spare.byteLength < chunk.length) return chunk.slice();
    const copy = new Uint8Array(spare, 0, chunk.length);
    copy.set(chunk);
    return copy;
  }

  #keepHead(chunk: Uint8Array) {
    const missing = PREVIEW_BYTES - this.#headBytes;
    if (missing <= 0) return;
    const head = chunk.slice(0, missing);
    this.#head.push(head);
    this.#headBytes += head.length;
  }
}

/** The chunks, in order. */
export class PortReader extends PortEnd implements AsyncIterableIterator<Uint8Array<ArrayBuffer>> {
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  #ended: 'end' | 'failed' | undefined;
  #hasLeft = false;

  [Symbol.asyncIterator]() {
    return this;
  }

  /** Throws `canceled` if the writer's run failed, because the writer's error is the one to show. */
  async next(): Promise<IteratorResult<Uint8Array<ArrayBuffer>, undefined>> {
    for (;;) {
      this.throwIfCanceled();
      const chunk = this.#chunks.shift();
      if (chunk) {
        this.post(chunk.length);
        return { done: false, value: chunk };
      }
      if (this.#ended === 'failed') throw canceled();
      if (this.#ended === 'end' || this.#hasLeft) return { done: true, value: undefined };
      await this.waitForMessage();
    }
  }

  /** For a chunk that nothing reads anymore. */
  giveBack({ buffer }: Uint8Array<ArrayBuffer>): void {
    if (!this.#ended) this.post(buffer, [buffer]);
  }

  /** Closes the pipe from the reader's end. The writer goes on without waiting. */
  leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    this.#chunks = [];
    this.post('closed');
  }

  return(): Promise<IteratorResult<Uint8Array<ArrayBuffer>, undefined>> {
    this.leave();
    return Promise.resolve({ done: true, value: undefined });
  }

  /** Another thread may send any message. The port closes with the last message, so none can be lost. */
  protected override heard(data: unknown): void {
    if (data instanceof Uint8Array) {
      if (!this.#hasLeft) this.#chunks.push(data as Uint8Array<ArrayBuffer>);
      return;
    }
    this.#ended = data === 'end' ? 'end' : 'failed';
    this.closePort();
  }
}
