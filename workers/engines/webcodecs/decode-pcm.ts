// Turns uncompressed samples into floats with full scale at 1.
import type { DecodePackets, PacketConfig } from './decode-packets';
import { packetsIn } from './packet-reader';

interface PcmFormat {
  readonly bytes: number;
  /** `at` is the position of the sample's first byte. */
  readonly read: (view: DataView, at: number) => number;
}

const integer = (bits: number, read: PcmFormat['read']): PcmFormat => ({
  bytes: bits / 8,
  read: (view, at) => read(view, at) / 2 ** (bits - 1),
});

/** By Mediabunny's names. Numbers are signed and little-endian, unless the name says otherwise. */
const FORMATS: Readonly<Record<string, PcmFormat>> = {
  'pcm-u8': integer(8, (view, at) => view.getUint8(at) - 128),
  'pcm-s8': integer(8, (view, at) => view.getInt8(at)),
  'pcm-s16': integer(16, (view, at) => view.getInt16(at, true)),
  'pcm-s16be': integer(16, (view, at) => view.getInt16(at)),
  'pcm-s24': integer(24, (view, at) => view.getUint16(at, true) + view.getInt8(at + 2) * 65_536),
  'pcm-s24be': integer(24, (view, at) => view.getInt16(at) * 256 + view.getUint8(at + 2)),
  'pcm-s32': integer(32, (view, at) => view.getInt32(at, true)),
  'pcm-s32be': integer(32, (view, at) => view.getInt32(at)),
  'pcm-f32': { bytes: 4, read: (view, at) => view.getFloat32(at, true) },
  'pcm-f32be': { bytes: 4, read: (view, at) => view.getFloat32(at) },
  'pcm-f64': { bytes: 8, read: (view, at) => view.getFloat64(at, true) },
  'pcm-f64be': { bytes: 8, read: (view, at) => view.getFloat64(at) },
};

export const isPcm = (codec: string): boolean => codec in FORMATS;

/** The size of one channel's sample in bytes. Undefined for another codec. */
export const pcmBytes = (codec: string): number | undefined => FORMATS[codec]?.bytes;

function samplesIn(packet: Uint8Array, { codec, numberOfChannels }: PacketConfig): Float32Array[] {
  const format = FORMATS[codec];
  if (!format) throw new Error(`${codec} is not a known kind of samples.`);
  const { bytes, read } = format;
  const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
  const length = Math.floor(packet.length / (bytes * numberOfChannels));
  return Array.from({ length: numberOfChannels }, (_, c) => {
    const samples = new Float32Array(length);
    for (let i = 0; i < length; i++) samples[i] = read(view, (i * numberOfChannels + c) * bytes);
    return samples;
  });
}

/** Calls back with the samples of one packet at a time. */
export const decodePcm: DecodePackets = async (batches, config, use) => {
  for await (const batch of batches) for (const packet of packetsIn(batch)) use(samplesIn(packet, config));
};
