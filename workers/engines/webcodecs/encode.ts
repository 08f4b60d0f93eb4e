// Encodes packets as MP3, in segments that several workers encode at the same time.
import { AudioError, type AudioOutcome, type AudioPlan, type Mp3Encoding } from '../../contract/media/audio-engine';
import type { Sink } from '../../contract/run/sink';
import { reachOf } from './decimate';
import { Joiner } from './joiner';
import { ENCODER_DELAY, frameCount, mp3Bytes, paddingOf, type Mp3Format } from './mp3/layout';
import { infoTag } from '../../lib/mp3/info-tag';
import { inOrder, type Workers } from './in-order';
import type { MovieTrack } from './mp4/movie';
import type { Packets } from './packet-reader';
import type { SegmentRequest, SoundPart, SourceFormat } from './segment-encoder';
import { planSegments, segmentCount, type Segment } from './segments';
import { decodedAt, endAt, silenceBefore, type Timeline } from './silence';

/** Encodes one segment at a time, in a separate thread. */
export interface SegmentWorker {
  /** Also rejects if the worker crashes. */
  readonly encode: (request: SegmentRequest, onSamples: (samples: number) => void) => Promise<Uint8Array>;
  readonly end: () => void;
}

/** Unchanged packets in a Blob. */
export interface PacketRange extends Packets, Pick<SegmentRequest, 'packetSamples'> {
  readonly file: Blob;
  /** The index of the first packet's first sample in the track. */
  readonly start: number;
}

/** A track to encode. */
export interface PacketSource extends Pick<Timeline, 'silences'> {
  readonly format: SourceFormat;
  /**
   * The packets that decode to the track's samples from `first` to before `last`, and those that the decoder needs before them.
   */
  readonly packetsFor: (first: number, last: number) => PacketRange | Promise<PacketRange>;
}

/** To decode a packet correctly, a decoder needs the previous one, and its noise substitution needs a few more. */
const RUN_UP_PACKETS = 5;

/** Positions in the audio: from the first to before the second. */
export type Range = Pick<Timeline, 'first' | 'last'>;

/**
 * The part of the audio that the plan requests. It doesn't end with silence.
 * @throws AudioError `no-sound` for a part without audio
 */
export function rangeOf({ first, last, silences }: Timeline, { start, end }: AudioPlan, sampleRate: number): Range {
  const at = (seconds: number) => Math.min(last, first + Math.round(seconds * sampleRate));
  const range = { first: at(start), last: end === undefined ? last : endAt(silences, at(end)) };
  if (range.last <= range.first) throw new AudioError('no-sound');
  return range;
}

/** The packets of a video, at the positions in its index. */
export const packetsOf = (
  file: Blob,
  { packets, packetSamples, format }: MovieTrack,
  silences: PacketSource['silences'],
): PacketSource => ({
  format: { ...format, codec: 'mp4a.40.2' },
  silences,
  packetsFor(first, last) {
    const packet = Math.max(0, Math.floor(first / packetSamples) - RUN_UP_PACKETS);
    const stop = Math.max(Math.ceil(last / packetSamples), packet + 1);
    return {
      file,
      offsets: packets.offsets.slice(packet, stop),
      sizes: packets.sizes.slice(packet, stop),
      packetSamples,
      start: packet * packetSamples,
    };
  },
});

/**
 * The part of a track that has its samples from `first`, which may be before its start, to before `last`.
 */
export async function partOf(
  { format: source, silences, packetsFor }: PacketSource,
  first: number,
  last: number,
): Promise<SoundPart> {
  const lastDecoded = decodedAt(silences, last);
  const { start: packetStart, ...packets } = await packetsFor(decodedAt(silences, Math.max(0, first)), lastDecoded);
  return {
    ...packets,
    source,
    silences: silences
      .filter(({ at }) => at >= packetStart && at <= lastDecoded)
      .map(({ at, samples }) => ({ at: at - packetStart, samples })),
    skip: first - packetStart - silenceBefore(silences, packetStart),
  };
}

export async function requestFor(
  source: PacketSource,
  encoding: Pick<SegmentRequest, 'format' | 'isQuick'>,
  from: number,
  { start, end }: Pick<Segment, 'start' | 'end'>,
): Promise<SegmentRequest> {
  const factor = source.format.sampleRate / encoding.format.sampleRate;
  const reach = reachOf(factor);
  const part = await partOf(source, from + start * factor - reach, from + end * factor + reach);
  return { ...part, ...encoding, samples: end - start };
}

/** Joins the reports of several segments into one. */
export function totalOf(onTime: (seconds: number) => void, sampleRate: number) {
  const samples = new Map<object, number>();
  return (segment: object, done: number) => {
    samples.set(segment, done);
    onTime([...samples.values()].reduce((sum, value) => sum + value, 0) / sampleRate);
  };
}

/** The tag can come first, because all lengths are known before the first frame is encoded. */
function tagFor(samples: number, format: Mp3Format, header: Uint8Array): Uint8Array {
  const frames = frameCount(samples, format.sampleRate);
  const gaps = { delay: ENCODER_DELAY, padding: paddingOf(samples, format.sampleRate) };
  return infoTag({ header, frames, bytes: mp3Bytes(frames, format), isConstant: true, gaps });
}

/**
 * @param onTime called with the encoded seconds so far
 * @throws Error if this engine can't convert exactly, although another one may
 */
export async function encodeMp3(
  source: PacketSource,
  range: Range,
  { bitRate, channels, sampleRate, isQuick }: Mp3Encoding,
  workers: Workers<SegmentWorker>,
  sink: Pick<Sink, 'write'>,
  onTime: (seconds: number) => void,
): Promise<AudioOutcome> {
  if (bitRate === 'vbr') throw new AudioError('undecodable'); // A frame's length wasn't known in advance.
  const format: Mp3Format = { kilobits: bitRate, channels, sampleRate };
  const samples = Math.ceil((range.last - range.first) / (source.format.sampleRate / sampleRate));
  const seconds = samples / sampleRate;
  const segments = planSegments(samples, sampleRate, segmentCount(seconds, workers.most));
  const report = totalOf(onTime, sampleRate);
  const work = async (worker: SegmentWorker, segment: Segment) => {
    const request = await requestFor(source, { format, isQuick }, range.first, segment);
    const mp3 = await worker.encode(request, (done) => report(segment, done));
    report(segment, request.samples); // A worker may not have sent its last report.
    return mp3;
  };

  let bytes = 0;
  const joiner = new Joiner(async (mp3) => {
    if (bytes === 0) await sink.write(tagFor(samples, format, mp3));
    bytes += mp3.length;
    await sink.write(mp3);
  });
  for await (const [segment, mp3] of inOrder(segments, workers, work)) await joiner.add(segment, mp3);
  const frames = await joiner.finish();
  if (frames !== frameCount(samples, sampleRate) || bytes !== mp3Bytes(frames, format))
    throw new Error('The MP3 is not as long as its tag says.');
  return { seconds, warnings: [] };
}
