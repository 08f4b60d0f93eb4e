// Decides how to convert a file, and refuses impossible conversions before any work starts.
import type { AudioPlan, AudioProbe, AudioTrack, Mp3Encoding } from '../../contract/media/audio-engine';
import { ToolError } from '../../contract/run/errors';
import type { Message } from '../../contract/run/message';
import { MiB } from '../../contract/run/sink';
import { failure, message, notAac } from './failure';
import { highestBitRate, mp3SampleRate } from './mp3-limits';
import { notesOn } from './notes';
import { options, type AudioSource, type Mp4ToMp3Options } from './spec';

export interface Plan {
  /** The part of the plan that the engine executes. */
  readonly audio: AudioPlan;
  readonly source: AudioSource;
  /** The length of the range. Undefined if no end was given and the file's length is unknown. */
  readonly seconds?: number;
  /** Only for a constant bit rate: the size of copied or variable audio is unknown in advance. */
  readonly expectedBytes?: number;
  readonly notes: readonly Message[];
}

/** LAME's V2 is around 190 kbit/s for music, and sometimes a little higher. */
const VBR_ESTIMATE = 224;

/** A copied track of unknown bit rate is assumed to have the highest one. */
const HIGHEST_KILOBITS = 320;

/** Refuses options that contradict each other, whatever the file. */
export function checkOptions({ start, end, split, partMinutes }: Mp4ToMp3Options): void {
  if (split === 'every' && !options.parse({ partMinutes }).ok) {
    throw new ToolError('invalid-input', message('badMinutes'), { option: 'partMinutes' });
  }
  for (const time of [start, end]) {
    if (time !== undefined && !(Number.isFinite(time) && time >= 0)) {
      throw new ToolError('invalid-input', message('badTimes'));
    }
  }
  if (end !== undefined && end <= (start ?? 0)) {
    const times = { end: { seconds: end }, start: { seconds: start ?? 0 } };
    throw new ToolError('invalid-input', message('endBeforeStart', times));
  }
}

function chooseTrack({ tracks }: AudioProbe): AudioTrack {
  const decodable = tracks.filter(({ isDecodable }) => isDecodable);
  const track = decodable.find(({ isDefault }) => isDefault) ?? decodable[0];
  if (track) return track;
  throw failure(tracks.length > 0 ? 'undecodable' : 'no-audio');
}

type Range = Pick<AudioPlan, 'start' | 'end'> & Pick<Plan, 'seconds'>;

/** Has an `end` only if something is cut off. */
function chooseRange({ seconds: length }: AudioProbe, { start = 0, end }: Mp4ToMp3Options): Range {
  if (length !== undefined && start >= length) {
    const times = { start: { seconds: start }, length: { seconds: length } };
    throw new ToolError('invalid-input', message('startPastEnd', times));
  }
  const stop = Math.min(end ?? Infinity, length ?? Infinity);
  if (stop === Infinity) return { start };
  const isTrimmed = start > 0 || stop < (length ?? Infinity);
  return { start, seconds: stop - start, ...(isTrimmed ? { end: stop } : {}) };
}

function mp3Encoding(track: AudioTrack, { bitRate, channels, quick }: Mp4ToMp3Options): Mp3Encoding {
  const sampleRate = mp3SampleRate(track.sampleRate);
  return {
    bitRate: bitRate === 'vbr' ? bitRate : Math.min(bitRate, highestBitRate(sampleRate)),
    channels: channels === 'source' ? (track.channels === 1 ? 1 : 2) : channels === 'mono' ? 1 : 2,
    sampleRate,
    isQuick: quick,
  };
}

/** @throws ToolError if an M4A is requested that would have to be encoded */
function chooseEncoding(track: AudioTrack, isWhole: boolean, options: Mp4ToMp3Options): AudioPlan['encoding'] {
  if (options.format === 'm4a') {
    if (track.codec !== 'aac') throw notAac(track.codec);
    return 'copy';
  }
  const wanted = mp3Encoding(track, options);
  const canCopy = options.copyMp3 && track.codec === 'mp3' && isWhole && track.channels === wanted.channels;
  return canCopy ? 'copy' : wanted;
}

const bytesOf = (seconds: number, kilobits: number) => Math.ceil(seconds * kilobits * 125);

function refuseTooLong(seconds: number, kilobits: number, maxBytes: number): void {
  const bytes = bytesOf(seconds, kilobits);
  if (bytes <= maxBytes) return;
  const [need, most] = [Math.ceil(bytes / MiB), Math.floor(maxBytes / MiB)];
  const longest = { seconds: Math.floor(maxBytes / (kilobits * 125)) };
  throw new ToolError('too-large', message('tooLarge', { need, most, longest }));
}

function kilobitsOf(encoding: AudioPlan['encoding'], track: AudioTrack): number {
  if (encoding === 'copy') return track.bitRate ?? HIGHEST_KILOBITS;
  return encoding.bitRate === 'vbr' ? VBR_ESTIMATE : encoding.bitRate;
}

function sourceOf(
  { container, seconds }: AudioProbe,
  { codec, channels, sampleRate, bitRate }: AudioTrack,
): AudioSource {
  return {
    container,
    codec,
    channels,
    sampleRate,
    ...(seconds === undefined ? {} : { seconds }),
    ...(bitRate === undefined ? {} : { bitRate }),
  };
}

/** @throws ToolError if the file has no usable audio, the range is outside of it, or the result would be too large */
export function makePlan(probe: AudioProbe, options: Mp4ToMp3Options, maxBytes = Infinity): Plan {
  const track = chooseTrack(probe);
  const { seconds, ...range } = chooseRange(probe, options);
  const isWhole = range.start === 0 && range.end === undefined;
  const encoding = chooseEncoding(track, isWhole, options);
  const { format, keepTags } = options;
  const audio = { track: probe.tracks.indexOf(track), ...range, format, encoding, keepTags };
  if (seconds !== undefined) refuseTooLong(seconds, kilobitsOf(encoding, track), maxBytes);
  const isConstant = encoding !== 'copy' && encoding.bitRate !== 'vbr';
  return {
    audio,
    source: sourceOf(probe, track),
    ...(seconds !== undefined && { seconds }),
    ...(seconds !== undefined && isConstant && { expectedBytes: bytesOf(seconds, encoding.bitRate) }),
    notes: notesOn(probe, track, audio, options),
  };
}
