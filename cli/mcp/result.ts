// A tool's result for a model: short text directly, and anything else in a file, with a description.
import { createHash } from 'node:crypto';
import { KiB, type Stored } from '../../workers/contract/run/sink';
import { concatBytes } from '../../workers/lib/concat-bytes';
import { readChunks } from '../../workers/lib/read-chunks';
import type { LargeFile } from '../../workers/run/sink';
import type { OpenedOutput, Roots } from './files';

/** In UTF-8. */
export const ANSWER_BYTES = 16 * KiB;

const HEAD = { bytes: 1 * KiB, lines: 10 } as const;

export interface FileAnswer {
  readonly path: string;
  readonly bytes: number;
  /** In lowercase hex. */
  readonly sha256: string;
  /** Missing for a binary file, and for a file whose path the caller chose, because that file may be secret. */
  readonly firstLines?: string;
}

export type Answer = { readonly text: string } | FileAnswer;

/** UTF-8 without NUL, or undefined. A character that is cut at the end is left out. */
function textIn(bytes: Uint8Array, isWhole: boolean): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: !isWhole });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Receives the result in pieces. The result goes to a file if the caller named one, if it gets long, or if it isn't text. */
export class Collector {
  readonly #roots: Roots;
  readonly #tool: string;
  readonly #wanted: OpenedOutput | undefined;
  readonly #hash = createHash('sha256');
  #held: Uint8Array[] = [];
  #head = new Uint8Array();
  #bytes = 0;
  #output: OpenedOutput | undefined;
  #file: LargeFile | undefined;

  /** `wanted` is the file that the caller named. It is closed at the end. */
  constructor(roots: Roots, tool: string, wanted: OpenedOutput | undefined) {
    this.#roots = roots;
    this.#tool = tool;
    this.#wanted = wanted;
    this.#output = wanted;
  }

  readonly openFile = async (): Promise<LargeFile> => ({
    write: (chunk) => this.#write(chunk),
    close: async (mime) => ({ stored: 'saved', name: '', mime, bytes: this.#bytes }),
    abort: () => this.abort(),
  });

  async #write(chunk: Uint8Array): Promise<void> {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    if (this.#head.length < HEAD.bytes)
      this.#head = concatBytes([this.#head, chunk.slice(0, HEAD.bytes - this.#head.length)]);
    if (this.#file) return this.#file.write(chunk);
    this.#held.push(chunk.slice());
    if (this.#bytes > ANSWER_BYTES) await this.#openOutput();
  }

  async #openOutput(): Promise<LargeFile> {
    const extension = textIn(this.#head, false) === undefined ? 'bin' : 'txt';
    this.#output ??= await this.#roots.writeNew(this.#tool, extension);
    const file = await this.#output.openFile();
    this.#file = file;
    for (const chunk of this.#held) await file.write(chunk);
    this.#held = [];
    return file;
  }

  /** `result` is set if the kernel hasn't written its result here. */
  async finish(result: Stored | string | undefined): Promise<Answer | undefined> {
    const answer = result === undefined ? undefined : await this.#finish(result);
    await this.#output?.close();
    return answer;
  }

  async #finish(result: Stored | string): Promise<Answer> {
    const source = typeof result === 'string' ? result : result.stored === 'text' ? result.text : result;
    if (typeof source === 'string') await this.#writeAll(source);
    else if (source.stored === 'blob') await this.#writeAll(source.blob);
    if (!this.#file && this.#wanted === undefined) {
      const text = textIn(concatBytes(this.#held), true);
      if (text !== undefined) return { text };
    }
    const file = this.#file ?? (await this.#openOutput());
    await file.close('application/octet-stream');
    const path = this.#output?.path ?? '';
    const head = this.#wanted === undefined ? textIn(this.#head, this.#bytes <= HEAD.bytes) : undefined;
    return {
      path,
      bytes: this.#bytes,
      sha256: this.#hash.digest('hex'),
      ...(head !== undefined && { firstLines: head.split('\n').slice(0, HEAD.lines).join('\n') }),
    };
  }

  async #writeAll(source: string | Blob): Promise<void> {
    for await (const chunk of readChunks(source)) await this.#write(chunk);
  }

  /** Removes what was written. */
  async abort(): Promise<void> {
    const [file, output] = [this.#file, this.#output];
    this.#file = undefined;
    this.#output = undefined;
    await file?.abort();
    await output?.close();
  }
}
