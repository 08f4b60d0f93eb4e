// How many frames an MP3 of constant bit rate has and how long each one is, known before any of them is made.
import { frameBytes } from './frame';

export interface Mp3Format {
  /** Constant, in kbit/s. */
  readonly kilobits: number;
  /** One of MPEG-1: 32, 44.1 or 48 kHz. */
  readonly sampleRate: number;
  readonly channels: 1 | 2;
}

/** Samples in a frame of MPEG-1. */
export const FRAME_SAMPLES = 1152;

/** Samples of silence before the sound, LAME's ENCDELAY. */
export const ENCODER_DELAY = 576;

/** LAME fills the last frame, and adds one more where the sound would end too close to the end. */
const LEAST_PADDING = 576;

/** Frames that LAME makes of so many samples, `lame_encode_flush` in its libmp3lame/lame.c. */
export const frameCount = (samples: number): number =>
  Math.ceil((ENCODER_DELAY + samples + LEAST_PADDING) / FRAME_SAMPLES);

export const paddingOf = (samples: number): number => frameCount(samples) * FRAME_SAMPLES - ENCODER_DELAY - samples;

/**
 * Bytes of the first `frames` frames. Where a frame is not a whole number of bytes long on average, LAME lengthens some by one,
 * the second frame before any other: `frac_SpF` and `slot_lag` in its libmp3lame/encoder.c.
 */
export function mp3Bytes(frames: number, { kilobits, sampleRate }: Mp3Format): number {
  const whole = frameBytes(FRAME_SAMPLES, kilobits, sampleRate);
  const rest = (FRAME_SAMPLES * kilobits * 125) % sampleRate;
  return frames === 0 ? 0 : frames * whole + Math.ceil(((frames - 1) * rest) / sampleRate);
}

/** After so many frames the pattern of lengths begins anew, whatever the bit rate: 49 at 44.1 kHz, as 1152 / 44100 = 32 / 1225. */
export const framePeriod = (sampleRate: number): number => (sampleRate === 44_100 ? 49 : 1);
