// Silence for the time in which a file has no audio, so that the audio after it keeps its time. A place in the sound counts the
// silence before it, and a decoded sample is counted without any.

export interface Silence {
  /** The decoded sample that it precedes. */
  readonly at: number;
  readonly samples: number;
}

/** What is played of a track, as places in the sound: from the first to before the second. */
export interface Timeline {
  readonly first: number;
  readonly last: number;
  /** In the order of their places. */
  readonly silences: readonly Silence[];
}

/** In seconds. FFmpeg leaves a smaller delay of the whole track alone. */
const LEAST_DELAY = 0.001;

/** The silence before late audio. */
export const silenceOf = (delay: number, at: number, sampleRate: number): readonly Silence[] =>
  delay < LEAST_DELAY ? [] : [{ at, samples: Math.round(delay * sampleRate) }];

/** The decoded sample at a place in the sound, or the one after the silence there. */
export function decodedAt(silences: readonly Silence[], place: number): number {
  let before = 0;
  for (const { at, samples } of silences) {
    if (place < at + before) break;
    if (place < at + before + samples) return at;
    before += samples;
  }
  return place - before;
}

/** The samples of silence before a decoded sample, without one that ends right there. */
export const silenceBefore = (silences: readonly Silence[], decoded: number): number =>
  silences.reduce((sum, { at, samples }) => (at < decoded ? sum + samples : sum), 0);

/** A place in the sound, moved out of silence to the end of the audio before it. */
export function endAt(silences: readonly Silence[], place: number): number {
  const decoded = decodedAt(silences, place);
  return decoded + silenceBefore(silences, decoded);
}

/** The samples of silence in a part of the sound. */
export function silenceWithin({ first, last, silences }: Timeline): number {
  const audio = decodedAt(silences, last) - decodedAt(silences, first);
  return last - first - audio;
}

/** Longer silence is passed on in blocks. */
const BLOCK_SAMPLES = 48_000;

type Use = (channels: readonly Float32Array[]) => void;

/** Passes decoded samples on, with silence in its places. Call `end` after the last. */
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
