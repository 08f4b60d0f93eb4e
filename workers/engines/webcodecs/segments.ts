// How an MP3 is divided into segments that are encoded at the same time.
import { frameCount, framePeriod, frameSamples } from './mp3/layout';

/** A range of frames. Numbers count the frames of the whole MP3. */
export interface Segment {
  /** The first frame to encode. It is earlier than the first one needed, because an encoder takes a while to settle. */
  readonly first: number;
  /** From this frame on, the segment can take over from the previous one. */
  readonly from: number;
  /** The samples to encode, of all the audio: from the first of these to before the second. */
  readonly start: number;
  readonly end: number;
}

/** Frames until the encoder's reservoir has filled: half a second. */
const WARM_UP_FRAMES = 20;

/**
 * How many frames beyond its end the next segment may take over: a second. A suitable frame was always found in less than half
 * of that.
 */
const OVERLAP_FRAMES = 40;

/** The encoder looks ahead, so its last frames are those of an ending. */
const LOOK_AHEAD_FRAMES = 3;

/** For less than this, starting another worker costs more than it saves. */
const LEAST_SECONDS = 30;

/** With more than this, progress would be coarse, and the results that wait for their turn would be large. */
const MOST_SECONDS = 120;

/** How many segments: a multiple of the workers, so that all of them finish together. */
export function segmentCount(seconds: number, workers: number): number {
  const most = Math.floor(seconds / LEAST_SECONDS);
  const rounds = Math.ceil(seconds / (MOST_SECONDS * workers));
  return Math.max(1, Math.min(most, rounds * workers));
}

/** @param samples of all the audio */
export function planSegments(samples: number, sampleRate: number, count: number): Segment[] {
  const frames = frameCount(samples, sampleRate);
  const each = frameSamples(sampleRate);
  const period = framePeriod(sampleRate);
  const startOf = (i: number) => {
    if (i === 0) return { first: 0, from: 0 };
    // If each segment begins with the pattern of lengths, frames are as long as in one piece.
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
