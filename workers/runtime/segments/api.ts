// The API of the workers in this folder.
import type { AudioProblem } from '../../contract/media/audio-engine';
import type { MediaPort } from '../../engines/webcodecs/media/media-port';
import type { SegmentRequest } from '../../engines/webcodecs/segment-encoder';

export interface SegmentWorkerApi {
  /** The page decodes from now on: it serves calls of PageDecoder's `decode` at the port. */
  decodeByPage(port: MessagePort): void;
  encode(request: SegmentRequest, onSamples: (samples: number) => void): Promise<Uint8Array<ArrayBuffer>>;
}

/** A reply, as exceptions lose their class on the way. */
export type MediaReply<Value> = { readonly value: Value } | { readonly problem: AudioProblem };

type Replying<Method> = Method extends (...args: infer Args) => Promise<infer Value>
  ? (...args: Args) => Promise<MediaReply<Value>>
  : never;

/** One file in each worker. */
export type MediaReaderApi = { readonly [Name in keyof MediaPort]: Replying<MediaPort[Name]> } & {
  mount(file: Blob): void;
};
