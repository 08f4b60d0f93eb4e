// The format of a track's packets: the sample entry (ISO/IEC 14496-12, 8.5.2 and 12.2) and its decoder configuration.
import { childrenOf, find, tail } from '../../../lib/mp4/boxes';
import { decoderOf, esdsIn } from '../../../lib/mp4/esds';

export interface AudioFormat {
  readonly codec: 'aac' | 'mp3';
  readonly sampleRate: number;
  readonly channels: number;
  /** AudioSpecificConfig, for AAC. */
  readonly settings: Uint8Array;
}

/** ISO/IEC 14496-1, 7.2.6.6 */
const OBJECT_TYPES = { aac: 0x40, mp3Half: 0x69, mp3: 0x6b } as const;

/** ISO/IEC 14496-3, 1.6.3.4 */
const AAC_RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000];
const AAC_LC = 2;

/** Undefined if the settings contain it explicitly. */
export const aacRate = ([first = 0, second = 0]: Uint8Array): number | undefined =>
  AAC_RATES[((first & 7) << 1) | (second >> 7)];

/**
 * The plain kind of AAC (Low Complexity, 1024 samples in a packet, no extension in its settings). This engine takes no other
 * kind: extensions double the sample rate, and encoders disagree on where their sound begins.
 */
function plainAac(settings: Uint8Array): AudioFormat | undefined {
  const [first = 0, second = 0] = settings;
  const sampleRate = aacRate(settings);
  const channels = (second >> 3) & 15;
  const [hasShortFrames, needsCore] = [(second & 4) !== 0, (second & 2) !== 0];
  const isPlain = first >> 3 === AAC_LC && !hasShortFrames && !needsCore && (second & 1) === 0;
  if (!isPlain || sampleRate === undefined || channels < 1 || channels > 2) return undefined;
  return hasExtension(settings) ? undefined : { codec: 'aac', sampleRate, channels, settings };
}

/** After the actual settings, 0x2b7 announces an extension. The first bit after its type turns it on. */
function hasExtension(settings: Uint8Array): boolean {
  const [, , third = 0, fourth = 0, fifth = 0] = settings;
  return ((third << 3) | (fourth >> 5)) === 0x2b7 && (fourth & 31) === 5 && fifth > 127;
}

/**
 * ISO/IEC 14496-3, table 1.19: the number of channels for each configuration. It is 0 if the settings have the number
 * elsewhere.
 */
const AAC_CHANNELS = [undefined, 1, 2, 3, 4, 5, 6, 8];

/** Sample entries often have a 2 for any number of channels. */
export const aacChannels = ([, second = 0]: Uint8Array): number | undefined => AAC_CHANNELS[(second >> 3) & 15];

/** Undefined for any other format. */
export function readFormat(stbl: DataView): AudioFormat | undefined {
  const stsd = find(stbl, 'stsd');
  if (stsd?.getUint32(4) !== 1) return undefined;
  const [entry] = childrenOf(tail(stsd, 8));
  if (!entry) return undefined;
  const { type, body } = entry;
  if (body.getUint16(8) === 2) return undefined; // its fields are in other places
  const channels = body.getUint16(16);
  const mp3 = { codec: 'mp3', sampleRate: body.getUint16(24), channels, settings: new Uint8Array(0) } as const;
  if (type === '.mp3') return mp3;
  const esds = esdsIn(body);
  if (type !== 'mp4a' || !esds) return undefined;
  const decoder = decoderOf(esds);
  if (decoder?.objectType === OBJECT_TYPES.aac) return plainAac(decoder.settings);
  return decoder?.objectType === OBJECT_TYPES.mp3 || decoder?.objectType === OBJECT_TYPES.mp3Half ? mp3 : undefined;
}
