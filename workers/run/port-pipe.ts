// A pipe between two runs, over a MessagePort, in one thread or between two. Buffers move, and the reader gives credit for each chunk
// that it takes. An end that closes wakes the other, and an aborted signal wakes both.
import { canceled } from '../contract/errors';
import { PREVIEW_BYTES, type Written } from '../contract/recipe';
import { MiB } from '../contract/sink';
import { concatBytes } from '../lib/concat-bytes';

/** Bytes that may be under way: four chunks of a sink, so that both ends can work at the same time. */
export const WINDOW_BYTES = 4 * MiB;

type ToReader = Uint8Array<ArrayBuffer> | 'end' | 'failed';
/** Bytes that were taken; `closed` once no more are wanted. */
type ToWriter = number | 'closed';

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
  readonly #head: Uint8Array[] = [];
  #headBytes = 0;

  get written(): Written {
    return { bytes: this.#bytes, head: concatBytes(this.#head) };
  }

  /** Copies the chunk. Resolves when there is room for the next one, or at once if the reader wants no more. */
  async write(chunk: Uint8Array): Promise<void> {
    this.throwIfCanceled();
    if (chunk.length === 0) return;
    this.#bytes += chunk.length;
    this.#keepHead(chunk);
    if (!this.#isWanted) return;
    const copy = chunk.slice();
    this.#underway += copy.length;
    this.post(copy, [copy.buffer]);
    while (this.#isHeldUp) await this.waitForMessage();
  }

  get #isHeldUp() {
    return this.#isWanted && this.#underway >= WINDOW_BYTES;
  }

  /** Nothing may be written after this. `failed`: the reader must not take what it has for everything. */
  end(how: 'end' | 'failed'): void {
    this.post(how);
  }

  protected override heard(data: unknown): void {
    if (typeof data === 'number') this.#underway -= data;
    else this.#isWanted = false;
  }

  #keepHead(chunk: Uint8Array) {
    const missing = PREVIEW_BYTES - this.#headBytes;
    if (missing <= 0) return;
    const head = chunk.slice(0, missing);
    this.#head.push(head);
    this.#headBytes += head.length;
  }
}

/** The chunks in their order. */
export class PortReader extends PortEnd implements AsyncIterableIterator<Uint8Array> {
  #chunks: Uint8Array[] = [];
  #ended: 'end' | 'failed' | undefined;
  #hasLeft = false;

  [Symbol.asyncIterator]() {
    return this;
  }

  /** Throws `canceled` if the writer's run failed: the error to show is the writer's. */
  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
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

  /** Wants no more. The writer goes on without being held up. */
  leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    this.#chunks = [];
    this.post('closed');
  }

  return(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.leave();
    return Promise.resolve({ done: true, value: undefined });
  }

  /** Another thread may send anything. The port closes with the last message, so none can be lost. */
  protected override heard(data: unknown): void {
    if (data instanceof Uint8Array) {
      if (!this.#hasLeft) this.#chunks.push(data);
      return;
    }
    this.#ended = data === 'end' ? 'end' : 'failed';
    this.closePort();
  }
}
