// Decodes AAC by WebCodecs.
import { PACKET_SAMPLES, type DecodeAac } from './decode-segment';
import { packetsIn } from './packet-reader';

/** Packets handed over before waiting for the decoder. */
const QUEUE = 64;

interface Expected {
  readonly sampleRate: number;
  readonly channels: number;
}

/**
 * Copies a packet's samples into arrays of the decoder's own.
 * @throws Error for anything but one packet's samples, as the file announced them: no sample may move.
 */
function copyPlanes(data: AudioData, { sampleRate, channels }: Expected, planes: readonly Float32Array[]): void {
  const { numberOfFrames, numberOfChannels } = data;
  if (numberOfFrames !== PACKET_SAMPLES || numberOfChannels !== channels || data.sampleRate !== sampleRate) {
    throw new Error(
      `A packet became ${numberOfFrames} samples of ${numberOfChannels} channels at ${data.sampleRate} Hz.`,
    );
  }
  planes.forEach((plane, planeIndex) => data.copyTo(plane, { planeIndex, format: 'f32-planar' }));
}

/** Gives the samples of one packet at a time. */
export const decodeByCodec: DecodeAac = async (batches, config, use) => {
  const expected = { sampleRate: config.sampleRate, channels: config.numberOfChannels };
  const planes = Array.from({ length: expected.channels }, () => new Float32Array(PACKET_SAMPLES));
  let [sent, heard] = [0, 0];
  let failure: Error | undefined;
  let wake: () => void = () => undefined;
  const fail = (error: unknown) => {
    failure ??= error instanceof Error ? error : new Error(String(error));
    wake();
  };
  // oxlint-disable-next-line compat/compat -- where it is missing, findDecoder has said so
  const decoder = new AudioDecoder({
    output(data) {
      try {
        heard++;
        if (failure) return;
        copyPlanes(data, expected, planes);
        use(planes);
      } catch (error) {
        fail(error);
      } finally {
        data.close();
      }
    },
    error: fail,
  });
  decoder.addEventListener('dequeue', () => wake());
  /** Resolves also when the decoder has failed, which never makes room again. */
  const room = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  try {
    decoder.configure(config);
    for await (const batch of batches) {
      for (const data of packetsIn(batch)) {
        if (failure) throw failure;
        const timestamp = Math.round((sent++ * PACKET_SAMPLES * 1e6) / expected.sampleRate);
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
