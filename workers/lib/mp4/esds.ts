// The decoder configuration in a track's sample entry: ISO/IEC 14496-1, 7.2.6.
import { bytesOf, find, tail } from './boxes';

/** Bytes before the child boxes, by the entry's QuickTime version. */
const ENTRY_BYTES = [28, 44, 64] as const;

/** Tags of descriptors. */
const DESCRIPTORS = { stream: 3, decoder: 4, settings: 5 } as const;

interface Descriptor {
  readonly tag: number;
  readonly body: DataView;
}

/** A descriptor's length has seven bits per byte. */
function descriptorAt(view: DataView): Descriptor {
  let [at, length, more] = [1, 0, true];
  while (more) {
    const byte = view.getUint8(at++);
    length = length * 128 + (byte & 127);
    more = byte > 127;
  }
  return { tag: view.getUint8(0), body: new DataView(view.buffer, view.byteOffset + at, length) };
}

export function decoderOf(esds: DataView): { readonly objectType: number; readonly settings: Uint8Array } | undefined {
  const stream = descriptorAt(tail(esds, 4));
  if (stream.tag !== DESCRIPTORS.stream || stream.body.getUint8(2) !== 0) return undefined;
  const decoder = descriptorAt(tail(stream.body, 3));
  if (decoder.tag !== DESCRIPTORS.decoder) return undefined;
  const objectType = decoder.body.getUint8(0);
  if (decoder.body.byteLength <= 13) return { objectType, settings: new Uint8Array(0) };
  const settings = descriptorAt(tail(decoder.body, 13));
  return settings.tag === DESCRIPTORS.settings ? { objectType, settings: bytesOf(settings.body) } : undefined;
}

/** The elementary stream descriptor of a sample entry of any version. QuickTime has it one box deeper. */
export function esdsIn(entry: DataView): DataView | undefined {
  const start = ENTRY_BYTES[entry.getUint16(8)];
  if (start === undefined) return undefined;
  const inside = tail(entry, start);
  return find(inside, 'esds') ?? find(inside, 'wave', 'esds');
}
