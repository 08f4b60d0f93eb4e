// The command lines that ffmpeg gets.
import type { AudioFormat, AudioPlan } from '../../contract/media/audio-engine';
import { keepTime, startArguments } from './clock';
import { OUTPUT_FOLDER } from './piece-files';
import { meterPath } from './meter-file';
import type { FfmpegProbe } from './probe';
import { tagInputs, tagOutputs } from './write-tags';

/** Where ffmpeg writes the result. */
export const outputPath = (format: AudioFormat) => `${OUTPUT_FOLDER}/audio.${format}`;

/** Prints the file's contents. ffmpeg exits with code 1, because no output is given. */
export const probeArguments = (path: string): string[] => ['-hide_banner', '-i', path];

export const framePath = (index: number) => `${OUTPUT_FOLDER}/frame-${index}`;

/** Writes the first packet of a stream. */
export const frameArguments = (path: string, index: number): string[] => [
  ...['-hide_banner', '-i', path, '-map', `0:${index}`, '-c', 'copy', '-frames:a', '1', '-f', 'data'],
  framePath(index),
];

/** The muxer's name, and its settings. */
const MUXERS: Readonly<Record<AudioFormat, readonly string[]>> = {
  // `id3-writer.ts` writes an MP3's tag, because ffmpeg's own tag has other frames.
  mp3: ['-id3v2_version', '0'],
  m4a: ['-f', 'ipod'],
  // No chunk that names the muxer.
  wav: ['-f', 'wav', '-fflags', '+bitexact'],
  flac: ['-f', 'flac'],
  opus: ['-f', 'opus'],
};

/** Without this, ffmpeg lets the sum of channels exceed full scale when it mixes floating-point audio. */
const NO_CLIPPING = 'rematrix_maxval=1';

/**
 * Without the constraint, steady tones take nearly twice the bit rate. At complexity 5 and above, the encoder needs more stack
 * in stereo than this core has: see decision 65.
 */
const OPUS_SETTINGS = ['-vbr', 'constrained', '-compression_level', '2'];

/** The encoder and its settings. */
function encoderArguments(format: AudioFormat, encoding: Exclude<AudioPlan['encoding'], 'copy'>): string[] {
  if ('bits' in encoding) {
    const { bits } = encoding;
    if (format === 'wav') return ['-c:a', `pcm_s${bits}le`];
    return ['-c:a', 'flac', '-sample_fmt', bits === 16 ? 's16' : 's32', '-bits_per_raw_sample', String(bits)];
  }
  if (!('isQuick' in encoding)) return ['-c:a', 'libopus', '-b:a', `${encoding.bitRate}k`, ...OPUS_SETTINGS];
  const { bitRate, isQuick } = encoding;
  const quality = bitRate === 'vbr' ? ['-q:a', '2'] : ['-b:a', `${bitRate}k`];
  return ['-c:a', 'libmp3lame', ...quality, ...(isQuick ? ['-compression_level', '7'] : [])];
}

function codecArguments({ format, encoding, start, end }: AudioPlan, keepsTime: boolean): string[] {
  const length = end === undefined ? [] : ['-t', String(end - start)];
  if (encoding === 'copy') return [...length, '-c:a', 'copy'];
  const { channels, sampleRate } = encoding;
  const filter = keepsTime ? keepTime(end === undefined ? undefined : end - start) : 'aresample=';
  return [
    ...length,
    '-af',
    `${filter}${NO_CLIPPING}`,
    ...encoderArguments(format, encoding),
    '-ac',
    String(channels),
    '-ar',
    String(sampleRate),
  ];
}

/** Writes the decoded samples to a file that only measures them. `keepsTime` as for a conversion. */
export function meterArguments(path: string, plan: AudioPlan, probe: FfmpegProbe, keepsTime: boolean): string[] {
  const index = probe.audio[plan.track]?.index;
  if (index === undefined || plan.encoding === 'copy') throw new Error('The plan decodes no audio track.');
  const { channels, sampleRate } = plan.encoding;
  return [
    ...['-hide_banner', '-loglevel', 'verbose', ...startArguments(plan.start, probe), '-i', path, '-map', `0:${index}`],
    ...['-af', `${keepsTime ? keepTime() : 'aresample='}${NO_CLIPPING}`, '-max_error_rate', '1'],
    ...['-c:a', 'pcm_f32le', '-ac', String(channels), '-ar', String(sampleRate), '-f', 'f32le'],
    meterPath({ channels, sampleRate }),
  ];
}

/** @param keepsTime if false, gaps are closed, and all audio is kept even if its times jump back */
export function conversionArguments(path: string, plan: AudioPlan, probe: FfmpegProbe, keepsTime = true): string[] {
  const { format, start, track } = plan;
  const index = probe.audio[track]?.index;
  if (index === undefined) throw new Error(`The file has no audio track ${track}.`);
  return [
    ...['-hide_banner', '-loglevel', 'verbose'], // Makes aresample print how much it adds and drops.
    ...startArguments(start, probe),
    '-i',
    path,
    ...tagInputs(plan),
    '-map',
    `0:${index}`,
    ...codecArguments(plan, keepsTime),
    ...tagOutputs(plan),
    ...MUXERS[format],
    // Decodes as much as possible of a damaged file. Without this, the run ends if two thirds of it are errors.
    '-max_error_rate',
    '1',
    outputPath(format),
  ];
}
