// The number of frames in an MP3 of constant bit rate, and the length of each, computed before any of them exists.
import { frameBytes } from '../../../lib/mpeg-frame';

export interface Mp3Format {
  /** Constant, in kbit/s. */
  readonly kilobits: number;
  /** One of MPEG-1's rates (32, 44.1 or 48 kHz), or half or a quarter of one. */
  readonly sampleRate: number;
  readonly channels: 1 | 2;
}

/** The samples in a frame of MPEG-1, and in one of MPEG-2 at the lower sample rates. */
export const frameSamples = (sampleRate: number): number => (sampleRate >= 32_000 ? 1152 : 576);

/** Samples of silence before the audio: LAME's ENCDELAY. */
export const ENCODER_DELAY = 576;

/** LAME pads the last frame, and adds another frame if the audio would end too close to the end. */
const LEAST_PADDING = 576;

/** The number of frames that LAME makes of this many samples: `lame_encode_flush` in its libmp3lame/lame.c. */
export const frameCount = (samples: number, sampleRate: number): number =>
  Math.ceil((ENCODER_DELAY + samples + LEAST_PADDING) / frameSamples(sampleRate));

export const paddingOf = (samples: number, sampleRate: number): number =>
  frameCount(samples, sampleRate) * frameSamples(sampleRate) - ENCODER_DELAY - samples;

/**
 * The size in bytes of the first `frames` frames. If the average frame isn't a whole number of bytes long, LAME lengthens some
 * by one byte, starting with the second one: `frac_SpF` and `slot_lag` in its libmp3lame/encoder.c.
 */
export function mp3Bytes(frames: number, { kilobits, sampleRate }: Mp3Format): number {
  const whole = frameBytes(frameSamples(sampleRate), kilobits, sampleRate);
  const rest = (frameSamples(sampleRate) * kilobits * 125) % sampleRate;
  return frames === 0 ? 0 : frames * whole + Math.ceil(((frames - 1) * rest) / sampleRate);
}

/** The pattern of lengths repeats after this many frames, at any bit rate: 49 at 44.1 kHz, as 1152 / 44100 = 32 / 1225. */
export const framePeriod = (sampleRate: number): number => (sampleRate % 11_025 === 0 ? 49 : 1);
