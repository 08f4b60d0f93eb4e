// Measures how loud a sound is over its time, in memory of about 100 bytes per second of sound.
import { LEVEL_SECONDS, SILENT_LEVEL, type SoundShape } from '../contract/media/sound-shape';
import { enlarged } from './enlarged';

/** More columns than a screen has pixels. Whenever they are full, two become one. */
const MOST_COLUMNS = 8192;

/** Half decibels below full scale, rounded up, so “below −40 dB” is exactly “more than 80”. */
function levelOf(peak: number): number {
  if (peak >= 1) return 0;
  return peak > 0 ? Math.min(SILENT_LEVEL, Math.ceil(-40 * Math.log10(peak))) : SILENT_LEVEL;
}

const toByte = (amplitude: number) => Math.min(255, Math.round(amplitude * 255));

export class SoundMeter {
  readonly #sampleRate: number;
  #levels = new Uint8Array(4096);
  /** The windows that are complete. */
  #windows = 0;
  #samples = 0;
  #windowEnd: number;
  #peak = 0;
  #squares = 0;
  /** How many values the sum has. */
  #values = 0;
  readonly #peaks = new Float32Array(MOST_COLUMNS);
  readonly #means = new Float32Array(MOST_COLUMNS);
  #windowsPerColumn = 1;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
    this.#windowEnd = this.#endOf(0);
  }

  /** @param channels the next samples, one array per channel, with full scale at 1 */
  add(channels: readonly Float32Array[]): void {
    const length = channels[0]?.length ?? 0;
    for (let from = 0; from < length;) {
      const to = Math.min(length, from + this.#windowEnd - this.#samples);
      for (const channel of channels) this.#measure(channel, from, to);
      this.#samples += to - from;
      from = to;
      if (this.#samples === this.#windowEnd) this.#endWindow();
    }
  }

  finish(): SoundShape {
    if (this.#values > 0) this.#endWindow();
    const columns = Math.ceil(this.#windows / this.#windowsPerColumn);
    const lastWindows = this.#windows - (columns - 1) * this.#windowsPerColumn;
    return {
      seconds: this.#samples / this.#sampleRate,
      levels: this.#levels.slice(0, this.#windows),
      columnSeconds: this.#windowsPerColumn * LEVEL_SECONDS,
      peaks: Uint8Array.from(this.#peaks.subarray(0, columns), toByte),
      means: Uint8Array.from(this.#means.subarray(0, columns), (sum, column) =>
        toByte(Math.sqrt(sum / (column === columns - 1 ? lastWindows : this.#windowsPerColumn))),
      ),
    };
  }

  #endOf(window: number): number {
    return Math.max(this.#samples + 1, Math.round((window + 1) * this.#sampleRate * LEVEL_SECONDS));
  }

  #measure(channel: Float32Array, from: number, to: number) {
    let [peak, squares] = [this.#peak, 0];
    for (let i = from; i < to; i++) {
      const value = Math.abs(channel[i] ?? 0);
      if (value > peak) peak = value;
      squares += value * value;
    }
    this.#peak = peak;
    if (Number.isFinite(squares)) this.#squares += squares;
    this.#values += to - from;
  }

  #endWindow() {
    if (this.#windows === this.#levels.length) this.#levels = enlarged(this.#levels);
    this.#levels[this.#windows] = levelOf(this.#peak);
    this.#addToColumn(Math.min(1, this.#peak), Math.min(1, this.#squares / this.#values));
    this.#windows++;
    [this.#peak, this.#squares, this.#values] = [0, 0, 0];
    this.#windowEnd = this.#endOf(this.#windows);
  }

  #addToColumn(peak: number, mean: number) {
    if (this.#windows === MOST_COLUMNS * this.#windowsPerColumn) this.#halve();
    const column = Math.floor(this.#windows / this.#windowsPerColumn);
    this.#peaks[column] = Math.max(this.#peaks[column] ?? 0, peak);
    this.#means[column] = (this.#means[column] ?? 0) + mean;
  }

  #halve() {
    const [peaks, means] = [this.#peaks, this.#means];
    for (let i = 0; i < MOST_COLUMNS / 2; i++) {
      peaks[i] = Math.max(peaks[2 * i] ?? 0, peaks[2 * i + 1] ?? 0);
      means[i] = (means[2 * i] ?? 0) + (means[2 * i + 1] ?? 0);
    }
    peaks.fill(0, MOST_COLUMNS / 2);
    means.fill(0, MOST_COLUMNS / 2);
    this.#windowsPerColumn *= 2;
  }
}
