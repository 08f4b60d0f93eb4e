// How loud a sound is over its time: enough to draw it, and to find its silences without decoding it again.

/** The length of the windows of `SoundShape.levels`. */
export const LEVEL_SECONDS = 0.01;

/** The lowest level: −127.5 dB or less. */
export const SILENT_LEVEL = 255;

export interface SoundShape {
  readonly seconds: number;
  /**
   * The highest sample of any channel in each window of LEVEL_SECONDS, in half decibels below full scale, rounded up. A window
   * is below −40 dB if its level is more than 80.
   */
  readonly levels: Uint8Array<ArrayBuffer>;
  /** The length of a column of `peaks` and `means`, of which there are a few thousand at most. */
  readonly columnSeconds: number;
  /** The highest sample in each column; 255 is full scale. */
  readonly peaks: Uint8Array<ArrayBuffer>;
  /** The root mean square of each column; 255 is full scale. */
  readonly means: Uint8Array<ArrayBuffer>;
}
