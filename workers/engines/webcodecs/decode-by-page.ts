// Decodes AAC with the page's decodeAudioData, which is older than WebCodecs in all browsers. It decodes whole files, so
// packets become files of some seconds each. A packet is decoded correctly only after the previous ones. So each file begins
// with the last packets of the previous file, and the first file begins with silence.
import type { PageDecoder } from '../../contract/media/page-decoder';
import { concatBytes } from '../../lib/concat-bytes';
import { giveBack } from '../../lib/give-back';
import { adtsFrame } from './adts';
import { PACKET_SAMPLES, type DecodePackets, type PacketConfig } from './decode-packets';
import { packetsIn, type PacketBatch } from './packet-reader';

/** Ten seconds at 44.1 kHz: 3.5 MB of samples. WebKit took a tenth longer with a quarter as many. */
const FILE_PACKETS = 430;

/**
 * More than a decoder needs, because some drop what they assume to be an encoder's lead-in, and don't recognize very short
 * files.
 */
const RUN_UP_PACKETS = 16;

/** The highest rate that AAC with a hidden extension announces, in Hz. */
const HIDING_RATE = 24_000;

const NO_SETTINGS = new Uint8Array(0);

/** A packet without sound, of one channel and of two, as FFmpeg 5.1 encodes it. */
const SILENCE = {
  1: Uint8Array.of(0x01, 0x18, 0x20, 0x07),
  2: Uint8Array.of(0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c),
} as const;

/** Yields this many ADTS frames at a time, and the rest at the end. */
async function* filesOf(
  batches: AsyncIterable<PacketBatch>,
  { description = NO_SETTINGS }: PacketConfig,
  packets: number,
) {
  let frames: Uint8Array[] = [];
  for await (const batch of batches) {
    for (const packet of packetsIn(batch)) {
      frames.push(adtsFrame(packet, description));
      if (frames.length < packets) continue;
      yield frames;
      frames = [];
    }
  }
  if (frames.length > 0) yield frames;
}

function silenceOf({ numberOfChannels, description = NO_SETTINGS }: PacketConfig): readonly Uint8Array[] {
  const packet = SILENCE[numberOfChannels === 1 ? 1 : 2];
  return Array.from({ length: RUN_UP_PACKETS }, () => adtsFrame(packet, description));
}

/**
 * Yields the samples of one file at a time. The page resamples audio whose rate isn't the announced one. For AAC with a hidden
 * extension that doubles the rate, that would lose half of it. Such AAC announces at most 24 kHz.
 * @throws Error also if a file doesn't decode to its packets' samples, minus the same lead-in each time: no sample may move.
 */
export const decodeByPage =
  (page: Pick<PageDecoder, 'decode'>, filePackets = FILE_PACKETS): DecodePackets =>
  async (batches, config, use) => {
    const { sampleRate, numberOfChannels } = config;
    if (sampleRate <= HIDING_RATE) throw new Error(`AAC at ${sampleRate} Hz may have a hidden extension.`);
    let runUp = silenceOf(config);
    let leadIn: number | undefined;
    for await (const frames of filesOf(batches, config, filePackets)) {
      const file = [...runUp, ...frames];
      const channels = await page.decode(concatBytes(file).buffer, sampleRate);
      const samples = channels[0]?.length ?? 0;
      const missing = file.length * PACKET_SAMPLES - samples;
      leadIn ??= missing;
      const isWhole = missing === leadIn && missing >= 0 && missing < RUN_UP_PACKETS * PACKET_SAMPLES;
      if (!isWhole || channels.length !== numberOfChannels)
        throw new Error(`${file.length} packets became ${samples} samples of ${channels.length} channels.`);
      use(channels.map((channel) => channel.subarray(samples - frames.length * PACKET_SAMPLES)));
      for (const { buffer } of channels) giveBack(buffer);
      runUp = file.slice(-RUN_UP_PACKETS);
    }
  };
