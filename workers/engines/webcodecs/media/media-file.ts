// A media file of any container that Mediabunny reads: its audio tracks, and their packets with the position of each sample.
import {
  ADTS,
  BlobSource,
  EncodedPacketSink,
  FLAC,
  Input,
  Logging,
  LogLevel,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  OGG,
  QTFF,
  WAVE,
  WEBM,
  type EncodedPacket,
  type InputAudioTrack,
} from 'mediabunny';
import { AudioError } from '../../../contract/media/audio-engine';
import { AUDIBLE, movieOrigin } from '../../../lib/movie-clock';
import type { PacketRange } from '../encode';
import type { SourceFormat } from '../segment-encoder';
import { silenceOf, type Silence, type Timeline } from '../silence';
import type { MediaFile, MediaKind, MediaPort, MediaTimeline, MediaTrack } from './media-port';
import { hasMatroskaChapters, isWholeMatroska, matroskaGaps } from './matroska';
import { aboutMp4, mp4Timeline } from './mp4';
import { mp3Gaps } from '../../../lib/mp3/mp3-gaps';
import { isPlainTransport } from './mpeg-ts';
import { formOf, HEAD_BYTES, samplesIn } from './packet-samples';
import { isReadWhole, isWholeWave, ReadPackets } from './unread';

const KINDS = new Map<unknown, MediaKind>([
  [MP4, 'MP4'],
  [QTFF, 'QuickTime'],
  [WEBM, 'Matroska'],
  [MATROSKA, 'Matroska'],
  [OGG, 'OGG'],
  [MP3, 'MP3'],
  [WAVE, 'WAV'],
  [FLAC, 'FLAC'],
  [ADTS, 'AAC'],
  [MPEG_TS, 'MPEGTS'],
]);

/**
 * How many packets a decoder needs before the first one whose samples count. For Opus, RFC 7845, 4.6, requires at least 80 ms.
 */
const RUN_UP_PACKETS: Readonly<Record<string, number>> = { aac: 5, mp3: 12, opus: 25 };

// Keeps Mediabunny from printing unknown data to every visitor's console.
Logging.level = LogLevel.Silent;

const MICROSECOND = 1e-6;

/** In seconds. In a damaged file, a time may be any number. */
const LONGEST_GAP = 24 * 60 * 60;

/** In these containers, each AAC packet has a header. */
const HAS_HEADERS: ReadonlySet<MediaKind> = new Set(['AAC', 'MPEGTS']);

/** In other containers, times count from the first packet. */
const HAS_CLOCK: ReadonlySet<MediaKind> = new Set(['MP4', 'QuickTime', 'Matroska']);

/** The samples that an Opus decoder outputs before the audio begins: RFC 7845, 5.1. */
const preSkipOf = (header: Uint8Array) => (header[10] ?? 0) + (header[11] ?? 0) * 256;

/**
 * The total number of samples, in 36 bits of STREAMINFO, after "fLaC" and the header of a block: RFC 9639, 8.2. 0 means
 * unknown.
 */
function flacTotal(header: Uint8Array): number {
  const at = 8 + 13;
  return header.subarray(at + 1, at + 5).reduce((total, byte) => total * 256 + byte, (header[at] ?? 0) & 15);
}

const bytesOf = (data: AllowSharedBufferSource) =>
  data instanceof Uint8Array ? data : new Uint8Array(ArrayBuffer.isView(data) ? data.buffer : data);

/** FFmpeg's names, which both engines show. */
const nameOf = (codec: string) => (codec.startsWith('pcm') ? 'pcm' : codec);

/**
 * Opus without its header, because with the header a decoder drops the samples before the audio. Only up to two channels work
 * without it.
 */
