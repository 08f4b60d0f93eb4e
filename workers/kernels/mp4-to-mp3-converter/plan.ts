// Decides how to convert a file, and refuses impossible conversions before any work starts.
import type { AudioFormat, AudioPlan, AudioProbe, AudioTrack } from '../../contract/media/audio-engine';
import { ToolError } from '../../contract/run/errors';
import type { Message } from '../../contract/run/message';
import { MiB } from '../../contract/run/sink';
import { chooseEncoding, isConstant, kilobitsOf } from './encoding';
import { failure, message } from './failure';
import { notesOn } from './notes';
import { options, type AudioSource, type Mp4ToMp3Options } from './spec';

export interface Plan {
  /** The part of the plan that the engine executes. */
  readonly audio: AudioPlan;
  readonly source: AudioSource;
  /** The length of the range. Undefined if no end was given and the file's length is unknown. */
  readonly seconds?: number;
  /** Only for a constant bit rate: the size of copied, variable or compressed audio is unknown in advance. */
  readonly expectedBytes?: number;
  readonly notes: readonly Message[];
}

/** LAME's V2 is around 190 kbit/s for music, and sometimes a little higher. */
const VBR_ESTIMATE = 224;

/** A copied track of unknown bit rate is assumed to have the highest one. */
const HIGHEST_KILOBITS = 320;

/** Refuses options that contradict each other, whatever the file. */
export function checkOptions({
  start,
  end,
  split,
  partMinutes,
  silenceThreshold,
  silenceLength,
}: Mp4ToMp3Options): void {
  if (split === 'silence' && !options.parse({ silenceThreshold }).ok) {
    throw new ToolError('invalid-input', message('badThreshold'), { option: 'silenceThreshold' });
  }
  if (split === 'silence' && !options.parse({ silenceLength }).ok) {
    throw new ToolError('invalid-input', message('badSilence'), { option: 'silenceLength' });
  }
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

const bytesOf = (seconds: number, kilobits: number) => Math.ceil(seconds * kilobits * 125);

/** The most that the sizes in a WAV can express. */
const MOST_WAV_BYTES = 2 ** 32 - 1;

function refuseTooLong(seconds: number, kilobits: number, maxBytes: number, format: AudioFormat): void {
  const limit = format === 'wav' ? Math.min(maxBytes, MOST_WAV_BYTES) : maxBytes;
  const bytes = bytesOf(seconds, kilobits);
  if (bytes <= limit) return;
  const [need, most] = [Math.ceil(bytes / MiB), Math.floor(limit / MiB)];
  const longest = { seconds: Math.floor(limit / (kilobits * 125)) };
  if (limit === MOST_WAV_BYTES) throw new ToolError('too-large', message('tooLargeForWav', { need, longest }));
  const isLossless = format === 'wav' || format === 'flac';
  throw new ToolError('too-large', message(isLossless ? 'tooLargeLossless' : 'tooLarge', { need, most, longest }));
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
  const { format } = options;
  const keepTags = options.keepTags && format !== 'wav'; // WAV has no tags in a defined encoding.
  const audio = { track: probe.tracks.indexOf(track), ...range, format, encoding, keepTags };
  const kilobits =
    kilobitsOf(encoding, format, { copied: track.bitRate ?? HIGHEST_KILOBITS, variable: VBR_ESTIMATE }) ??
    HIGHEST_KILOBITS;
  if (seconds !== undefined) refuseTooLong(seconds, kilobits, maxBytes, format);
  return {
    audio,
    source: sourceOf(probe, track),
    ...(seconds !== undefined && { seconds }),
    ...(seconds !== undefined && isConstant(encoding, format) && { expectedBytes: bytesOf(seconds, kilobits) }),
    notes: notesOn(probe, track, audio, options),
  };
}
