// An MP4 or QuickTime file as far as its audio goes.
import { readIndex, find, childrenOf, type Mp4Index } from '../../../lib/mp4/boxes';
import { readEdit } from './edit';
import { readPackets, type PacketTable } from './packets';
import { readFormat, type AudioFormat } from './sample-entry';
import { hasChapters, readTags, type Mp4Tags } from '../../../lib/mp4/tags';

export interface FilmTrack {
  readonly format: AudioFormat;
  readonly packets: PacketTable;
  /** Samples in a packet, the same in all of them. */
  readonly packetSamples: number;
  /** Which decoded samples are played: from the first index to before the second. */
  readonly first: number;
  readonly last: number;
  /** Seconds of silence before it. */
  readonly delay: number;
  readonly isEnabled: boolean;
}

export interface Film extends Mp4Tags {
  readonly container: string;
  /** Length of the longest track. */
  readonly seconds: number;
  /** The audio tracks, in the file's order. */
  readonly tracks: readonly FilmTrack[];
  readonly hasChapters: boolean;
}

const samplesIn = ({ codec, sampleRate }: AudioFormat) => (codec === 'aac' ? 1024 : sampleRate >= 32_000 ? 1152 : 576);

const handlerOf = (trak: DataView) => find(trak, 'mdia', 'hdlr')?.getUint32(8);
const SOUND = 0x736f756e; // 'soun'

export const isSound = (trak: DataView): boolean => handlerOf(trak) === SOUND;

/** For `mvhd` and `mdhd`, whose versions differ in the width of their times. */
export const clockOf = (header: DataView) =>
  header.getUint8(0) === 1
    ? { ticks: header.getUint32(20), length: Number(header.getBigUint64(24)) }
    : { ticks: header.getUint32(12), length: header.getUint32(16) };

/** Clocks other than the sample rate round each time to a tick. */
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

function readTrack(trak: DataView, movieTicks: number): FilmTrack | undefined {
  const stbl = find(trak, 'mdia', 'minf', 'stbl');
  const [mdhd, tkhd, edit] = [find(trak, 'mdia', 'mdhd'), find(trak, 'tkhd'), readEdit(trak)];
  if (!stbl || !mdhd || !tkhd || !edit) return undefined;
  const [format, packets] = [readFormat(stbl), readPackets(stbl)];
  if (!format || !packets) return undefined;
  const { ticks } = clockOf(mdhd);
  const packetSamples = samplesIn(format);
  const packetTicks = (packetSamples * ticks) / format.sampleRate;
  const drift = driftOf(packets, packetTicks);
  // Phones take times from a clock that trembles. A gap of a packet's length is one.
  if (drift > packetTicks) return undefined;
  const isExact = drift <= ROUNDING_TICKS;
  const inSamples = (count: number) => Math.round((count * format.sampleRate) / ticks);
  const first = inSamples(edit.start);
  // Encoders that know their last packet to be filled up say so by its duration.
  const lastSamples = isExact ? inSamples(packets.durations[packets.count - 1] ?? 0) : packetSamples;
  const end = (packets.count - 1) * packetSamples + Math.min(Math.max(lastSamples, 1), packetSamples);
  // The movie's clock is coarse, often a millisecond: an end within a tick of the track's own is the track's own.
  const tick = format.sampleRate / movieTicks;
  const tolerance = isExact ? tick : tick + packetSamples;
  const asked = edit.movieTicks === 0 ? end : first + edit.movieTicks * tick;
  const last = asked >= end - tolerance ? end : Math.round(asked);
  if (last <= first) return undefined;
  const isEnabled = (tkhd.getUint8(3) & 1) === 1;
  return { format, packets, packetSamples, first, last, delay: edit.delay / movieTicks, isEnabled };
}

export const containerOf = ({ brand }: Mp4Index) => (brand === 'qt  ' || brand === '' ? 'QuickTime' : 'MP4');

function readFilm(index: Mp4Index, bytes: number): Film | undefined {
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
  // A movie's clock of a millisecond must not make a track longer than it is.
  const movie = length / ticks;
  const seconds = Math.abs(movie - longest) <= 1.5 / ticks ? longest : Math.max(movie, longest);
  return { ...tags, container: containerOf(index), seconds, tracks: known, hasChapters: hasChapters(moov) };
}

const isCutOff = ({ packets: { offsets, sizes } }: FilmTrack, bytes: number) =>
  offsets.some((offset, i) => offset + (sizes[i] ?? 0) > bytes);

/**
 * Undefined for a file that is not wholly of the plain kind: whole, not fragmented, each audio track AAC or MP3 without gaps and
 * played in one stretch. It may still be fine: another engine knows more.
 */
export async function openFilm(file: Blob): Promise<Film | undefined> {
  const index = await readIndex(file);
  if (!index) return undefined;
  try {
    return readFilm(index, file.size);
  } catch (error) {
    // A broken index points beyond its own end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
