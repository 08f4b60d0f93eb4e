// Measures a track with the fast engine's decoder.
import type { SoundShape } from '../../contract/media/sound-shape';
import { SoundMeter } from '../../lib/sound-meter';
import { partOf, type PacketSource, type Range } from './encode';
import { decodePart, type Decode } from './segment-encoder';

/** Packets of other containers are held in memory while they are decoded: two minutes of PCM are 46 MB. */
const PART_SECONDS = 120;

/**
 * @param onTime called with the measured seconds, about once for each
 * @throws Error if the packets don't decode to the samples that the file announces
 */
export async function measureSound(
  source: PacketSource,
  { first, last }: Range,
  decode: Decode,
  onTime: (seconds: number) => void,
): Promise<SoundShape> {
  const { sampleRate } = source.format;
  const meter = new SoundMeter(sampleRate);
  let [done, reported] = [0, 0];
  for (let from = first; from < last; from += PART_SECONDS * sampleRate) {
    const to = Math.min(last, from + PART_SECONDS * sampleRate);
    await decodePart(await partOf(source, from, to), to - from, decode, (channels) => {
      meter.add(channels);
      done += channels[0]?.length ?? 0;
      if (done - reported < sampleRate) return;
      reported = done;
      onTime(done / sampleRate);
    });
    if (done !== to - first) throw new Error(`${to - first} samples became ${done}.`);
  }
  return meter.finish();
}
