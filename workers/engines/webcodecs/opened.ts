// An opened file for the fast engine, from any reader.
import type {
  AudioFormat,
  AudioOutcome,
  AudioPlan,
  AudioProbe,
  EngineRefusal,
} from '../../contract/media/audio-engine';
import type { Sink } from '../../contract/run/sink';
import type { Decodable } from './decoder-clicks';
import type { PacketSource, Range } from './encode';
import type { FileTags } from '../../lib/tags/file-tags';

/** The formats that this engine writes. */
export const WRITTEN: ReadonlySet<AudioFormat> = new Set(['mp3', 'm4a', 'wav']);

export interface Opened extends FileTags {
  readonly probe: AudioProbe;
  readonly hasChapters: boolean;
  /** Everything except the decoder, because trying decoders takes a moment. */
  readonly refusal: (plan: AudioPlan) => EngineRefusal | undefined;
  /** Undefined for samples that need no decoder. */
  readonly decoderFor: (plan: AudioPlan) => Decodable | undefined;
  readonly packets: (plan: AudioPlan) => Promise<{ readonly range: Range; readonly source: PacketSource }>;
  readonly copy: (
    plan: AudioPlan,
    sink: Pick<Sink, 'write'>,
    onTime: (seconds: number) => void,
  ) => Promise<AudioOutcome>;
}
