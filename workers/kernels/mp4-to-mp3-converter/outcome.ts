// Judges a finished conversion: how much sound there is, and what was lost.
import type { MediaExec } from '../../contract/media-engine';
import { mp3Seconds } from './mp3-length';
import { counted, inWords } from './words';

/** Less than this share of what was expected counts as short, once it is more than a frame or two. */
const ENOUGH = 0.98;
const SLACK_SECONDS = 0.1;

const REPEATED = /Last message repeated (\d+) times/;
const isUndecoded = (line = '') => line.startsWith('Error while decoding stream');
const CUT_OFF =
  /corrupt input packet|partial file|File ended prematurely|Error reading|I\/O error|error reading header/i;

/** Pieces of sound that could not be decoded. ffmpeg folds a line that repeats into a count. */
export function countDecodeErrors(log: readonly string[]): number {
  return log.reduce((count, line, i) => {
    if (isUndecoded(line)) return count + 1;
    const repeats = REPEATED.exec(line)?.[1];
    return repeats !== undefined && isUndecoded(log[i - 1]) ? count + Number(repeats) : count;
  }, 0);
}

/** The last position that ffmpeg reported, in seconds. Gaps count in: it is the second-best witness of the length. */
function lastTime(log: readonly string[]): number {
  const [, hours, minutes, seconds] =
    /time=(\d+):(\d\d):(\d\d\.\d+)/.exec(log.findLast((line) => line.includes('time=')) ?? '') ?? [];
  return seconds === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export interface Outcome {
  /** Seconds of sound in the MP3; 0 means that nothing was saved. */
  readonly seconds: number;
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
}

/** `expected` in seconds, where it is known. */
export function judge({ exitCode, log }: MediaExec, mp3: Uint8Array, expected: number | undefined): Outcome {
  const seconds = mp3Seconds(mp3) ?? (mp3.length > 0 ? lastTime(log) : 0);
  const errors = countDecodeErrors(log);
  const isShort = expected !== undefined && seconds < expected * ENOUGH && expected - seconds > SLACK_SECONDS;
  const isCutOff = log.some((line) => CUT_OFF.test(line));
  if (exitCode !== 0 || errors > 0 || isCutOff) {
    return { seconds, warnings: [warning(errors, savedOf(seconds, expected), isCutOff)], notes: [] };
  }
  return { seconds, warnings: [], notes: isShort ? [shortNote(seconds, expected)] : [] };
}

/** No fault: a video may go on where its sound has ended. */
const shortNote = (seconds: number, expected: number) =>
  `There are ${inWords(seconds)} of sound in these ${inWords(expected)}: the rest has pictures only.`;

/** The last frame may reach a little beyond the end. */
const savedOf = (seconds: number, expected: number | undefined) =>
  expected === undefined ? inWords(seconds) : `${inWords(Math.min(seconds, expected))} of ${inWords(expected)}`;

function warning(errors: number, saved: string, isCutOff: boolean): string {
  const what = isCutOff ? 'The file is incomplete or damaged' : 'The file is damaged';
  const lost =
    errors > 0 ? `${counted(errors, 'piece', 'pieces')} of its sound could not be decoded` : 'a part could not be read';
  return `${what}: ${lost}. Saved: ${saved} of sound.`;
}
