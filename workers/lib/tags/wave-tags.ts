// The tags of a WAV file: the INFO list of RIFF (Multimedia Programming Interface and Data Specifications 1.0), or an ID3 tag in a
// chunk. RF64 has the size of its audio in another place: EBU Tech 3306.
import type { AudioTag } from '../../contract/media/audio-tags';
import { textsOf, type FileTags, type TagValue } from './file-tags';
import { id3v2Tags } from './id3-tags';
import type { TagSource } from './tag-source';

const NAMES: ReadonlyMap<string, AudioTag> = new Map([
  ['INAM', 'title'],
  ['IART', 'artist'],
  ['IPRD', 'album'],
  ['IGNR', 'genre'],
  ['ICRD', 'date'],
  ['ICMT', 'comment'],
  ['ICOP', 'copyright'],
  ['IPRT', 'track'],
  ['ITRK', 'track'],
]);

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The list has no encoding: some programs write UTF-8, and others the code page of their system. */
function decoded(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  const text = end < 0 ? bytes : bytes.subarray(0, end);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return new TextDecoder('windows-1252').decode(text);
  }
}

function infoIn(list: Uint8Array, isLittle: boolean): readonly TagValue[] {
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength);
  const values: TagValue[] = [];
  for (let at = 4; at + 8 <= list.length;) {
    const bytes = view.getUint32(at + 4, isLittle);
    const end = at + 8 + bytes;
    if (end > list.length) break;
    const tag = NAMES.get(ascii(list, at, at + 4));
    if (tag && !values.some(([known]) => known === tag))
      values.push([tag, decoded(list.subarray(at + 8, end)).trimEnd()]);
    at = end + (bytes & 1);
  }
  return values;
}

/** The size that RF64 uses instead of a number of 32 bits. */
const ELSEWHERE = 0xffffffff;

/** @returns undefined for RIFF files of other kinds */
export async function waveTags(source: TagSource): Promise<FileTags | undefined> {
  const head = await source.upTo(0, 12);
  const kind = ascii(head, 0, 4);
  if (!['RIFF', 'RIFX', 'RF64'].includes(kind) || ascii(head, 8, 12) !== 'WAVE') return undefined;
  const isLittle = kind !== 'RIFX';
  let [values, audioBytes]: [readonly TagValue[], number | undefined] = [[], undefined];
  let id3: FileTags | undefined;
  for (let at = 12; ;) {
    const chunk = await source.upTo(at, 24);
    const name = ascii(chunk, 0, 4);
    if (chunk.length < 8 || !/^[\x20-\x7e]{4}$/.test(name)) break;
    const view = new DataView(chunk.buffer);
    const size = view.getUint32(4, isLittle);
    if (name === 'ds64' && chunk.length === 24) audioBytes = Number(view.getBigUint64(16, true));
    if (name === 'LIST' && ascii(chunk, 8, 12) === 'INFO') values = infoIn(await source.upTo(at + 8, size), isLittle);
    if (name.toLowerCase() === 'id3 ') id3 ??= await id3v2Tags(source, at + 8, size);
    const bytes = name === 'data' && size === ELSEWHERE ? (audioBytes ?? size) : size;
    at += 8 + bytes + (bytes & 1);
  }
  // An ID3 tag has an encoding.
  const known = new Set(Object.keys(id3?.tags ?? {}));
  const others = values.filter(([tag]) => !known.has(tag));
  return { ...id3, tags: { ...id3?.tags, ...textsOf(others) } };
}
