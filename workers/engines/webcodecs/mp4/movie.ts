// The audio of an MP4 or QuickTime file.
import { bytesOf, childrenOf, find, readIndex, tail, type Mp4Index } from '../../../lib/mp4/boxes';
import { layerAt } from '../../../lib/mpeg-frame';
import { readEdit } from '../../../lib/mp4/edit';
import { readPackets, type PacketTable } from '../../../lib/mp4/packets';
import { readFormat, type AudioFormat } from './sample-entry';
import { hasChapters, readTags } from '../../../lib/mp4/tags';
import type { FileTags } from '../../../lib/tags/file-tags';

export interface MovieTrack {
  readonly format: AudioFormat;
  readonly packets: PacketTable;
  /** The number of samples per packet, the same for all. */
  readonly packetSamples: number;
  /** Which decoded samples are played: from the first index to before the second. */
  readonly first: number;
  readonly last: number;
  /** Seconds of silence before it. */
  readonly delay: number;
  readonly isEnabled: boolean;
}

export interface Movie extends FileTags {
  readonly container: string;
  /** Length of the longest track. */
  readonly seconds: number;
  /** The audio tracks, in the file's order. */
  readonly tracks: readonly MovieTrack[];
  readonly hasChapters: boolean;
}

const samplesIn = ({ codec, sampleRate }: AudioFormat) => (codec === 'aac' ? 1024 : sampleRate >= 32_000 ? 1152 : 576);

/** The four characters of its format. */
export function handlerOf(trak: DataView): string | undefined {
  const box = find(trak, 'mdia', 'hdlr');
  return box && String.fromCharCode(...bytesOf(tail(box, 8)).subarray(0, 4));
}

export const isSound = (trak: DataView): boolean => handlerOf(trak) === 'soun';

/** For `mvhd` and `mdhd`, whose versions differ in the width of their times. */
export const clockOf = (header: DataView) =>
  header.getUint8(0) === 1
    ? { ticks: header.getUint32(20), length: Number(header.getBigUint64(24)) }
    : { ticks: header.getUint32(12), length: header.getUint32(16) };

/** A clock with another rate than the samples' rounds each time to a tick. */
const ROUNDING_TICKS = 2;

/** The largest difference in ticks between packets' times and their numbers. */
function driftOf({ durations, count }: PacketTable, packetTicks: number): number {
  let [drift, most] = [0, 0];
  for (let i = 0; i < count - 1; i++) {
    drift += (durations[i] ?? 0) - packetTicks;
    most = Math.max(most, Math.abs(drift));
  }
  return most;
}

function readTrack(trak: DataView, movieTicks: number): MovieTrack | undefined {
  const stbl = find(trak, 'mdia', 'minf', 'stbl');
  const [mdhd, tkhd, edit] = [find(trak, 'mdia', 'mdhd'), find(trak, 'tkhd'), readEdit(trak)];
  if (!stbl || !mdhd || !tkhd || !edit) return undefined;
  const [format, packets] = [readFormat(stbl), readPackets(stbl)];
  if (!format || !packets) return undefined;
  const { ticks } = clockOf(mdhd);
  const packetSamples = samplesIn(format);
  const packetTicks = (packetSamples * ticks) / format.sampleRate;
  const drift = driftOf(packets, packetTicks);
  // The clocks of phones jitter. A difference of a packet's length is a real gap.
  if (drift > packetTicks) return undefined;
  const isExact = drift <= ROUNDING_TICKS;
  const inSamples = (count: number) => Math.round((count * format.sampleRate) / ticks);
  const first = inSamples(edit.start);
  // If the last packet is padded, its duration shows that.
  const lastSamples = isExact ? inSamples(packets.durations[packets.count - 1] ?? 0) : packetSamples;
  const end = (packets.count - 1) * packetSamples + Math.min(Math.max(lastSamples, 1), packetSamples);
  // The movie's clock is coarse, often in milliseconds. If an end differs from the track's end by less than a tick, it means
  // the track's end.
  const tick = format.sampleRate / movieTicks;
  const tolerance = isExact ? tick : tick + packetSamples;
  const asked = edit.movieTicks === 0 ? end : first + edit.movieTicks * tick;
  const last = asked >= end - tolerance ? end : Math.round(asked);
  if (last <= first) return undefined;
  const isEnabled = (tkhd.getUint8(3) & 1) === 1;
  return { format, packets, packetSamples, first, last, delay: edit.delay / movieTicks, isEnabled };
}

export const containerOf = ({ brand }: Mp4Index) => (brand === 'qt  ' || brand === '' ? 'QuickTime' : 'MP4');

function readMovie(index: Mp4Index, bytes: number): Movie | undefined {
  const { moov } = index;
  const mvhd = find(moov, 'mvhd');
  const tags = readTags(moov);
  if (!mvhd || !tags) return undefined;
  const { ticks, length } = clockOf(mvhd);
  const traks = childrenOf(moov).filter(({ type, body }) => type === 'trak' && isSound(body));
  const tracks = traks.map(({ body }) => readTrack(body, ticks));
  const known = tracks.filter((track) => track !== undefined);
  if (known.length < tracks.length || known.length === 0 || known.some((track) => isCutOff(track, bytes)))
    return undefined;
  const longest = Math.max(
    ...known.map(({ first, last, delay, format }) => delay + (last - first) / format.sampleRate),
  );
  // A clock in milliseconds must not make a track longer than it is.
  const movie = length / ticks;
  const seconds = Math.abs(movie - longest) <= 1.5 / ticks ? longest : Math.max(movie, longest);
  return { ...tags, container: containerOf(index), seconds, tracks: known, hasChapters: hasChapters(moov) };
}

const isCutOff = ({ packets: { offsets, sizes } }: MovieTrack, bytes: number) =>
  offsets.some((offset, i) => offset + (sizes[i] ?? 0) > bytes);

/** MP4 has one code for all layers of MPEG audio, so each track's first frame decides. */
async function isLayer3(file: Blob, { tracks }: Movie): Promise<boolean> {
  const mp3 = tracks.filter(({ format }) => format.codec === 'mp3');
  const layers = await Promise.all(mp3.map(({ packets }) => layerAt(file, packets.offsets[0] ?? 0)));
  return layers.every((layer) => layer === 3);
}

/**
 * Undefined unless the file is a plain one: complete, not fragmented, and with only AAC or MP3 tracks that have no gaps and
 * play in one range. Other files may be valid, and another engine can read them.
 */
export async function openMovie(file: Blob): Promise<Movie | undefined> {
  const index = await readIndex(file);
  if (!index) return undefined;
  try {
    const movie = readMovie(index, file.size);
    return movie && (await isLayer3(file, movie)) ? movie : undefined;
  } catch (error) {
    // In a damaged index, boxes extend beyond its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