async function formatOf(track: InputAudioTrack): Promise<SourceFormat | undefined> {
  const config = await track.getDecoderConfig();
  if (!config) return undefined;
  const { codec, sampleRate, numberOfChannels: channels, description } = config;
  if (codec === 'opus') return { codec, sampleRate: 48_000, channels };
  // AAC extensions double the sample rate, and encoders disagree on where their sound begins.
  if ((await track.getCodec()) === 'aac' && codec !== 'mp4a.40.2') return undefined;
  return { codec, sampleRate, channels, ...(description && { settings: bytesOf(description) }) };
}

interface Played extends Pick<Timeline, 'first' | 'last'> {
  /** How much later the packets really are than their times, in seconds. */
  readonly delay: number;
}

interface Indexed {
  readonly timeline: MediaTimeline;
  /** For each packet, its time in seconds and the number of samples up to its end. */
  readonly times: readonly number[];
  readonly ends: readonly number[];
}

/** For broken files, Mediabunny throws errors of any kind, just like a browser that can't read the file. */
async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AudioError || error instanceof DOMException) throw error;
    throw new AudioError('not-media', { cause: error });
  }
}

export class MediaReader implements MediaPort {
  readonly #file: Blob;
  readonly #input: Input;
  #opening: Promise<readonly InputAudioTrack[]> | undefined;
  readonly #indexes = new Map<number, Promise<Indexed>>();

