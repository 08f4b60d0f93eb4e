// Sends a source through an encoder into a sink.
import type { Encoder } from '../../wasm/base-n/codec';
import type { RunContext } from '../contract/run/kernel';
import type { Stored } from '../contract/run/sink';
import { sizeOf, type AnySource } from '../contract/run/source';

export interface EncodeJob {
  readonly encoder: Encoder;
  /** Size of the result in bytes for a source of this size. */
  readonly lengthOf: (bytes: number) => number;
  /** The bytes to encode. By default the source's. */
  readonly chunks?: AsyncIterable<Uint8Array>;
}

export async function encodeStream(
  source: AnySource,
  run: RunContext,
  { encoder, lengthOf, chunks = run.read(source) }: EncodeJob,
): Promise<Stored> {
  try {
    const sink = await run.sink({ mime: 'text/plain', expectedBytes: lengthOf(sizeOf(source)) });
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length;) {
        const { taken, output } = encoder.encode(chunk.subarray(at));
        await sink.write(output);
        at += taken;
      }
    }
    await sink.write(encoder.finish());
    return await sink.close();
  } finally {
    encoder.close();
  }
}
