// What was found in a file, in words.
import type { InWords } from '../../../workers/contract/message';
import { codecName, type AudioSource, type Found } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { formatBytes, formatClock } from '../../lib/format';

const REASONS: Readonly<Record<NonNullable<Found['because']>, string>> = {
  file: 'which handles this kind of file',
  codec: 'which decodes this kind of audio',
  variable: 'for the variable bit rate',
  'sample-rate': 'for this sample rate',
  channels: 'to make stereo from mono',
  'late-start': 'because the audio starts later than the picture',
  chapters: 'to keep the chapters',
  decoder: 'because this browser can’t decode the audio accurately',
  asked: 'as set under Options',
};

const channelWords = (channels: number) =>
  channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} channels`;

/** "AAC stereo at 44.1 kHz" */
export const soundWords = ({ codec, channels, sampleRate }: AudioSource) =>
  `${codecName(codec)} ${channelWords(channels)} at ${sampleRate / 1000} kHz`;

/** "AAC stereo at 44.1 kHz, 128 kbps, 10:00, in MP4" */
export function sourceWords({ source, tracks }: InWords<Found>): string {
  const { bitRate, seconds, container } = source;
  return [
    soundWords(source),
    ...(bitRate === undefined ? [] : [`${bitRate} kbps`]),
    ...(seconds === undefined ? [] : [formatClock(seconds)]),
    `in ${container}`,
    ...(tracks > 1 ? [`one of ${tracks} audio tracks`] : []),
  ].join(', ');
}

/** "MP3, about 14.4 MB, 10:00" */
export function resultWords({ result: { format, copied, bytes, seconds } }: Found): string {
  return [
    format.toUpperCase(),
    ...(copied ? ['copied without re-encoding'] : []),
    ...(bytes === undefined ? [] : [`about ${formatBytes(bytes)}`]),
    ...(seconds === undefined ? [] : [formatClock(seconds)]),
  ].join(', ');
}

/** "AAC stereo at 44.1 kHz, 10:00, to MP3 of about 14.4 MB", for the row of a list. */
export function foundInShort({ source, result: { format, copied, bytes } }: Found): string {
  const length = source.seconds === undefined ? '' : `, ${formatClock(source.seconds)}`;
  const size = bytes === undefined ? '' : ` of about ${formatBytes(bytes)}`;
  return `${soundWords(source)}${length}, ${copied ? 'copied to' : 'to'} ${format.toUpperCase()}${size}`;
}

export function engineWords({ engine, because, result }: Found): string {
  if (engine === 'ffmpeg') return `FFmpeg (2 MB, loaded once)${because ? `, ${REASONS[because]}` : ''}`;
  return result.copied ? 'None needed: the audio is copied' : 'Your browser’s decoder and LAME';
}
