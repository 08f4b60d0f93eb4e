// What decodes packets.
import type { PacketBatch } from './packet-reader';

/** Samples that every packet of plain AAC decodes to. */
export const PACKET_SAMPLES = 1024;

export interface PacketConfig extends AudioDecoderConfig {
  /** The decoder's settings: AudioSpecificConfig for AAC, STREAMINFO for FLAC. */
  readonly description?: Uint8Array;
  /** Samples that packets decode to: one number for all of them, or one for each. */
  readonly packetSamples: number | Uint32Array;
}

export const samplesOfPacket = ({ packetSamples }: Pick<PacketConfig, 'packetSamples'>, packet: number): number =>
  typeof packetSamples === 'number' ? packetSamples : (packetSamples[packet] ?? 0);

/**
 * Calls back with the samples of all packets, in their order, one array for each channel; they are valid until it returns.
 * @throws where there is no decoder, where a packet cannot be decoded, or where the file cannot be read
 */
export type DecodePackets = (
  batches: AsyncIterable<PacketBatch>,
  config: PacketConfig,
  use: (channels: readonly Float32Array[]) => void,
) => Promise<void>;
