// How an MP3 is divided into segments that are encoded at the same time.
import { frameCount, framePeriod, frameSamples } from './mp3/layout';

/** A stretch of frames. Numbers count frames of the whole MP3. */
export interface Segment {
  /** The first frame that is encoded, earlier than it is wanted: an encoder needs a while to settle. */
  readonly first: number;
  /** From here on this segment may take over from the previous one. */
  readonly from: number;
  /** Samples of the whole sound that are encoded: from the first of these to before the second. */
  readonly start: number;
  readonly end: number;
}

/** Frames until the encoder's reservoir has filled: half a second. */
const WARM_UP_FRAMES = 20;

/**
 * Frames beyond its end in which the next segment may take over: a second. A suitable frame was always found in less than half
 * of that.
 */
const OVERLAP_FRAMES = 40;

/** The encoder looks ahead, and its last frames are those of an ending. */
const LOOK_AHEAD_FRAMES = 3;

/** Below this, starting another worker costs more than it saves. */
const LEAST_SECONDS = 30;

/** Above this, progress would be coarse and the results that wait for their turn large. */
const MOST_SECONDS = 120;

/** How many segments: a multiple of the workers, so that all of them finish together. */
export function segmentCount(seconds: number, workers: number): number {
  const most = Math.floor(seconds / LEAST_SECONDS);
  const rounds = Math.ceil(seconds / (MOST_SECONDS * workers));
  return Math.max(1, Math.min(most, rounds * workers));
}

/** @param samples of the whole sound */
export function planSegments(samples: number, sampleRate: number, count: number): Segment[] {
  const frames = frameCount(samples, sampleRate);
  const each = frameSamples(sampleRate);
  const period = framePeriod(sampleRate);
  const startOf = (i: number) => {
    if (i === 0) return { first: 0, from: 0 };
    // Frames have the lengths that they would have in one piece if each segment begins with the pattern of lengths.
    const first = Math.floor(((frames * i) / count - WARM_UP_FRAMES) / period) * period;
    return { first, from: first + WARM_UP_FRAMES };
  };
  return Array.from({ length: count }, (_, i) => {
    const { first, from } = startOf(i);
    const last = i + 1 === count ? undefined : startOf(i + 1).from + OVERLAP_FRAMES + LOOK_AHEAD_FRAMES;
    const end = last === undefined ? samples : Math.min(samples, last * each);
    return { first, from, start: first * each, end };
  });
}
