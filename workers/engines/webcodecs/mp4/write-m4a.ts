// Writes an MP4 of one AAC track, index first: ISO/IEC 14496-12 and 14496-14. Every length is known before the first packet is
// copied, so nothing is written twice.
import { concatBytes } from '../../../lib/concat-bytes';
import type { AudioFormat } from './sample-entry';
import { box, fullBox, latin1, u16, u32 } from './write-box';

export interface M4aTrack {
  readonly format: Pick<AudioFormat, 'sampleRate' | 'channels' | 'settings'>;
  /** Sizes of the packets, in bytes. */
  readonly sizes: Uint32Array;
  readonly packetSamples: number;
  /** Which decoded samples are played: from the first index to before the second. */
  readonly first: number;
  readonly last: number;
}

/** Four bytes hold no larger number: a day of audio at 48 kHz. */
export const MOST_SAMPLES = 2 ** 32 - 1;

const NORMAL_SPEED = 0x10000;
const FULL_VOLUME = [1, 0];
const UNDETERMINED = 0x55c4; // the language "und", with five bits per letter
const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** Enabled, in the movie, in its preview. */
const PLAYED = 7;
const SELF_CONTAINED = 1;
const AUDIO_STREAM = 0x15;
const AAC = 0x40;

const zeros = (count: number) => new Uint8Array(count);

/** ISO/IEC 14496-1, 7.2.6: tag, length, content. No content here is longer than 127 bytes. */
const descriptor = (tag: number, ...content: readonly (readonly number[])[]) => {
  const body = content.flat();
  return [tag, body.length, ...body];
};

function elementaryStream({ format, sizes, packetSamples }: M4aTrack): Uint8Array {
  const { sampleRate, settings } = format;
  const bitsASecond = (bytes: number, packets: number) =>
    Math.round((bytes * 8 * sampleRate) / (packets * packetSamples));
  let [largest, total] = [0, 0];
  for (const size of sizes) [largest, total] = [Math.max(largest, size), total + size];
  const rates = u32(bitsASecond(largest, 1), bitsASecond(total, sizes.length));
  const decoder = descriptor(4, [AAC, AUDIO_STREAM], u32(largest).slice(1), rates, descriptor(5, [...settings]));
  return fullBox('esds', 0, 0, descriptor(3, u16(0), [0], decoder, descriptor(6, [2])));
}

function sampleEntry(track: M4aTrack): Uint8Array {
  const { channels, sampleRate } = track.format;
  // The field has 16 bits. Higher rates are in the decoder's settings.
  const rate = sampleRate < 0x10000 ? sampleRate : 0;
  const kind = [zeros(6), u16(1), u32(0, 0), u16(channels, 16, 0, 0), u16(rate, 0)];
  return fullBox('stsd', 0, 0, u32(1), box('mp4a', ...kind, elementaryStream(track)));
}

/** Packets are grouped in chunks of about a second, so that players can read on without the whole table. */
const chunkPackets = ({ format, packetSamples }: M4aTrack) =>
  Math.max(1, Math.round(format.sampleRate / packetSamples));

function sizeTable(sizes: Uint32Array): Uint8Array {
  const table = new DataView(new ArrayBuffer(sizes.length * 4));
  sizes.forEach((size, i) => table.setUint32(i * 4, size));
  return fullBox('stsz', 0, 0, u32(0, sizes.length), new Uint8Array(table.buffer));
}

/** @param at offset of the first packet in the file */
function chunkTable(track: M4aTrack, at: number, isLong: boolean): Uint8Array {
  const [step, count] = [chunkPackets(track), track.sizes.length];
  const chunks = Math.ceil(count / step);
  const table = new DataView(new ArrayBuffer(chunks * (isLong ? 8 : 4)));
  for (let packet = 0, place = at; packet < count; place += track.sizes[packet++] ?? 0) {
    const chunk = packet / step;
    if (!Number.isInteger(chunk)) continue;
    if (isLong) table.setBigUint64(chunk * 8, BigInt(place));
    else table.setUint32(chunk * 4, place);
  }
  return fullBox(isLong ? 'co64' : 'stco', 0, 0, u32(chunks), new Uint8Array(table.buffer));
}

