// The API of a segment worker.
import type { SegmentRequest } from '../../engines/webcodecs/segment-encoder';

export interface SegmentWorkerApi {
  /** The page decodes from now on: it serves calls of PageDecoder's `decode` at the port. */
  decodeByPage(port: MessagePort): void;
  encode(request: SegmentRequest, onSamples: (samples: number) => void): Promise<Uint8Array<ArrayBuffer>>;
}
