// Divides the sample rate by a whole number: keeps every nth sample after a low-pass filter.

/** Samples of the lower rate that the filter reaches to each side. */
const REACH = 32;

/** Of the Kaiser window, for 100 dB: 0.1102 · (100 − 8.7). J. F. Kaiser, 1974. */
const BETA = 10.06;

/** The modified Bessel function of the first kind and order 0, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > sum * 1e-12; k++) sum += term *= (x / (2 * k)) ** 2;
  return sum;
}

/** How many samples of the higher rate the filter needs on each side of one. */
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

/** Takes samples in pieces of any length. The first result is for the sample at `reachOf(factor)`. */
export class Decimator {
  readonly #factor: number;
  readonly #filter: Float32Array;
  /** The samples for the next results, one array for each channel. */
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

  /** In plain loops, because they run for every sample. The filter is symmetric, and every tap at a multiple of the factor is 0. */
  #filtered(channel: Float32Array, count: number): Float32Array {
    const [factor, filter] = [this.#factor, this.#filter];
    const reach = (filter.length - 1) / 2;
    const results = new Float32Array(count);
    for (let i = 0; i < count; i++) {
      const center = i * factor + reach;
      let sum = (filter[reach] ?? 0) * (channel[center] ?? 0);
      for (let base = 0; base < reach; base += factor) {
        for (let tap = base + 1; tap < base + factor; tap++) {
          sum += (filter[reach + tap] ?? 0) * ((channel[center - tap] ?? 0) + (channel[center + tap] ?? 0));
        }
      }
      results[i] = sum;
    }
    return results;
  }
}

const MOST = 8;

/** Whether one sample rate is a whole number of times another. */
export const canDecimate = (from: number, to: number): boolean => from % to === 0 && from / to <= MOST;
