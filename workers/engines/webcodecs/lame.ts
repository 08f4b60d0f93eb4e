// LAME as a function: samples in, frames out.
import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders';
import type { Mp3Format } from './mp3/layout';

/** Encodes one MP3 after the other. */
export interface Mp3Encoder {
  /** One array per channel, of equal length, full scale at 1. Calls back with frames; the bytes are valid until it returns. */
  readonly encode: (samples: readonly Float32Array[], use: (mp3: Uint8Array) => void) => void;
  /** Ends the MP3. */
  readonly finish: (use: (mp3: Uint8Array) => void) => void;
}

type Kilobits = Parameters<WasmMediaEncoder<'audio/mpeg'>['configure']>[0]['bitrate'];

/** @param wasm the module's bytes, or the module */
export async function loadLame(wasm: Uint8Array | WebAssembly.Module): Promise<(format: Mp3Format) => Mp3Encoder> {
  const lame = await createEncoder('audio/mpeg', wasm);
  return ({ kilobits, sampleRate, channels }) => {
    lame.configure({
      channels,
      sampleRate,
      bitrate: kilobits as Exclude<Kilobits, undefined>,
      outputSampleRate: sampleRate as 44_100,
    });
    return {
      encode: (samples, use) => use(lame.encode(samples)),
      finish: (use) => use(lame.finalize()),
    };
  };
}
