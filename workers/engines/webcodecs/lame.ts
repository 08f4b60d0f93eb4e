// LAME as a function: samples in, frames out.
import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders';
import { atQuality, QUICK } from './lame-quality';
import type { Mp3Format } from './mp3/layout';

/** Encodes one MP3 after the other. */
export interface Mp3Encoder {
  /** One array per channel, of equal length, full scale at 1. Calls back with frames; the bytes are valid until it returns. */
  readonly encode: (samples: readonly Float32Array[], use: (mp3: Uint8Array) => void) => void;
  /** Ends the MP3. */
  readonly finish: (use: (mp3: Uint8Array) => void) => void;
}

/** Starts an MP3. One that is not finished ends with the next. */
export type Lame = (format: Mp3Format, isQuick: boolean) => Promise<Mp3Encoder>;

type Kilobits = Parameters<WasmMediaEncoder<'audio/mpeg'>['configure']>[0]['bitrate'];

/** @param wasm the module's bytes */
export function createLame(wasm: Uint8Array): Lame {
  const loaded = new Map<boolean, Promise<WasmMediaEncoder<'audio/mpeg'>>>();
  return async ({ kilobits, sampleRate, channels }, isQuick) => {
    const loading = loaded.get(isQuick) ?? createEncoder('audio/mpeg', isQuick ? atQuality(wasm, QUICK) : wasm);
    loaded.set(isQuick, loading);
    const lame = await loading;
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