function chunkLengths(track: M4aTrack): Uint8Array {
  const [step, count] = [chunkPackets(track), track.sizes.length];
  const [full, rest] = [Math.floor(count / step), count % step];
  const entries = [...(full > 0 ? [[1, step, 1]] : []), ...(rest > 0 ? [[full + 1, rest, 1]] : [])];
  return fullBox('stsc', 0, 0, u32(entries.length), u32(...entries.flat()));
}

/** The last packet ends with the audio. */
function timeTable({ sizes: { length: count }, packetSamples, last }: M4aTrack): Uint8Array {
  const rest = last - (count - 1) * packetSamples;
  return fullBox('stts', 0, 0, u32(2, count - 1, packetSamples, 1, rest));
}

/** A decoder needs the previous packet: ISO/IEC 14496-12, 10.1, "roll" with a distance of -1. */
function rollTables({ sizes }: M4aTrack): Uint8Array[] {
  const group = fullBox('sgpd', 1, 0, latin1('roll'), u32(2, 1), u16(-1));
  return [group, fullBox('sbgp', 0, 0, latin1('roll'), u32(1, sizes.length, 1))];
}

function media(track: M4aTrack, at: number, isLong: boolean): Uint8Array {
  const tables = [timeTable(track), chunkLengths(track), sizeTable(track.sizes), chunkTable(track, at, isLong)];
  const stbl = box('stbl', sampleEntry(track), ...tables, ...rollTables(track));
  const dinf = box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, SELF_CONTAINED)));
  const minf = box('minf', fullBox('smhd', 0, 0, zeros(4)), dinf, stbl);
  const mdhd = fullBox('mdhd', 0, 0, u32(0, 0, track.format.sampleRate, track.last), u16(UNDETERMINED, 0));
  const hdlr = fullBox('hdlr', 0, 0, u32(0), latin1('soun'), zeros(12), latin1('SoundHandler\0'));
  return box('mdia', mdhd, hdlr, minf);
}

/** The movie and the track share one clock, the sample rate, so that the edit list is exact. */
function movie(track: M4aTrack, tags: Uint8Array, at: number, isLong: boolean): Uint8Array {
  const { first, last, format } = track;
  const length = last - first;
  const next = [u32(NORMAL_SPEED), FULL_VOLUME, zeros(10), MATRIX, zeros(24), u32(2)];
  const mvhd = fullBox('mvhd', 0, 0, u32(0, 0, format.sampleRate, length), ...next);
  const shape = [zeros(8), u16(0, 0), FULL_VOLUME, zeros(2), MATRIX, zeros(8)];
  const tkhd = fullBox('tkhd', 0, PLAYED, u32(0, 0, 1, 0, length), ...shape);
  const edit = box('edts', fullBox('elst', 0, 0, u32(1, length, first, NORMAL_SPEED)));
  return box('moov', mvhd, box('trak', tkhd, edit, media(track, at, isLong)), tags);
}

function dataHeader(bytes: number): Uint8Array {
  const isLong = bytes + 8 > MOST_SAMPLES;
  const size = bytes + (isLong ? 16 : 8);
  if (!isLong) return concatBytes([u32(size), latin1('mdat')]);
  return concatBytes([u32(1), latin1('mdat'), u32(Math.floor(size / 2 ** 32), size % 2 ** 32)]);
}

/**
 * Everything before the packets, which follow it without gaps.
 * @param tags the `udta` box, or nothing
 */
export function m4aHead(track: M4aTrack, tags: Uint8Array): Uint8Array {
  const bytes = track.sizes.reduce((sum, size) => sum + size, 0);
  const [ftyp, mdat] = [box('ftyp', latin1('M4A '), u32(0x200), latin1('M4A mp42isom')), dataHeader(bytes)];
  const isLong = mdat.length > 8;
  // The index's length doesn't depend on the packets' offset.
  const at = ftyp.length + movie(track, tags, 0, isLong).length + mdat.length;
  return concatBytes([ftyp, movie(track, tags, at, isLong), mdat]);
}
