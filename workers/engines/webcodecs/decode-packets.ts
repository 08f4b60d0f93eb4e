// The interface of packet decoders.
import type { PacketBatch } from './packet-reader';

/** The number of samples in each packet of plain AAC. */
export const PACKET_SAMPLES = 1024;

export interface PacketConfig extends AudioDecoderConfig {
  /** The decoder's settings: AudioSpecificConfig for AAC, STREAMINFO for FLAC. */
  readonly description?: Uint8Array;
  /** The number of samples in a packet: one number for all packets, or one for each. */
  readonly packetSamples: number | Uint32Array;
}

export const samplesOfPacket = ({ packetSamples }: Pick<PacketConfig, 'packetSamples'>, packet: number): number =>
  typeof packetSamples === 'number' ? packetSamples : (packetSamples[packet] ?? 0);

/**
 * Calls back with the samples of all packets, in order, one array for each channel. They are valid until the callback returns.
 * @throws if there is no decoder, if a packet can't be decoded, or if the file can't be read
 */
export type DecodePackets = (
  batches: AsyncIterable<PacketBatch>,
  config: PacketConfig,
  use: (channels: readonly Float32Array[]) => void,
) => Promise<void>;
