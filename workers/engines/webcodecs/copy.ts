// Copies MP3 audio out of a video without re-encoding it.
import { AudioError, type AudioOutcome } from '../../contract/media/audio-engine';
import type { Sink } from '../../contract/run/sink';
import { readHeader, type FrameHeader } from '../../lib/mpeg-frame';
import { infoTag } from '../../lib/mp3/info-tag';
import { DECODER_DELAY } from '../../lib/mp3/mp3-gaps';
import type { MovieTrack } from './mp4/movie';
import { packetsIn, readPackets, type Packets } from './packet-reader';

/** A track whose packets can be copied. */
export interface CopyTrack extends Pick<MovieTrack, 'format' | 'packetSamples' | 'first' | 'last'> {
  readonly packets: Packets;
}

/** The samples that the video skips at both ends, for an MP3's tag. Undefined if an MP3 can't express that. */
function gapsOf({ first, last, packets, packetSamples }: CopyTrack) {
  const delay = first - DECODER_DELAY;
  const padding = packets.sizes.length * packetSamples - last + DECODER_DELAY;
  return delay >= 0 && padding >= 0 ? { delay, padding } : undefined;
}

const isTag = (frame: Uint8Array, { dataAt }: FrameHeader) =>
  ['Xing', 'Info'].includes(String.fromCharCode(...frame.subarray(dataAt, dataAt + 4)));

function headerOf(packet: Uint8Array, { format }: CopyTrack): FrameHeader {
  const header = readHeader(packet);
  if (header?.bytes !== packet.length || header.sampleRate !== format.sampleRate) throw new AudioError('damaged');
  if (header.channels !== format.channels) throw new AudioError('undecodable');
  return header;
}

function tagFor(header: Uint8Array, track: CopyTrack): Uint8Array {
  const { sizes } = track.packets;
  const count = sizes.length;
  const places = new Float64Array(count + 1);
  for (let i = 0; i < count; i++) places[i + 1] = (places[i] ?? 0) + (sizes[i] ?? 0);
  const bytes = places[count] ?? 0;
  const gaps = gapsOf(track);
  const isConstant = sizes.every((size) => Math.abs(size - (sizes[0] ?? 0)) <= 1);
  const placeOf = (share: number) => (places[Math.floor(share * count)] ?? 0) / bytes;
  return infoTag({ header, frames: count, bytes, isConstant, placeOf, ...(gaps && { gaps }) });
}

/**
 * @param onTime called with the seconds that were copied so far
 * @throws AudioError if a packet isn't exactly one MP3 frame, or isn't of the kind that the file names
 */
export async function copyMp3(
  file: Blob,
  track: CopyTrack,
  sink: Pick<Sink, 'write'>,
  onTime: (seconds: number) => void,
): Promise<AudioOutcome> {
  const { format, packetSamples, first, last } = track;
  let frames = 0;
  for await (const batch of readPackets(file, track.packets)) {
    for (const packet of packetsIn(batch)) {
      const header = headerOf(packet, track);
      // The packets may already begin with such a frame.
      if (frames++ === 0 && !isTag(packet, header)) await sink.write(tagFor(packet, track));
    }
    await sink.write(batch.bytes);
    onTime((frames * packetSamples) / format.sampleRate);
  }
  return { seconds: (last - first) / format.sampleRate, warnings: [] };
}
