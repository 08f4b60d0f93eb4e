// LAME as a function: samples in, frames out. It calls the module directly, without the library around it, which copies each
// packet to another worker and back.
import { patchLame } from './lame-patches';
import type { Mp3Format } from './mp3/layout';

/** Encodes one MP3 after another. */
export interface Mp3Encoder {
  /**
   * Takes one array per channel, of equal length, with full scale at 1. Calls back with frames, whose bytes are valid until the
   * callback returns.
   */
  readonly encode: (samples: readonly Float32Array[], use: (mp3: Uint8Array) => void) => void;
  /** Ends the MP3. */
  readonly finish: (use: (mp3: Uint8Array) => void) => void;
}

/** Starts an MP3. If the previous one isn't finished, it ends here. */
export type Lame = (format: Mp3Format, isQuick: boolean) => Promise<Mp3Encoder>;

/** The module's exports, under the names that Emscripten shortened. */
interface Exports {
  readonly e: WebAssembly.Memory;
  /** Runs once, before all other functions. */
  readonly f: () => void;
  /** `init_lame`. Returns the encoder's handle. */
  readonly g: (channels: number, sampleRate: number, bitsPerSecond: number) => number;
  /** `encode_samples`. Returns the bytes it wrote, or a negative number. */
  readonly h: (lame: number, left: number, right: number, samples: number, out: number, outBytes: number) => number;
  /** `flush_lame`. Returns as `encode_samples` does. */
  readonly i: (lame: number, out: number, outBytes: number) => number;
  /** `close_lame`. */
  readonly j: (lame: number) => void;
  /** `malloc`. */
  readonly l: (bytes: number) => number;
}

/** How many samples per channel fit into the module's buffer. */
const MOST_SAMPLES = 64 * 1024;

/** "mp3buf_size in bytes = 1.25*num_samples + 7200", include/lame.h. */
const OUT_BYTES = 1.25 * MOST_SAMPLES + 7200;

const PAGE_BYTES = 64 * 1024;

async function instantiate(wasm: Uint8Array<ArrayBuffer>): Promise<Exports> {
  const none = () => 0;
  const stop = () => {
    throw new Error('LAME stopped.');
  };
  const grow = (bytes: number) => {
    const missing = Math.ceil((bytes - exports.e.buffer.byteLength) / PAGE_BYTES);
    exports.e.grow(missing); // throws RangeError if there isn't enough memory
    return 1;
  };
  // `exit`, `fd_write`, `emscripten_resize_heap` and `fd_seek`. The module prints nothing.
  const imports = { a: { a: stop, b: none, c: grow, d: none } };
  const { instance } = await WebAssembly.instantiate(wasm, imports);
  // WebAssembly's exports have no types of their own: `Exports` is what lame.wasm has.
  const exports = instance.exports as unknown as Exports;
  exports.f();
  return exports;
}

class Module {
  readonly #exports: Exports;
  readonly #inputs: readonly number[];
  readonly #out: number;
  #lame: number | undefined;

  constructor(exports: Exports) {
    this.#exports = exports;
    this.#inputs = [0, 1].map(() => exports.l(MOST_SAMPLES * Float32Array.BYTES_PER_ELEMENT));
    this.#out = exports.l(OUT_BYTES);
  }

  start({ channels, sampleRate, kilobits }: Mp3Format): Mp3Encoder {
    const { g, h, i, j } = this.#exports;
    const [left = 0, right = 0] = this.#inputs;
    if (this.#lame !== undefined) j(this.#lame);
    const lame = (this.#lame = g(channels, sampleRate, kilobits * 1000));
    return {
      encode: (samples, use) => {
        const length = samples[0]?.length ?? 0;
        for (let from = 0; from < length; from += MOST_SAMPLES) {
          const to = Math.min(from + MOST_SAMPLES, length);
          samples.forEach((channel, c) => this.#put(c, channel.subarray(from, to)));
          use(this.#written(h(lame, left, channels === 1 ? left : right, to - from, this.#out, OUT_BYTES)));
        }
      },
      finish: (use) => use(this.#written(i(lame, this.#out, OUT_BYTES))),
    };
  }

  #put(channel: number, samples: Float32Array) {
    new Float32Array(this.#exports.e.buffer, this.#inputs[channel], samples.length).set(samples);
  }

  #written(bytes: number): Uint8Array {
    if (bytes < 0) throw new Error(`LAME ended with ${bytes}.`);
    return new Uint8Array(this.#exports.e.buffer, this.#out, bytes);
  }
}

/** @param wasm the bytes of the module that `@mediabunny/mp3-encoder` brings */
export function createLame(wasm: Uint8Array): Lame {
  const loaded = new Map<boolean, Promise<Module>>();
  return async (format, isQuick) => {
    const loading = loaded.get(isQuick) ?? instantiate(patchLame(wasm, isQuick)).then((exports) => new Module(exports));
    loaded.set(isQuick, loading);
    return (await loading).start(format);
  };
}
