// A video's clock: where its times begin, and how a conversion keeps them.
import type { AudioGaps, AudioPlan } from '../../contract/media/audio-engine';
import { AUDIBLE, movieOrigin } from '../../lib/movie-clock';
import { OUTPUT_FOLDER } from './piece-files';
import type { FfmpegProbe } from './probe';

/**
 * In these formats, a file's clock begins at 0. A broadcast's clock begins anywhere, and ffmpeg counts from its first packet.
 */
const hasOwnClock = ({ format }: Pick<FfmpegProbe, 'format'>) => /matroska|mov/.test(format);

/**
 * Prints the time of the first picture, and reads nothing after it. Without a decoder for the video, a probe doesn't have this
 * time.
 */
export const pictureArguments = (path: string): string[] => [
  ...['-hide_banner', '-debug_ts', '-i', path, '-map', '0:v', '-c', 'copy', '-frames:v', '1'],
  ...['-f', 'image2pipe', `${OUTPUT_FOLDER}/picture`],
];

/** In seconds on the file's own clock. Undefined if the log has none. */
export function pictureTime(log: readonly string[]): number | undefined {
  const [time] = log.flatMap((line) => /^demuxer -> .* pkt_pts_time:(\d+(?:\.\d+)?) /.exec(line)?.slice(1) ?? []);
  return time === undefined ? undefined : Number(time);
}

/** The probe's times on the video's clock. */
export function onMovieClock(probe: FfmpegProbe, picture?: number): FfmpegProbe {
  const { seconds, start } = probe;
  if (!hasOwnClock(probe)) return { ...probe, start: 0 };
  const origin = movieOrigin({ start, picture, seconds });
  return {
    ...probe,
    start: start - origin,
    ...(picture === undefined ? {} : { picture: picture - origin }),
    ...(seconds === undefined ? {} : { seconds: seconds - origin }),
  };
}

/**
 * Makes time 0 of the output the video's time `from`. Seeking skips earlier data, and decoding makes the start exact. A seek
 * goes to a picture, though, so audio before the first picture would be lost.
 */
export function startArguments(
  from: number,
  { start, picture = start }: Pick<FfmpegProbe, 'start' | 'picture'>,
): string[] {
  if (from > 0 && from >= Math.max(start, picture)) return ['-ss', String(from - start)];
  return from === start ? [] : ['-itsoffset', String(start - from)];
}

/**
 * The beginning of a filter that fills gaps and the time before late audio with silence, so that nothing moves forward. The
 * part outside of the range is cut off first, so that a gap that only ends there isn't filled.
 * @param length of the range, in seconds
 */
export const keepTime = (length?: number) =>
  `atrim=start=0${length === undefined ? '' : `:end=${length}`},aresample=async=1:first_pts=0:`;

const REPEATED = /Last message repeated (\d+) times/;
const CHANGED = /\[SWR @ \w+\] (adding|discarding) (\d+) audio samples/;

/** The samples that aresample added and dropped, from the lines that it prints at the level "verbose". */
function changesIn(log: readonly string[]) {
  const changes = { adding: 0, discarding: 0 };
  log.forEach((line, i) => {
    const times = Number(REPEATED.exec(line)?.[1] ?? 1);
    const [, what, samples = 0] = CHANGED.exec(REPEATED.test(line) ? (log[i - 1] ?? '') : line) ?? [];
    if (what === 'adding' || what === 'discarding') changes[what] += times * Number(samples);
  });
  return changes;
}

/**
 * Whether times in the file jump back, as if two recordings had been appended. aresample then drops audio whose time has
 * already passed.
 */
export const jumpsBack = (log: readonly string[], { encoding }: Pick<AudioPlan, 'encoding'>): boolean =>
  encoding !== 'copy' && changesIn(log).discarding >= AUDIBLE * encoding.sampleRate;

/** The input of ffmpeg's filters. It is printed at the start, and again where the decoded audio changes its format. */
const FILTER_INPUT = /^\[graph_\d+_in_\d+_\d+ @ \w+\] tb:.*samplerate:/;

/**
 * Whether the sample rate or the channels change midway. The filters restart there, and aresample fills the time before with
 * silence, as for late audio.
 */
export const changesForm = (log: readonly string[]): boolean =>
  log.filter((line) => FILTER_INPUT.test(line)).length > 1;

/** @param sampleRate of the track */
export function filledGaps(log: readonly string[], sampleRate: number): AudioGaps | undefined {
  const seconds = changesIn(log).adding / sampleRate;
  return seconds >= AUDIBLE ? { kind: 'filled', seconds } : undefined;
}

/** The most samples of an MP3 that players skip: the encoder's lead-in, and the padding of the last frame. */
const SKIPPED_SAMPLES = 2304;

/**
 * @param until the time up to which packets were copied, in seconds
 * @param held length of the copy
 */
export function closedGaps(until: number, held: number, sampleRate: number): AudioGaps | undefined {
  const seconds = until - held;
  return seconds >= AUDIBLE + SKIPPED_SAMPLES / sampleRate ? { kind: 'closed', seconds } : undefined;
}
