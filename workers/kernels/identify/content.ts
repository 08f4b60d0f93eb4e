// The content of a layer: its bytes, and its text if all of it is text.
import { decodeText } from './detect-bytes';
import { Sample } from './sample';
import { HEAD_BYTES } from './spec';

export interface Content {
  /** All bytes, or the beginning if `isWhole` is false. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The size of the whole content, in bytes. */
  readonly total: number;
  readonly isWhole: boolean;
  /** Without a byte order mark. Undefined if the bytes aren't text. */
  readonly text: string | undefined;
  /** The beginning, for the checks. Empty if the bytes aren't text. */
  readonly sample: Sample;
}

export function contentOf(bytes: Uint8Array<ArrayBuffer>, total = bytes.length): Content {
  const isWhole = bytes.length === total;
  const text = decodeText(bytes, isWhole);
  const isShort = (text?.length ?? 0) <= HEAD_BYTES;
  return { bytes, total, isWhole, text, sample: new Sample(text?.slice(0, HEAD_BYTES) ?? '', isWhole && isShort) };
}
