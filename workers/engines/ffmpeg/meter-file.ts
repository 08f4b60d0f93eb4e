// An output file that measures the samples written to it and forgets them: three hours of samples would take 4 GB.
import type { SoundShape } from '../../contract/media/sound-shape';
import { SoundMeter } from '../../lib/sound-meter';

/** Interleaved 32-bit floats, little-endian. */
interface MeterFormat {
  readonly channels: number;
  readonly sampleRate: number;
}

const NAME = /^meter-(\d+)-(\d+)$/;

/** In the folder of outputs. The name is the only thing that the file's creator knows. */
export const meterPath = ({ channels, sampleRate }: MeterFormat) => `/output/meter-${sampleRate}-${channels}`;

/** Undefined for any other file. */
export function meterFormat(name: string): MeterFormat | undefined {
  const [, sampleRate, channels] = NAME.exec(name) ?? [];
  return sampleRate === undefined ? undefined : { sampleRate: Number(sampleRate), channels: Number(channels) };
}

const HEAD_BYTES = 24;

function shapeBytes({ seconds, columnSeconds, peaks, means, levels }: SoundShape): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEAD_BYTES + 2 * peaks.length + levels.length);
  new Float64Array(bytes.buffer, 0, 3).set([seconds, columnSeconds, peaks.length]);
  bytes.set(peaks, HEAD_BYTES);
  bytes.set(means, HEAD_BYTES + peaks.length);
  bytes.set(levels, HEAD_BYTES + 2 * peaks.length);
  return bytes;
}

/** The measures of a file that was read. Undefined for an empty one. */
export function readShape(file: Uint8Array): SoundShape | undefined {
  if (file.length < HEAD_BYTES) return undefined;
  const bytes = Uint8Array.from(file);
  const [seconds = 0, columnSeconds = 0, columns = 0] = new Float64Array(bytes.buffer, 0, 3);
  const at = (start: number, end?: number) => bytes.slice(HEAD_BYTES + start, end && HEAD_BYTES + end);
  return {
    seconds,
    columnSeconds,
    peaks: at(0, columns),
    means: at(columns, 2 * columns),
    levels: at(2 * columns),
  };
}

/** Takes bytes in order, as ffmpeg writes samples. */
export class MeterFile {
  readonly #format: MeterFormat;
  readonly #frameBytes: number;
  #meter: SoundMeter;
  #isTaken = false;
  bytes = 0;
  /** The beginning of a frame whose end comes with the next bytes. */
  #rest = new Uint8Array(0);

  constructor(format: MeterFormat) {
    this.#format = format;
    this.#frameBytes = 4 * format.channels;
    this.#meter = new SoundMeter(format.sampleRate);
  }

  write(bytes: Uint8Array): void {
    this.bytes += bytes.length;
    const joined = new Uint8Array(this.#rest.length + bytes.length);
    joined.set(this.#rest);
    joined.set(bytes, this.#rest.length);
    const { channels } = this.#format;
    const frames = Math.floor(joined.length / this.#frameBytes);
    const view = new DataView(joined.buffer);
    const planes = Array.from({ length: channels }, (_, c) => {
      const plane = new Float32Array(frames);
      for (let i = 0; i < frames; i++) plane[i] = view.getFloat32(4 * (i * channels + c), true);
      return plane;
    });
    this.#meter.add(planes);
    this.#rest = joined.slice(frames * this.#frameBytes);
  }

  /** Nothing: the samples are gone. */
  read(): number {
    return 0;
  }

  /** The measures as one piece, once. */
  take(): Uint8Array<ArrayBuffer> | undefined {
    if (this.#isTaken) return undefined;
    this.#isTaken = true;
    return shapeBytes(this.#meter.finish());
  }

  clear(): void {
    this.#meter = new SoundMeter(this.#format.sampleRate);
    [this.#isTaken, this.bytes, this.#rest] = [false, 0, new Uint8Array(0)];
  }
}
