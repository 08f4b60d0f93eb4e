// Decides how the audio is encoded, and estimates how large the result becomes.
import type {
  AudioFormat,
  AudioPlan,
  AudioTrack,
  LosslessEncoding,
  Mp3Encoding,
  OpusEncoding,
} from '../../contract/media/audio-engine';
import { notAac } from './failure';
import { highestBitRate, mp3SampleRate } from './mp3-limits';
import type { Mp4ToMp3Options } from './spec';

type Encoding = AudioPlan['encoding'];

/** MP3 has no more channels, and Opus has more only for some layouts. */
const oneOrTwo = (track: AudioTrack, channels: Mp4ToMp3Options['channels']) =>
  channels === 'source' ? (track.channels === 1 ? 1 : 2) : channels === 'mono' ? 1 : 2;

function mp3Encoding(track: AudioTrack, { bitRate, channels, quick }: Mp4ToMp3Options): Mp3Encoding {
  const sampleRate = mp3SampleRate(track.sampleRate);
  return {
    bitRate: bitRate === 'vbr' ? bitRate : Math.min(bitRate, highestBitRate(sampleRate)),
    channels: oneOrTwo(track, channels),
    sampleRate,
    isQuick: quick,
  };
}

const opusEncoding = (track: AudioTrack, { opusBitRate, channels }: Mp4ToMp3Options): OpusEncoding => ({
  bitRate: opusBitRate,
  channels: oneOrTwo(track, channels),
  sampleRate: 48_000,
});

/** The most channels of FLAC. */
const MOST_CHANNELS = 8;

/** Lossy audio has no number of bits. 16 are below its noise, and every player reads them. */
const losslessEncoding = (track: AudioTrack, { channels }: Mp4ToMp3Options): LosslessEncoding => ({
  bits: (track.bits ?? 16) > 16 ? 24 : 16,
  channels: channels === 'source' ? Math.min(track.channels || 2, MOST_CHANNELS) : oneOrTwo(track, channels),
  sampleRate: track.sampleRate,
});

/** @throws ToolError if an M4A is requested that would have to be encoded */
export function chooseEncoding(track: AudioTrack, isWhole: boolean, options: Mp4ToMp3Options): Encoding {
  switch (options.format) {
    case 'm4a':
      if (track.codec !== 'aac') throw notAac(track.codec);
      return 'copy';
    case 'opus':
      return opusEncoding(track, options);
    case 'wav':
    case 'flac':
      return losslessEncoding(track, options);
    case 'mp3': {
      const wanted = mp3Encoding(track, options);
      const canCopy = options.copyMp3 && track.codec === 'mp3' && isWhole && track.channels === wanted.channels;
      return canCopy ? 'copy' : wanted;
    }
  }
}

/** FLAC of most music, as a share of the samples. */
const FLAC_SHARE = 0.6;

/** What the encoding doesn't say, in kbit/s. */
interface Assumed {
  /** Of a copied track. */
  readonly copied: number | undefined;
  /** Of LAME's V2. */
  readonly variable: number;
}

/** In kbit/s. Undefined if the assumed rate is. */
export function kilobitsOf(encoding: Encoding, format: AudioFormat, { copied, variable }: Assumed): number | undefined {
  if (encoding === 'copy') return copied;
  if (!('bits' in encoding)) return encoding.bitRate === 'vbr' ? variable : encoding.bitRate;
  const { bits, channels, sampleRate } = encoding;
  return ((bits * channels * sampleRate) / 1000) * (format === 'flac' ? FLAC_SHARE : 1);
}

/** Whether the size is known in advance, but for a few bytes. */
export const isConstant = (encoding: Encoding, format: AudioFormat): boolean =>
  format === 'wav' || (encoding !== 'copy' && 'isQuick' in encoding && encoding.bitRate !== 'vbr');
