// Decides what is to be done with a file, and refuses what cannot be done, before any work starts.
import { ToolError } from '../../contract/errors';
import { MiB } from '../../contract/sink';
import { noAudio, undecodable } from './failure';
import { highestBitRate, mp3SampleRate } from './mp3-limits';
import { notesOn } from './notes';
import type { AudioTrack, Probe } from './probe';
import { MAX_MP3_BYTES, type AudioSource, type BitRate, type Mp4ToMp3Options } from './spec';
import { inWords } from './words';

export interface Plan {
  readonly track: AudioTrack;
  readonly source: AudioSource;
  /** The stretch to convert, in seconds; no `seconds` where the file's length is unknown and no end was given. */
  readonly start: number;
  readonly seconds?: number;
  readonly trimmed: boolean;
  readonly copy: boolean;
  /** What the MP3 will hold; both equal the source where MP3 allows it. */
  readonly channels: 1 | 2;
  readonly sampleRate: number;
  /** Index of the picture that becomes the cover. */
  readonly cover?: number;
  readonly expectedBytes?: number;
  readonly notes: readonly string[];
}

/** Pictures that players show as covers. */
const COVER_CODECS: ReadonlySet<string> = new Set(['mjpeg', 'png']);

/** LAME's V2 lies around 190 kbit/s for music; asking for a little more space does no harm. */
const VBR_ESTIMATE = 224;

/** Refuses options that contradict themselves, whatever the file. */
export function checkOptions({ start, end }: Mp4ToMp3Options): void {
  for (const time of [start, end]) {
    if (time !== undefined && !(Number.isFinite(time) && time >= 0)) {
      throw new ToolError('invalid-input', 'Start and end must be times from zero on, in seconds.');
    }
  }
  if (end !== undefined && end <= (start ?? 0)) {
    throw new ToolError(
      'invalid-input',
      `The end (${inWords(end)}) must come after the start (${inWords(start ?? 0)}).`,
    );
  }
}

export function containerName({ format, brand }: Probe): string {
  if (format.includes('mp4')) return brand === 'qt' ? 'QuickTime' : 'MP4';
  if (format.includes('matroska')) return 'WebM or Matroska';
  return format.split(',', 1)[0]?.toUpperCase() ?? format;
}

function chooseTrack(probe: Probe): AudioTrack {
  const decodable = probe.audio.filter(({ codec, sampleRate }) => codec !== 'none' && sampleRate > 0);
  const track = decodable.find(({ isDefault }) => isDefault) ?? decodable[0];
  if (track) return track;
  throw probe.audio.length > 0 ? undecodable() : noAudio(probe);
}

function chooseStretch(probe: Probe, { start = 0, end }: Mp4ToMp3Options): Pick<Plan, 'start' | 'seconds' | 'trimmed'> {
  const { seconds: length } = probe;
  if (length !== undefined && start >= length) {
    throw new ToolError(
      'invalid-input',
      `The start (${inWords(start)}) lies beyond the end: the file is ${inWords(length)} long.`,
    );
  }
  const stop = Math.min(end ?? Infinity, length ?? Infinity);
  const trimmed = start > 0 || (end !== undefined && end < (length ?? Infinity));
  return { start, trimmed, ...(stop === Infinity ? {} : { seconds: stop - start }) };
}

function estimateBytes(seconds: number, kilobits: number): number {
  const bytes = Math.ceil(seconds * kilobits * 125);
  if (bytes <= MAX_MP3_BYTES) return bytes;
  const [need, most] = [Math.ceil(bytes / MiB), MAX_MP3_BYTES / MiB];
  const longest = inWords((MAX_MP3_BYTES / (kilobits * 125)) | 0);
  throw new ToolError(
    'too-large',
    `The MP3 would take about ${need} MB, and a browser can hold ${most} MB of it. Choose a lower bit rate, or convert up to ${longest} at a time.`,
  );
}

const kilobitsOf = (bitRate: BitRate, sampleRate: number) =>
  bitRate === 'vbr' ? VBR_ESTIMATE : Math.min(bitRate, highestBitRate(sampleRate));

/** @throws ToolError where the file has no usable sound, the stretch lies outside it, or the MP3 would be too large. */
export function makePlan(probe: Probe, options: Mp4ToMp3Options): Plan {
  const track = chooseTrack(probe);
  const stretch = chooseStretch(probe, options);
  const channels = options.channels === 'source' ? (track.channels === 1 ? 1 : 2) : options.channels === 'mono' ? 1 : 2;
  const copy = options.copyMp3 && track.codec === 'mp3' && !stretch.trimmed && track.channels === channels;
  const sampleRate = mp3SampleRate(track.sampleRate);
  const kilobits = copy ? (track.bitRate ?? 320) : kilobitsOf(options.bitRate, sampleRate);
  const cover = options.keepTags ? probe.covers.find(({ codec }) => COVER_CODECS.has(codec)) : undefined;
  const { codec, bitRate } = track;
  return {
    track,
    source: {
      container: containerName(probe),
      codec,
      channels: track.channels,
      sampleRate: track.sampleRate,
      ...(probe.seconds === undefined ? {} : { seconds: probe.seconds }),
      ...(bitRate === undefined ? {} : { bitRate }),
    },
    ...stretch,
    copy,
    channels,
    sampleRate,
    ...(cover ? { cover: cover.index } : {}),
    ...(stretch.seconds === undefined ? {} : { expectedBytes: estimateBytes(stretch.seconds, kilobits) }),
    notes: notesOn(probe, track, { copy, channels, sampleRate, bitRate: options.bitRate }),
  };
}
