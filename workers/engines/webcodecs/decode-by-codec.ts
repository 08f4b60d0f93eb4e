// Decodes with WebCodecs.
import { samplesOfPacket, type DecodePackets } from './decode-packets';
import { packetsIn } from './packet-reader';

/** How many packets are queued before waiting for the decoder. */
const QUEUE = 64;

interface Expected {
  readonly sampleRate: number;
  readonly channels: number;
  /** Has room for the samples of any packet, one array per channel. */
  readonly planes: readonly Float32Array<ArrayBuffer>[];
}

/**
 * Copies a packet's samples into the decoder's arrays.
 * @throws Error unless these are one packet's samples in the file's format, because no sample may move.
 */
function copyPlanes(data: AudioData, expected: Expected, samples: number): readonly Float32Array[] {
  const { numberOfFrames, numberOfChannels, sampleRate } = data;
  const isExpected = numberOfChannels === expected.channels && sampleRate === expected.sampleRate;
  if (numberOfFrames !== samples || !isExpected) {
    throw new Error(`A packet became ${numberOfFrames} samples of ${numberOfChannels} channels at ${sampleRate} Hz.`);
  }
  return expected.planes.map((whole, planeIndex) => {
    const plane = whole.subarray(0, samples);
    data.copyTo(plane, { planeIndex, format: 'f32-planar' });
    return plane;
  });
}

/** Calls back with the samples of one packet at a time. */
export const decodeByCodec: DecodePackets = async (batches, config, use) => {
  const { sampleRate, numberOfChannels: channels, packetSamples } = config;
  const most = typeof packetSamples === 'number' ? packetSamples : packetSamples.reduce((a, b) => Math.max(a, b), 0);
  const expected = { sampleRate, channels, planes: Array.from({ length: channels }, () => new Float32Array(most)) };
  let [sent, heard, before] = [0, 0, 0];
  let failure: Error | undefined;
  let wake: () => void = () => undefined;
  const fail = (error: unknown) => {
    failure ??= error instanceof Error ? error : new Error(String(error));
    wake();
  };
  // oxlint-disable-next-line compat/compat -- findDecoder has checked that it exists
  const decoder = new AudioDecoder({
    output(data) {
      try {
        const samples = samplesOfPacket(config, heard++);
        if (!failure) use(copyPlanes(data, expected, samples));
      } catch (error) {
        fail(error);
      } finally {
        data.close();
      }
    },
    error: fail,
  });
  decoder.addEventListener('dequeue', () => wake());
  /** Also resolves if the decoder has failed, because its queue then never shrinks. */
  const room = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  try {
    decoder.configure(config);
    for await (const batch of batches) {
      for (const data of packetsIn(batch)) {
        if (failure) throw failure;
        const timestamp = Math.round((before * 1e6) / sampleRate);
        before += samplesOfPacket(config, sent++);
        // oxlint-disable-next-line compat/compat -- comes with AudioDecoder
        decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp, data }));
        if (decoder.decodeQueueSize > QUEUE) await room();
      }
    }
    if (!failure) await decoder.flush();
  } catch (error) {
    throw failure ?? error;
  } finally {
    if (decoder.state !== 'closed') decoder.close();
  }
  if (failure) throw failure;
  if (heard !== sent) throw new Error(`${sent} packets became ${heard}.`);
};
