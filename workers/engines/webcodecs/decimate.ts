// Divides the sample rate by a whole number: keeps every nth sample after a low-pass filter.

/** How many samples at the lower rate the filter needs on each side. */
const REACH = 32;

const RESULTS_AT_ONCE = 4;

/** The shape of the Kaiser window, for 100 dB: 0.1102 · (100 − 8.7). J. F. Kaiser, 1974. */
const BETA = 10.06;

/** The modified Bessel function of the first kind and order 0, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > sum * 1e-12; k++) sum += term *= (x / (2 * k)) ** 2;
  return sum;
}

/** How many samples at the higher rate the filter needs on each side of a sample. */
export const reachOf = (factor: number): number => (factor === 1 ? 0 : REACH * factor);

/** A sinc in a Kaiser window, cut off at half the lower rate: at 44.1 kHz, it passes up to 19.9 kHz. The sum is 1. */
function filterFor(factor: number): Float32Array {
  const reach = reachOf(factor);
  const taps = Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const x = i - reach;
    const window = bessel(BETA * Math.sqrt(1 - (x / reach) ** 2)) / bessel(BETA);
    return window * (x === 0 ? 1 / factor : Math.sin((Math.PI * x) / factor) / (Math.PI * x));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return Float32Array.from(taps, (tap) => tap / sum);
}

/** Takes samples in pieces of any length. The first result belongs to the sample at `reachOf(factor)`. */
export class Decimator {
  readonly #factor: number;
  readonly #filter: Float32Array;
  /** The samples of the next results, one array per channel. */
  #held: Float32Array[] = [];

  constructor(factor: number) {
    this.#factor = factor;
    this.#filter = filterFor(factor);
  }

  add(channels: readonly Float32Array[]): readonly Float32Array[] {
    const [factor, filter] = [this.#factor, this.#filter];
    const joined = channels.map((channel, c) => {
      const held = this.#held[c] ?? new Float32Array(0);
      const whole = new Float32Array(held.length + channel.length);
      whole.set(held);
      whole.set(channel, held.length);
      return whole;
    });
    const length = joined[0]?.length ?? 0;
    const count = Math.max(0, Math.floor((length - filter.length) / factor) + 1);
    this.#held = joined.map((channel) => channel.slice(count * factor));
    return joined.map((channel) => this.#filtered(channel, count));
  }

  /**
   * Plain loops, because they run for every sample. The filter is split into phases, so that samples and taps are contiguous.
   * In phase 0, every tap except the middle one is 0. Four results at a time share the loaded values.
   */
  #filtered(channel: Float32Array, count: number): Float32Array {
    const [factor, filter] = [this.#factor, this.#filter];
    const reach = (filter.length - 1) / 2;
    // Has room for the last four results, because stores beyond the end of an array are slow.
    const results = new Float32Array(count + RESULTS_AT_ONCE);
    for (let i = 0; i < count; i++) results[i] = (filter[reach] ?? 0) * (channel[i * factor + reach] ?? 0);
    const taps = new Float64Array(2 * REACH);
    const used = count + taps.length - 1;
    const samples = new Float64Array(used + RESULTS_AT_ONCE);
    for (let phase = 1; phase < factor; phase++) {
      for (let t = 0; t < taps.length; t++) taps[t] = filter[t * factor + phase] ?? 0;
      for (let i = 0; i < used; i++) samples[i] = channel[i * factor + phase] ?? 0;
      for (let i = 0; i < count; i += RESULTS_AT_ONCE) {
        let [sum0, sum1, sum2, sum3] = [0, 0, 0, 0];
        let [x0, x1, x2] = [samples[i] ?? 0, samples[i + 1] ?? 0, samples[i + 2] ?? 0];
        for (let t = 0; t < taps.length; t++) {
          const tap = taps[t] ?? 0;
          const x3 = samples[i + t + 3] ?? 0;
          sum0 += tap * x0;
          sum1 += tap * x1;
          sum2 += tap * x2;
          sum3 += tap * x3;
          x0 = x1;
          x1 = x2;
          x2 = x3;
        }
        results[i] = (results[i] ?? 0) + sum0;
        results[i + 1] = (results[i + 1] ?? 0) + sum1;
        results[i + 2] = (results[i + 2] ?? 0) + sum2;
        results[i + 3] = (results[i + 3] ?? 0) + sum3;
      }
    }
    return results.subarray(0, count);
  }
}

const MOST = 8;

/** Whether one sample rate is a whole number of times another. */
export const canDecimate = (from: number, to: number): boolean => from % to === 0 && from / to <= MOST;
