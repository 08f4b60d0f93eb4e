// Writes the title, artist, cover and other tags where iTunes and other programs look for them: `udta.meta.ilst`, QuickTime
// File Format.
import { concatBytes } from '../../../lib/concat-bytes';
import type { AudioTags } from '../../../contract/media/audio-tags';
import { COVERS, PAIRS, TEXTS, UTF8 } from '../../../lib/mp4/tags';
import { box, fullBox, latin1, u16, u32, type Part } from './write-box';

const NUMBERS = 0;

const field = (type: string, kind: number, value: Part) => box(type, box('data', u32(kind, 0), value));

/** "3/9" or "3". The bytes after the two numbers differ between the two tags. */
function pairField(type: string, text: string): Uint8Array {
  const [number = 0, total = 0] = text.split('/').map(Number);
  return field(type, NUMBERS, [0, 0, ...u16(number, total), ...(type === 'trkn' ? [0, 0] : [])]);
}

/** The `udta` box; empty without tags. */
export function tagsBox({ tags, cover }: Pick<AudioTags, 'tags' | 'cover'>): Uint8Array {
  const texts = [...TEXTS].flatMap(([type, tag]) =>
    tags[tag] === undefined ? [] : [field(type, UTF8, new TextEncoder().encode(tags[tag]))],
  );
  const pairs = [...PAIRS].flatMap(([type, tag]) => (tags[tag] === undefined ? [] : [pairField(type, tags[tag])]));
  const kind = [...COVERS].find(([, mime]) => mime === cover?.mime)?.[0];
  const covers = cover && kind !== undefined ? [field('covr', kind, cover.bytes)] : [];
  const fields = concatBytes([...texts, ...pairs, ...covers]);
  if (fields.length === 0) return new Uint8Array(0);
  const handler = fullBox('hdlr', 0, 0, u32(0), latin1('mdirappl'), u32(0, 0), [0]);
  return box('udta', fullBox('meta', 0, 0, handler, box('ilst', fields)));
}
