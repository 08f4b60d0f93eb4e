// What a segment worker is asked for.
import type { SegmentRequest } from '../../engines/webcodecs/segment-encoder';

export interface SegmentWorkerApi {
  /** From here on the page decodes: it answers calls of PageDecoder's `decode` at the port. */
  decodeByPage(port: MessagePort): void;
  encode(request: SegmentRequest, onSamples: (samples: number) => void): Promise<Uint8Array<ArrayBuffer>>;
}
