// Writes a WAV, in segments that several workers decode at the same time.
import type { AudioOutcome, LosslessEncoding } from '../../contract/media/audio-engine';
import type { Sink } from '../../contract/run/sink';
import { requestFor, totalOf, type PacketSource, type Range, type SegmentWorker } from './encode';
import { inOrder, type Workers } from './in-order';
import { frameBytes, waveHeader } from './wave';

/** A segment is held in memory: 20 seconds of stereo are 3.5 MB. */
const SEGMENT_SECONDS = 20;

/**
 * The header comes first, because the index gives the number of samples.
 * @param onTime called with the decoded seconds so far
 * @throws Error if a segment has fewer samples than expected
 */
export async function encodeWave(
  source: PacketSource,
  range: Range,
  format: LosslessEncoding,
  workers: Workers<SegmentWorker>,
  sink: Pick<Sink, 'write'>,
  onTime: (seconds: number) => void,
): Promise<AudioOutcome> {
  const samples = range.last - range.first;
  const each = SEGMENT_SECONDS * format.sampleRate;
  const segments = Array.from({ length: Math.ceil(samples / each) }, (_, i) => ({
    start: i * each,
    end: Math.min(samples, (i + 1) * each),
  }));
  const report = totalOf(onTime, format.sampleRate);
  const work = async (worker: SegmentWorker, segment: (typeof segments)[number]) => {
    const request = await requestFor(source, { format, isQuick: false }, range.first, segment);
    const made = await worker.encode(request, (done) => report(segment, done));
    report(segment, request.samples);
    return made;
  };
  await sink.write(waveHeader(format, samples));
  for await (const [{ start, end }, made] of inOrder(segments, workers, work)) {
    if (made.length !== (end - start) * frameBytes(format))
      throw new Error('The WAV is not as long as its header says.');
    await sink.write(made);
  }
  if ((samples * frameBytes(format)) % 2 === 1) await sink.write(new Uint8Array(1));
  return { seconds: samples / format.sampleRate, warnings: [] };
}
