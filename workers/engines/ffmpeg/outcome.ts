// Judges a finished conversion by what ffmpeg printed: how much audio there is, and what was lost.
import type { AudioGaps, AudioOutcome, AudioPlan, AudioWarning } from '../../contract/audio-engine';
import { closedGaps, filledGaps } from './clock';
import type { Execution } from './core';
import { mp3Seconds } from './mp3-length';

const REPEATED = /Last message repeated (\d+) times/;
const isUndecoded = (line = '') => line.startsWith('Error while decoding stream');
const CUT_OFF =
  /corrupt input packet|partial file|File ended prematurely|Error reading|I\/O error|error reading header/i;

/** Sections of audio that could not be decoded. ffmpeg folds a line that repeats into a count. */
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

/**
 * Of 0 seconds where nothing was saved.
 * @param head the first bytes of the result
 * @param sampleRate that of the track
 * @param isJoined the conversion did not keep the file's times
 */
export function judge(
  { exitCode, log }: Execution,
  head: Uint8Array,
  { encoding }: Pick<AudioPlan, 'encoding'>,
  sampleRate: number,
  isJoined = false,
): AudioOutcome {
  const held = mp3Seconds(head);
  const seconds = held ?? (head.length > 0 ? lastTime(log) : 0);
  const copied = held === undefined ? undefined : closedGaps(lastTime(log), held, sampleRate);
  const kept = encoding === 'copy' ? copied : filledGaps(log, sampleRate);
  const gaps: AudioGaps | undefined = isJoined ? { kind: 'joined' } : kept;
  const sections = countDecodeErrors(log);
  const warnings: AudioWarning[] = [];
  if (sections > 0) warnings.push({ kind: 'damaged', sections });
  if (log.some((line) => CUT_OFF.test(line))) warnings.push({ kind: 'truncated' });
  if (exitCode !== 0) warnings.push({ kind: 'stopped' });
  return { seconds, ...(gaps && { gaps }), warnings };
}
