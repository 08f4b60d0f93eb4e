// Silence for the times at which a file has no audio, so that later audio keeps its timing. A position in the audio counts the
// silence before it, and the index of a decoded sample doesn't.

export interface Silence {
  /** The decoded sample that follows the silence. */
  readonly at: number;
  readonly samples: number;
}

/** The played part of a track, as positions in the audio: from the first to before the second. */
export interface Timeline {
  readonly first: number;
  readonly last: number;
  /** In the order of their positions. */
  readonly silences: readonly Silence[];
}

/** In seconds. FFmpeg ignores a smaller delay of the whole track. */
const LEAST_DELAY = 0.001;

/** The silence before late audio. */
export const silenceOf = (delay: number, at: number, sampleRate: number): readonly Silence[] =>
  delay < LEAST_DELAY ? [] : [{ at, samples: Math.round(delay * sampleRate) }];

/** The decoded sample at a position in the audio. In silence, it is the one after it. */
export function decodedAt(silences: readonly Silence[], place: number): number {
  let before = 0;
  for (const { at, samples } of silences) {
    if (place < at + before) break;
    if (place < at + before + samples) return at;
    before += samples;
  }
  return place - before;
}

/** The samples of silence before a decoded sample, without silence that ends exactly there. */
export const silenceBefore = (silences: readonly Silence[], decoded: number): number =>
  silences.reduce((sum, { at, samples }) => (at < decoded ? sum + samples : sum), 0);

/** A position in the audio. In silence, it is moved to the end of the audio before it. */
export function endAt(silences: readonly Silence[], place: number): number {
  const decoded = decodedAt(silences, place);
  return decoded + silenceBefore(silences, decoded);
}

/** The samples of silence in a part of the audio. */
export function silenceWithin({ first, last, silences }: Timeline): number {
  const audio = decodedAt(silences, last) - decodedAt(silences, first);
  return last - first - audio;
}

/** Longer silence is passed on in blocks. */
const BLOCK_SAMPLES = 48_000;

type Use = (channels: readonly Float32Array[]) => void;

/** Passes on decoded samples, and inserts the silence. Call `end` after the last sample. */
export class Filler {
  readonly #silences: readonly Silence[];
  readonly #use: Use;
  readonly #block: readonly Float32Array[];
  #next = 0;
  #seen = 0;

  constructor(silences: readonly Silence[], channels: number, use: Use) {
    this.#silences = silences;
    this.#use = use;
    const block = new Float32Array(silences.length > 0 ? BLOCK_SAMPLES : 0);
    this.#block = Array.from({ length: channels }, () => block);
  }

  add(channels: readonly Float32Array[]) {
    const length = channels[0]?.length ?? 0;
    for (let from = 0; from < length;) {
      const rest = (this.#silences[this.#next]?.at ?? Infinity) - this.#seen;
      if (rest === 0) {
        this.#fill();
        continue;
      }
      const to = Math.min(length, from + rest);
      this.#use(from === 0 && to === length ? channels : channels.map((channel) => channel.subarray(from, to)));
      this.#seen += to - from;
      from = to;
    }
  }

  end() {
    while (this.#next < this.#silences.length) this.#fill();
  }

  #fill() {
    let rest = this.#silences[this.#next++]?.samples ?? 0;
    for (; rest > 0; rest -= BLOCK_SAMPLES)
      this.#use(this.#block.map((channel) => channel.subarray(0, Math.min(rest, BLOCK_SAMPLES))));
  }
}
