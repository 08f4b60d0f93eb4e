// What decodes AAC, and its use for a segment.
import { readPackets, type PacketBatch } from './packet-reader';
import type { Decode } from './segment-encoder';

/** Samples that every packet of plain AAC decodes to. */
export const PACKET_SAMPLES = 1024;

export interface AacConfig extends AudioDecoderConfig {
  /** AudioSpecificConfig. */
  readonly description: Uint8Array;
}

/**
 * Calls back with the samples of all packets, in their order, one array for each channel; they are valid until it returns.
 * @throws where there is no decoder, where a packet cannot be decoded, or where the file cannot be read
 */
export type DecodeAac = (
  batches: AsyncIterable<PacketBatch>,
  config: AacConfig,
  use: (channels: readonly Float32Array[]) => void,
) => Promise<void>;

export const decodeSegmentBy =
  (decode: DecodeAac): Decode =>
  (request, use) => {
    const { file, format, settings: description, sourceChannels: numberOfChannels } = request;
    const config = { codec: 'mp4a.40.2', sampleRate: format.sampleRate, numberOfChannels, description };
    return decode(readPackets(file, request), config, use);
  };
