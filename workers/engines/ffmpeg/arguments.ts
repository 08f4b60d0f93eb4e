// The command lines that ffmpeg gets.
import { AUDIO_TAGS, type AudioFormat, type AudioPlan } from '../../contract/audio-engine';
import { coverOf } from './audio-probe';
import { keepTime, startArguments } from './clock';
import { OUTPUT_FOLDER } from './piece-files';
import type { FfmpegProbe } from './probe';

/** Where ffmpeg leaves the result. */
export const outputPath = (format: AudioFormat) => `${OUTPUT_FOLDER}/audio.${format}`;

/** Prints what is in the file. Ends with code 1, since no output is named. */
export const probeArguments = (path: string): string[] => ['-hide_banner', '-i', path];

const KEPT_TAGS: ReadonlySet<string> = new Set(AUDIO_TAGS);

const dropTags = (names: readonly string[]): string[] =>
  names
    .filter((name) => !KEPT_TAGS.has(name.toLowerCase()) && !name.includes('='))
    .flatMap((name) => ['-metadata', `${name}=`]);

/** ffmpeg's name for it. */
const M4A = 'ipod';

/** An MP3's tag is written by `id3.ts`, for ffmpeg's own has other frames. */
function tagArguments({ format, keepTags }: AudioPlan, probe: FfmpegProbe): string[] {
  const none = ['-map_metadata', '-1', '-map_chapters', '-1'];
  if (format === 'mp3') return [...none, '-id3v2_version', '0'];
  if (!keepTags) return [...none, '-f', M4A];
  const cover = coverOf(probe);
  const picture = cover ? ['-map', `0:${cover.index}`, '-c:v', 'copy', '-disposition:v', 'attached_pic'] : [];
  return [...picture, '-map_metadata', '0', ...dropTags([...probe.tags.keys()]), '-f', M4A];
}

/** When ffmpeg mixes floating-point audio, it otherwise lets the sum of channels grow beyond full scale. */
const NO_CLIPPING = 'rematrix_maxval=1';

function codecArguments({ encoding, start, end }: AudioPlan, keepsTime: boolean): string[] {
  const length = end === undefined ? [] : ['-t', String(end - start)];
  if (encoding === 'copy') return [...length, '-c:a', 'copy'];
  const { bitRate, channels, sampleRate, isQuick } = encoding;
  const quality = bitRate === 'vbr' ? ['-q:a', '2'] : ['-b:a', `${bitRate}k`];
  const speed = isQuick ? ['-compression_level', '7'] : [];
  const filter = keepsTime ? keepTime(end === undefined ? undefined : end - start) : 'aresample=';
  return [
    ...length,
    '-af',
    `${filter}${NO_CLIPPING}`,
    '-c:a',
    'libmp3lame',
    ...quality,
    ...speed,
    '-ac',
    String(channels),
    '-ar',
    String(sampleRate),
  ];
}

/** @param keepsTime otherwise gaps close up, and all audio is kept even if its times jump back */
export function conversionArguments(path: string, plan: AudioPlan, probe: FfmpegProbe, keepsTime = true): string[] {
  const { format, start, track } = plan;
  const index = probe.audio[track]?.index;
  if (index === undefined) throw new Error(`The file has no audio track ${track}.`);
  return [
    ...['-hide_banner', '-loglevel', 'verbose'], // for what aresample says
    ...startArguments(start, probe),
    '-i',
    path,
    '-map',
    `0:${index}`,
    ...codecArguments(plan, keepsTime),
    ...tagArguments(plan, probe),
    // Decodes as much as possible of a damaged file: without this, two errors in three end the run.
    '-max_error_rate',
    '1',
    outputPath(format),
  ];
}
