// Copies AAC audio out of a video into an M4A, which is an MP4 with nothing else in it.
import { AudioError, type AudioOutcome } from '../../contract/media/audio-engine';
import type { Sink } from '../../contract/run/sink';
import type { CopyTrack } from './copy';
import type { Range } from './encode';
import { m4aHead, MOST_SAMPLES } from './mp4/write-m4a';
import { readPackets } from './packet-reader';

/** A packet is decoded correctly only together with the previous one. */
const RUN_UP_PACKETS = 1;

/**
 * Copies whole packets. The edit list says exactly which samples to play.
 * @param tags the `udta` box, or nothing
 * @param onTime called with the copied seconds so far
 */
export async function extractAac(
  file: Blob,
  { format, packets, packetSamples }: CopyTrack,
  { first, last }: Range,
  tags: Uint8Array,
  sink: Pick<Sink, 'write'>,
  onTime: (seconds: number) => void,
): Promise<AudioOutcome> {
  const from = Math.max(0, Math.floor(first / packetSamples) - RUN_UP_PACKETS);
  const to = Math.ceil(last / packetSamples);
  const before = from * packetSamples;
  const [sizes, offsets] = [packets.sizes.slice(from, to), packets.offsets.slice(from, to)];
  if (to * packetSamples > MOST_SAMPLES) throw new AudioError('undecodable');
  await sink.write(m4aHead({ format, sizes, packetSamples, first: first - before, last: last - before }, tags));
  let copied = 0;
  for await (const batch of readPackets(file, { sizes, offsets })) {
    await sink.write(batch.bytes);
    copied += batch.sizes.length;
    onTime((copied * packetSamples) / format.sampleRate);
  }
  return { seconds: (last - first) / format.sampleRate, warnings: [] };
}
