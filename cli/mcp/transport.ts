// Standard input and output for the MCP SDK. Unlike the SDK's own transport, it answers lines that aren't valid messages, and
// goes on after one that is too long.
import { serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { KiB } from '../../workers/contract/run/sink';
import { LONGEST_LINE, readLine } from './read-line';

export class LineTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  readonly #input: Readable;
  readonly #output: Writable;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
  }

  async start(): Promise<void> {
    // The reader has closed the stream.
    this.#output.on('error', () => this.#input.destroy());
    void this.#serve().catch(() => undefined);
  }

  async #serve(): Promise<void> {
    try {
      for await (const line of linesOf(this.#input as AsyncIterable<Uint8Array>)) {
        const read = readLine(line);
        if (read && 'message' in read) this.onmessage?.(read.message);
        else if (read) await this.send(read.refusal);
      }
    } finally {
      this.onclose?.();
    }
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (!this.#output.write(serializeMessage(message))) await once(this.#output, 'drain');
  }

  async close(): Promise<void> {
    this.#input.destroy();
  }
}

/**
 * Lines without their line breaks, each valid until the next one. The memory stays below LONGEST_LINE: a longer line is undefined.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | undefined> {
  let held = new Uint8Array(64 * KiB);
  let length = 0;
  const take = (part: Uint8Array) => {
    const end = length + part.length;
    if (end <= LONGEST_LINE) {
      if (end > held.length) held = enlarged(held, Math.min(LONGEST_LINE, 2 * end));
      held.set(part, length);
    }
    length = end;
  };
  const line = () => (length > LONGEST_LINE ? undefined : held.subarray(0, length));
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, from)) {
      take(chunk.subarray(from, end));
      yield line();
      length = 0;
      from = end + 1;
    }
    take(chunk.subarray(from));
  }
  if (length > 0) yield line();
}

function enlarged(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(size);
  larger.set(bytes);
  return larger;
}
