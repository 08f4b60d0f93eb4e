// Evaluates a finished conversion by ffmpeg's printed lines: how much audio there is, and what was lost.
import type { AudioGaps, AudioOutcome, AudioPlan, AudioWarning } from '../../contract/media/audio-engine';
import { closedGaps, filledGaps } from './clock';
import type { Execution } from './core';
import { losslessSeconds } from './lossless-length';
import { mp3Seconds } from './mp3-length';

const REPEATED = /Last message repeated (\d+) times/;
const isUndecoded = (line = '') => line.startsWith('Error while decoding stream');
const CUT_OFF =
  /corrupt input packet|partial file|File ended prematurely|Error reading|I\/O error|error reading header/i;

/** Counts sections of audio that couldn't be decoded. ffmpeg replaces a repeated line with a count. */
export function countDecodeErrors(log: readonly string[]): number {
  return log.reduce((count, line, i) => {
    if (isUndecoded(line)) return count + 1;
    const repeats = REPEATED.exec(line)?.[1];
    return repeats !== undefined && isUndecoded(log[i - 1]) ? count + Number(repeats) : count;
  }, 0);
}

/**
 * The last position that ffmpeg reported, in seconds. It includes gaps, so it is used only if the length isn't known otherwise.
 */
function lastTime(log: readonly string[]): number {
  const [, hours, minutes, seconds] =
    /time=(\d+):(\d\d):(\d\d\.\d+)/.exec(log.findLast((line) => line.includes('time=')) ?? '') ?? [];
  return seconds === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Its length is 0 seconds if nothing was saved.
 * @param head the first bytes of the result
 * @param sampleRate that of the track
 * @param joined why the conversion did not keep the file's times
 */
export function judge(
  { exitCode, log }: Execution,
  head: Uint8Array,
  { encoding }: Pick<AudioPlan, 'encoding'>,
  sampleRate: number,
  joined?: Extract<AudioGaps, { kind: 'joined' }>['because'],
): AudioOutcome {
  const held = mp3Seconds(head);
  const seconds = held ?? losslessSeconds(head) ?? (head.length > 0 ? lastTime(log) : 0);
  const copied = held === undefined ? undefined : closedGaps(lastTime(log), held, sampleRate);
  const kept = encoding === 'copy' ? copied : filledGaps(log, sampleRate);
  const gaps: AudioGaps | undefined = joined ? { kind: 'joined', because: joined } : kept;
  const sections = countDecodeErrors(log);
  const warnings: AudioWarning[] = [];
  if (sections > 0) warnings.push({ kind: 'damaged', sections });
  if (log.some((line) => CUT_OFF.test(line))) warnings.push({ kind: 'truncated' });
  if (exitCode !== 0) warnings.push({ kind: 'stopped' });
  return { seconds, ...(gaps && { gaps }), warnings };
}
