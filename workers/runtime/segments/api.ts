// What a segment worker is asked for.
import type { SegmentRequest } from '../../engines/webcodecs/segment-encoder';

export interface SegmentWorkerApi {
  encode(request: SegmentRequest, onSamples: (samples: number) => void): Promise<Uint8Array<ArrayBuffer>>;
}
