// Cuts an MP3 to the sample without decoding it. A decoder needs what comes before a cut: the frame before, half of which overlaps
// the next one, and the bit reservoir, in which that frame's data begin. So a part begins with a silent frame that has the bytes
// of the reservoir, and its Info tag says how many samples to skip. pcutmp3 (Sebastian Gesemann) introduced the silent frame.
import { concatBytes } from '../concat-bytes';
import { HEADER_BYTES, readHeader, sideInfoBytes } from '../mpeg-frame';
import { NoFrameError, type FrameIndex } from './frame-index';
import { infoTag } from './info-tag';
import { DECODER_DELAY } from './mp3-gaps';
import { readSideInfo } from './side-info';

/** Twelve bits of the Info tag. */
const MOST_DELAY = 4095;

/** The most bytes that `main_data_begin` can name, in MPEG-1. */
const LONGEST_RESERVOIR = 511;

/** A frame's checksum. */
const CHECKSUM_BYTES = 2;

/**
 * Frames before the first one that is played. The filter bank reaches back 15 of the 18 blocks of a granule, and each of them is
 * the sum of two granules. In MPEG-2, a frame is one granule.
 */
const runUpOf = ({ isMpeg1 }: FrameIndex['form']) => (isMpeg1 ? 1 : 2);

/** A silent frame without data of its own, whose main data are these bytes at the end. */
function reservoirFrame({ header, form }: FrameIndex, reservoir: Uint8Array): Uint8Array {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = header;
  for (let rate = 1; rate < 15; rate++) {
    const silent = Uint8Array.of(sync, kind | 1, (rate << 4) | (rates & 12), mode);
    const read = readHeader(silent);
    if (!read || read.bytes - read.dataAt < reservoir.length) continue;
    const frame = new Uint8Array(read.bytes);
    frame.set(silent);
    frame.set(reservoir, frame.length - reservoir.length);
    return frame;
  }
  throw new Error(`No frame at ${form.sampleRate} Hz has room for ${reservoir.length} bytes.`);
}

/** Bytes before a frame's main data, at most. */
const headBytes = ({ isMpeg1, channels }: FrameIndex['form']) =>
  HEADER_BYTES + CHECKSUM_BYTES + sideInfoBytes(isMpeg1, channels);

async function sideInfoAt(mp3: Blob, at: number, form: FrameIndex['form']) {
  const bytes = new Uint8Array(await mp3.slice(at, at + headBytes(form)).arrayBuffer());
  const header = readHeader(bytes);
  if (!header) throw new Error(`The frame at byte ${at} has changed.`);
  return { ...header, ...readSideInfo(bytes, 0, header) };
}

/** The bytes of a frame's main data that are in the frames before it. There may be fewer in a stream that was cut before. */
async function reservoirOf(mp3: Blob, { places, form }: FrameIndex, number: number, mainDataBegin: number) {
  const [at, most] = [places[number] ?? 0, headBytes(form)];
  let [from, data] = [number, 0];
  while (from > 0 && data < mainDataBegin) {
    from--;
    data += Math.max(0, (places[from + 1] ?? 0) - (places[from] ?? 0) - most);
  }
  const before = new Uint8Array(await mp3.slice(places[from], at).arrayBuffer());
  const main = concatBytes(mainDataIn(before));
  return main.subarray(Math.max(0, main.length - mainDataBegin));
}

function mainDataIn(frames: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < frames.length;) {
    const header = readHeader(frames, at);
    if (!header) throw new Error('The frames before a cut have changed.');
    pieces.push(frames.subarray(at + header.dataAt, at + header.bytes));
    at += header.bytes;
  }
  return pieces;
}

/**
 * A decoder mutes frames at the start of a stream whose data are missing. It must not take the silent frame's zeros for them.
 * @param known bytes of the reservoir
 * @param room for the reservoir in the silent frame
 * @throws NoFrameError
 */
async function refuseZeros(mp3: Blob, { places, form }: FrameIndex, first: number, known: number, room: number) {
  for (let [number, data] = [first, 0]; known + data < LONGEST_RESERVOIR && number + 1 < places.length; number++) {
    const at = places[number] ?? 0;
    const { mainDataBegin, bytes, dataAt } = await sideInfoAt(mp3, at, form);
    if (mainDataBegin > known + data && mainDataBegin <= room + data) throw new NoFrameError(at);
    data += bytes - dataAt;
  }
}

/** The silent frame before frame `first`. */
async function leadTo(mp3: Blob, index: FrameIndex, first: number): Promise<Uint8Array> {
  const { mainDataBegin } = await sideInfoAt(mp3, index.places[first] ?? 0, index.form);
  const reservoir = await reservoirOf(mp3, index, first, mainDataBegin);
  const frame = reservoirFrame(index, reservoir);
  const room = frame.length - (readHeader(frame)?.dataAt ?? 0);
  if (reservoir.length < mainDataBegin) await refuseZeros(mp3, index, first, reservoir.length, room);
  return frame;
}

interface Frames {
  /** The first and the last one, numbers from the whole MP3. */
  readonly first: number;
  readonly last: number;
  /** Decoded samples of the part before its first one. */
  readonly skip: number;
  readonly hasReservoir: boolean;
}

/** Which frames have the samples from `from` to before `to`. */
function framesOf({ skip, form, places }: FrameIndex, from: number, to: number): Frames {
  const { samples } = form;
  const [start, last] = [from + skip, Math.floor((to + skip - 1) / samples)];
  const delay = start - DECODER_DELAY;
  if (delay >= 0 && delay <= MOST_DELAY) {
    // FFmpeg opens no file with a single frame.
    return { first: 0, last: Math.max(last, Math.min(1, places.length - 2)), skip: start, hasReservoir: false };
  }
  const first = Math.max(0, Math.floor(start / samples) - runUpOf(form));
  // Here even the first frame may have one, so that there are enough samples for the decoder's delay.
  return { first, last, skip: samples + start - first * samples, hasReservoir: true };
}

/**
 * A part of an MP3 without its ID3 tag: a few bytes, and a view of the whole.
 * @param from, to samples as a player counts them, `from` < `to`
 * @throws NoFrameError for a stream that begins in the middle of another one, if the part would sound different there
 */
export async function cutMp3(mp3: Blob, index: FrameIndex, from: number, to: number): Promise<readonly BlobPart[]> {
  const { places, form, header, isConstant } = index;
  const { first, last, skip, hasReservoir } = framesOf(index, from, to);
  const lead = hasReservoir ? await leadTo(mp3, index, first) : new Uint8Array(0);
  const [start = 0, end = 0] = [places[first], places[last + 1]];
  const bytes = lead.length + end - start;
  const frames = last + 1 - first + (hasReservoir ? 1 : 0);
  const delay = skip - DECODER_DELAY;
  const placeOf = (share: number) => {
    const frame = Math.floor(share * frames) - (hasReservoir ? 1 : 0);
    return frame < 0 ? 0 : (lead.length + (places[first + frame] ?? 0) - start) / bytes;
  };
  const gaps = { delay, padding: frames * form.samples - delay - (to - from) };
  return [
    bufferOf(infoTag({ header, frames, bytes, isConstant, gaps, placeOf })),
    bufferOf(lead),
    mp3.slice(start, end),
  ];
}

/** A Blob takes no view of memory that may be shared. */
const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes);
