// Where a movie's time begins on its file's clock.

/** In seconds. Smaller gaps and delays are not worth a correction, because phones take times from a clock that trembles. */
export const AUDIBLE = 0.1;

interface FirstTimes {
  /** Of the first packet, in seconds on the file's clock. */
  readonly start: number;
  /** Of the first picture, if there is one. */
  readonly picture?: number | undefined;
  /** The file's length, if it is known. */
  readonly seconds?: number | undefined;
}

/**
 * It begins at 0, unless the file is part of a longer recording that keeps the recording's times: then it begins with the first
 * packet, as in players.
 */
export function movieOrigin({ start, picture, seconds }: FirstTimes): number {
  const isPart = seconds === undefined || start > seconds / 2;
  const first = picture === undefined ? (isPart ? start : 0) : Math.min(picture, start);
  return first < AUDIBLE ? 0 : first;
}
