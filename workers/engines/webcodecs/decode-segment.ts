// Decodes the packets of a segment.
import { decodePcm, isPcm } from './decode-pcm';
import type { DecodePackets } from './decode-packets';
import { readPackets } from './packet-reader';
import type { Decode } from './segment-encoder';

export const decodeSegmentBy =
  (decode: DecodePackets): Decode =>
  (request, use) => {
    const { codec, sampleRate, channels: numberOfChannels, settings } = request.source;
    const config = {
      codec,
      sampleRate,
      numberOfChannels,
      packetSamples: request.packetSamples,
      ...(settings && { description: settings }),
    };
    return (isPcm(codec) ? decodePcm : decode)(readPackets(request.file, request), config, use);
  };
