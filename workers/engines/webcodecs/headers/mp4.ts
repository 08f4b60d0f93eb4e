// The audio tracks of any MP4 or QuickTime file, including fragmented ones, as far as the headers show them: ISO/IEC 14496-12.
import type { AudioProbe, AudioTrack } from '../../../contract/media/audio-engine';
import { childrenOf, find, readMoov, tail, type Box } from '../../../lib/mp4/boxes';
import { layerAt } from '../../../lib/mpeg-frame';
import { clockOf, containerOf, isSound } from '../mp4/movie';
import { firstOffset } from '../../../lib/mp4/packets';
import { decoderOf, esdsIn } from '../../../lib/mp4/esds';
import { aacChannels, aacRate } from '../mp4/sample-entry';

/** https://mp4ra.org/registered-types/sample-entries, by ffmpeg's names. */
const CODECS = new Map([
  ['.mp3', 'mp3'],
  ['Opus', 'opus'],
  ['ac-3', 'ac3'],
  ['alac', 'alac'],
  ['ec-3', 'eac3'],
  ['fLaC', 'flac'],
  ...['fl32', 'in24', 'in32', 'ipcm', 'lpcm', 'sowt', 'twos'].map((type) => [type, 'pcm'] as const),
]);

/** Bytes of a sample entry before its child boxes. */
const ENTRY_BYTES = 28;

/** ISO/IEC 14496-1, 7.2.6.6 */
const AAC = [0x40, 0x66, 0x67, 0x68];
const MP3 = [0x69, 0x6b];

interface Told {
  readonly codec?: string | undefined;
  readonly channels?: number | undefined;
  readonly sampleRate?: number | undefined;
}

/** FLAC and ALAC have their own headers: RFC 9639, 8.2, and ALACSpecificConfig in Apple's ALACMagicCookieDescription.txt. */
function losslessRate(entry: DataView): number | undefined {
  const [flac, alac] = [find(tail(entry, ENTRY_BYTES), 'dfLa'), find(tail(entry, ENTRY_BYTES), 'alac')];
  return flac ? flac.getUint32(18) >>> 12 : alac?.getUint32(24);
}

/** Includes the decoder configuration. */
function codecOf({ type, body }: Box): Told {
  if (type !== 'mp4a') return { codec: CODECS.get(type), sampleRate: losslessRate(body) };
  const esds = esdsIn(body);
  const decoder = esds && decoderOf(esds);
  if (!decoder) return {};
  const { objectType, settings } = decoder;
  if (AAC.includes(objectType)) {
    return { codec: 'aac', channels: aacChannels(settings), sampleRate: aacRate(settings) };
  }
  return { codec: MP3.includes(objectType) ? 'mp3' : undefined };
}

/** A sample entry has 16 bits for the rate. For a higher rate it contains a fraction of it, its lower bits, or 0. */
const MOST_IN_ENTRY = 0xffff;

const rateOf = (told: number | undefined, entry: number, ticks: number) =>
  told !== undefined && told > MOST_IN_ENTRY ? told : entry === 0 ? ticks : entry;

/** In the second version of QuickTime's sound description, the fields are in other places. */
const shapeOf = ({ body }: Box) =>
  body.getUint16(8) === 2
    ? { sampleRate: body.getFloat64(32), channels: body.getUint32(40) }
    : { sampleRate: body.getUint16(24), channels: body.getUint16(16) };

function bitRateOf(stbl: DataView, seconds: number | undefined): number | undefined {
  const stsz = find(stbl, 'stsz');
  const count = stsz?.getUint32(8) ?? 0;
  if (!stsz || count === 0 || seconds === undefined) return undefined;
  const same = stsz.getUint32(4);
  let bytes = same * count;
  if (same === 0) for (let i = 0; i < count; i++) bytes += stsz.getUint32(12 + i * 4);
  return Math.round(bytes / seconds / 125);
}

/** MP4 has one code for all layers of MPEG audio. Undefined if the index has no first frame that shows the layer. */
async function mpegName(file: Blob, stbl: DataView): Promise<string | undefined> {
  const at = firstOffset(stbl);
  const layer = at === undefined ? undefined : await layerAt(file, at);
  return layer && `mp${layer}`;
}

async function trackOf(file: Blob, trak: DataView, seconds: number | undefined): Promise<AudioTrack | undefined> {
  const [stbl, tkhd] = [find(trak, 'mdia', 'minf', 'stbl'), find(trak, 'tkhd')];
  const stsd = find(stbl, 'stsd');
  const [entry] = stsd ? childrenOf(tail(stsd, 8)) : [];
  const mdhd = find(trak, 'mdia', 'mdhd');
  const told = entry ? codecOf(entry) : {};
  if (!stbl || !tkhd || !mdhd || !entry) return undefined;
  const bitRate = bitRateOf(stbl, seconds);
  const isDefault = (tkhd.getUint8(3) & 1) === 1;
  const shape = shapeOf(entry);
  const channels = told.channels ?? shape.channels;
  const sampleRate = rateOf(told.sampleRate, shape.sampleRate, clockOf(mdhd).ticks);
  const name = told.codec === 'mp3' ? await mpegName(file, stbl) : told.codec;
  const [codec, isDecodable] = [name ?? entry.type, name !== undefined];
  return { codec, sampleRate, channels, ...(bitRate === undefined ? {} : { bitRate }), isDefault, isDecodable };
}

/** If a fragmented file has a length at all, it is elsewhere. */
function lengthOf(moov: DataView): number | undefined {
  const [mvhd, mehd] = [find(moov, 'mvhd'), find(moov, 'mvex', 'mehd')];
  if (!mvhd) return undefined;
  const { ticks, length } = clockOf(mvhd);
  const fragments = mehd && (mehd.getUint8(0) === 1 ? Number(mehd.getBigUint64(4)) : mehd.getUint32(4));
  const seconds = (length === 0 ? (fragments ?? 0) : length) / ticks;
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
}

/** Undefined without an index, or if the track that players play is of an unknown kind. */
export async function probeMp4(file: Blob): Promise<AudioProbe | undefined> {
  const index = await readMoov(file);
  if (!index) return undefined;
  try {
    const seconds = lengthOf(index.moov);
    const traks = childrenOf(index.moov).filter(({ type, body }) => type === 'trak' && isSound(body));
    const tracks = await Promise.all(traks.map(({ body }) => trackOf(file, body, seconds)));
    const known = tracks.filter((track) => track !== undefined);
    const played = known.find(({ isDefault }) => isDefault) ?? known[0];
    if (known.length < tracks.length || played?.isDecodable === false) return undefined;
    return { container: containerOf(index), ...(seconds === undefined ? {} : { seconds }), tracks: known, tags: {} };
  } catch (error) {
    // In a damaged index, boxes extend beyond its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
