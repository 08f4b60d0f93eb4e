// What a segment worker is asked for.
import type { SegmentRequest } from '../../engines/webcodecs/segment-encoder';

export interface SegmentWorkerApi {
  /** From here on the PageDecoder at the port's other end decodes. */
  decodeByPage(port: MessagePort): void;
  encode(request: SegmentRequest, onSamples: (samples: number) => void): Promise<Uint8Array<ArrayBuffer>>;
}