  constructor(file: Blob) {
    this.#file = file;
    this.#input = new Input({
      source: new BlobSource(file),
      formats: [MP4, QTFF, WEBM, MATROSKA, OGG, MP3, WAVE, FLAC, ADTS, MPEG_TS],
    });
  }

  open(): Promise<MediaFile> {
    return readable(this.#open());
  }

  async timeline(track: number): Promise<MediaTimeline> {
    return (await this.#indexed(track)).timeline;
  }

  packetsFor(track: number, first: number, last: number): Promise<PacketRange> {
    return readable(this.#packetsFor(track, first, last));
  }

  #tracks(): Promise<readonly InputAudioTrack[]> {
    return (this.#opening ??= this.#input.getAudioTracks());
  }

  async #track(index: number): Promise<InputAudioTrack> {
    const track = (await this.#tracks())[index];
    if (!track) throw new Error(`The file has no audio track ${index}.`);
    return track;
  }

  #indexed(track: number): Promise<Indexed> {
    const known = this.#indexes.get(track) ?? readable(this.#index(track));
    this.#indexes.set(track, known);
    return known;
  }

  async #kind(): Promise<MediaKind> {
    const kind = KINDS.get(await this.#input.getFormat());
    if (!kind) throw new AudioError('not-media');
    return kind;
  }

  async #open(): Promise<MediaFile> {
    const kind = await this.#kind();
    const tracks = await Promise.all((await this.#tracks()).map(describe));
    const played = tracks.find(({ isDefault }) => isDefault) ?? tracks[0];
    // FFmpeg may know its codec. Other tracks don't matter: an iPhone records Apple's spatial audio as well as AAC, and FFmpeg
    // can't decode the spatial audio.
    if (played?.isDecodable === false) throw new AudioError('not-media');
    const seconds = await this.#input.getDurationFromMetadata();
    const about = await this.#about(kind);
    return { kind, tracks, ...about, ...(seconds !== null && seconds > 0 && { seconds }) };
  }

  async #about(kind: MediaKind): Promise<Pick<MediaFile, 'hasChapters'>> {
    if (kind === 'MP4' || kind === 'QuickTime') return aboutMp4(this.#file);
    if (kind === 'Matroska' && !(await isWholeMatroska(this.#file))) throw new AudioError('not-media');
    if (kind === 'WAV' && !(await isWholeWave(this.#file))) throw new AudioError('not-media');
    if (kind === 'MPEGTS' && !(await isPlainTransport(this.#file))) throw new AudioError('not-media');
    return { hasChapters: kind === 'Matroska' && (await hasMatroskaChapters(this.#file)) };
  }

  async #index(track: number): Promise<Indexed> {
    const input = await this.#track(track);
    const [codec, format] = [await input.getCodec(), await formatOf(input)];
    if (codec === null || !format) throw new AudioError('undecodable');
    const times: number[] = [];
    const ends: number[] = [];
    const hasHeaders = HAS_HEADERS.has(await this.#kind());
    const isAlike = (codec === 'aac' && !hasHeaders) || codec.startsWith('pcm');
    const read = new ReadPackets();
    let form: number | undefined;
    const silences: Silence[] = [];
    let [total, silent, count, cluster, last]: [number, number, number, number, EncodedPacket | undefined] = [
      0,
      0,
      0,
      0,
      undefined,
    ];
    for await (const packet of new EncodedPacketSink(input).packets(undefined, undefined, { metadataOnly: isAlike })) {
      const head = packet.data.subarray(0, HEAD_BYTES);
      count = samplesIn(codec, head, packet.byteLength, format.channels) ?? 0;
      form ??= formOf(codec, head);
      if (formOf(codec, head) !== form) throw new AudioError('uncopyable');
      read.add(packet);
      const late = packet.timestamp - (times[0] ?? packet.timestamp) - (total + silent) / format.sampleRate;
      if (count === 0 || late < -AUDIBLE || late > LONGEST_GAP) throw new AudioError('undecodable');
      if (late > AUDIBLE) {
        const samples = Math.round(late * format.sampleRate);
        silences.push({ at: total, samples });
        silent += samples;
      }
      // In Matroska, the number of a cluster's first packet is the cluster's offset, and the others count on from there.
      if (packet.sequenceNumber !== (last?.sequenceNumber ?? -1) + 1) cluster = packet.sequenceNumber;
      times.push(packet.timestamp);
      ends.push((total += count));
      last = packet;
    }
    if (!last) throw new AudioError('no-sound');
    const isPartial = !(await this.#isReadWhole(track, read));
    const played = await this.#played(track, format, { times, total: total + silent, count, last, cluster });
    const timeline = await this.#inMovie({ ...played, silences }, format, times[0] ?? 0);
    return { timeline: { ...timeline, isPartial }, times, ends };
  }

  /** The codec's own lead-in, if it has one. */
  async #header(track: number): Promise<Uint8Array> {
    const config = await (await this.#track(track)).getDecoderConfig();
    return config?.description ? bytesOf(config.description) : new Uint8Array(0);
  }

  async #isReadWhole(track: number, read: ReadPackets): Promise<boolean> {
    const kind = await this.#kind();
    const header = await this.#header(track);
    const tagFrame = kind === 'MP3' ? (await mp3Gaps(this.#file)).tagFrame : 0;
    return isReadWhole(kind, this.#file, read, header, tagFrame);
  }

  /** Includes the silence before late audio. */
  async #inMovie(
    { delay, ...timeline }: Played & Timeline,
    { sampleRate }: SourceFormat,
    start: number,
  ): Promise<Timeline> {
    const { first, last, silences } = timeline;
    if (!HAS_CLOCK.has(await this.#kind())) return timeline;
    const time = start + first / sampleRate - delay;
    const [pictures, length] = [await this.#input.getVideoTracks(), await this.#input.getDurationFromMetadata()];
    const shown = await Promise.all(pictures.map((picture) => picture.getFirstTimestamp()));
    const picture = shown.length > 0 ? Math.min(...shown) : undefined;
    const seconds = length ?? undefined;
    const origin = movieOrigin({ start: time, picture, seconds });
    // Otherwise the file's length would count from another time.
    if (origin > 0 && seconds !== undefined) throw new AudioError('undecodable');
    const [early] = silences;
    const before = silenceOf(time - origin, first, sampleRate);
    if (before.length > 0 && early && early.at <= first) throw new AudioError('undecodable');
    const more = before[0]?.samples ?? 0;
    return { first, last: last + more, silences: [...before, ...silences] };
  }

  async #played(
    track: number,
    { codec, sampleRate }: SourceFormat,
    found: {
      readonly times: readonly number[];
      readonly total: number;
      readonly count: number;
      readonly last: EncodedPacket;
      readonly cluster: number;
    },
  ): Promise<Played> {
    const { times, total, count, last, cluster } = found;
    const kind = await this.#kind();
    const header = await this.#header(track);
    const preSkip = codec === 'opus' ? preSkipOf(header) : 0;
    const [start = 0] = times;
    if (kind === 'MP4' || kind === 'QuickTime') {
      const shorter = last.duration > 0 ? Math.min(Math.round(last.duration * sampleRate), count) : count;
      const end = total - count + shorter;
      return { ...(await mp4Timeline(this.#file, track, sampleRate, preSkip, end)), delay: 0 };
    }
    if (kind === 'Matroska') {
      const { delay, padding } = await matroskaGaps(this.#file, track, cluster);
      const first = codec === 'opus' ? preSkip : Math.round(delay * sampleRate);
      return { first, last: total - Math.round(padding * sampleRate), delay };
    }
    if (kind === 'OGG') {
      const played = last.timestamp + last.duration - Math.max(0, start);
      return { first: preSkip, last: Math.min(total, preSkip + Math.round(played * sampleRate)), delay: 0 };
    }
    if (kind === 'MP3') {
      const { delay, padding, frames } = await mp3Gaps(this.#file);
      if (frames !== undefined && frames !== times.length) throw new AudioError('undecodable');
      return { first: delay, last: total - padding, delay: 0 };
    }
    const said = kind === 'FLAC' ? flacTotal(header) : 0;
    if (said !== 0 && said !== total) throw new AudioError('undecodable');
    return { first: 0, last: total, delay: 0 };
  }

  async #packetsFor(track: number, first: number, last: number): Promise<PacketRange> {
    const [input, { times, ends }] = [await this.#track(track), await this.#indexed(track)];
    const runUp = RUN_UP_PACKETS[(await input.getCodec()) ?? ''] ?? 0;
    let from = Math.max(0, Math.min(firstBeyond(ends, first), ends.length - 1) - runUp);
    // Two packets with the same time can't be distinguished.
    while (from > 0 && times[from] === times[from - 1]) from--;
    const sink = new EncodedPacketSink(input);
    // Mediabunny divides by a packet's length, and rounding could lead to the previous packet.
    const begin = await sink.getPacket((times[from] ?? 0) + MICROSECOND);
    if (!begin || begin.timestamp !== times[from]) throw new Error('A packet is not where it was.');
    const to = Math.max(from + 1, Math.min(ends.length, firstBeyond(ends, last - 1) + 1));
    const [parts, sizes]: [Uint8Array<ArrayBuffer>[], number[]] = [[], []];
    for await (const { data } of sink.packets(begin)) {
      parts.push(new Uint8Array(data));
      sizes.push(data.length);
      if (parts.length === to - from) break;
    }
    if (parts.length < to - from) throw new Error('A packet is missing.');
    const before = (packet: number) => ends[packet - 1] ?? 0;
    let at = 0;
    return {
      file: new Blob(parts),
      offsets: Float64Array.from(sizes, (size) => (at += size) - size),
      sizes: Uint32Array.from(sizes),
      packetSamples: Uint32Array.from(sizes, (_, i) => before(from + i + 1) - before(from + i)),
      start: before(from),
    };
  }
}

async function describe(track: InputAudioTrack): Promise<MediaTrack> {
  const codec = await track.getCodec();
  const format = await formatOf(track);
  const bits = /^pcm-[a-z]+(\d+)/.exec(codec ?? '')?.[1];
  return {
    codec: codec === null ? String(await track.getInternalCodecId()) : nameOf(codec),
    sampleRate: await track.getSampleRate(),
    channels: await track.getNumberOfChannels(),
    isDefault: (await track.getDisposition()).default,
    isDecodable: codec !== null,
    ...(bits !== undefined && { bits: Number(bits) }),
    ...(format && { format }),
  };
}

/** The first packet that ends after a sample. */
function firstBeyond(ends: readonly number[], sample: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) <= sample) low = middle + 1;
    else high = middle;
  }
  return low;
}
