// How the result is made, as the screen keeps it.
import type { AudioFormat } from '../../../workers/contract/audio-engine';
import {
  BIT_RATES,
  DEFAULT_OPTIONS,
  type BitRate,
  type Channels,
  type Mp4ToMp3Options,
} from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { parseClock } from './clock';

type BitRateChoice = `${BitRate}`;

export interface AudioSettings extends Pick<
  Mp4ToMp3Options,
  'format' | 'channels' | 'keepTags' | 'copyMp3' | 'quick' | 'onlyFfmpeg'
> {
  readonly bitRate: BitRateChoice;
  /** As typed. */
  readonly start: string;
  readonly end: string;
}

export const DEFAULT_SETTINGS: AudioSettings = {
  ...DEFAULT_OPTIONS,
  bitRate: `${DEFAULT_OPTIONS.bitRate}`,
  start: '',
  end: '',
};

export const BIT_RATE_CHOICES: readonly { value: BitRateChoice; label: string }[] = [
  ...BIT_RATES.map((rate) => ({ value: `${rate}` as const, label: `${rate} kbps` })),
  { value: 'vbr', label: 'Variable (VBR)' },
];

export const CHANNEL_CHOICES: readonly { value: Channels; label: string }[] = [
  { value: 'source', label: 'Same as source' },
  { value: 'mono', label: 'Mono' },
  { value: 'stereo', label: 'Stereo' },
];

/** Undefined while a time is invalid. */
export function optionsOf({ bitRate, start, end, ...rest }: AudioSettings): Mp4ToMp3Options | undefined {
  const [from, to] = [parseClock(start), parseClock(end)];
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  const rate = BIT_RATES.find((candidate) => `${candidate}` === bitRate) ?? 'vbr';
  return { ...rest, bitRate: rate, ...(from !== undefined && { start: from }), ...(to !== undefined && { end: to }) };
}

export const FORMAT_CHOICES: readonly { value: AudioFormat; label: string }[] = [
  { value: 'mp3', label: 'MP3' },
  { value: 'm4a', label: 'M4A, no re-encoding' },
];
