// Encodes and decodes HTML entities in text of any size.
import type { Kernel, RunContext } from '../../contract/kernel';
import { sizeOf, type Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';
import { refuseLoneSurrogates, withPlace } from '../../lib/fault';
import { placeOf } from '../../lib/place';
import { asBytes, transformSource } from '../../lib/transform';
import { refuseUtf16 } from '../../lib/utf16';
import { HtmlDecoder } from './decode';
import { HtmlEncoder } from './encode';
import { badReferencesNote, joinedNote, MESSAGES, pairsNote, type HtmlOptions, type HtmlOutput } from './spec';

export const kernel: Kernel<Source, HtmlOptions, HtmlOutput> = async (source, { mode, joinPairs }, run) => {
  const isEncode = mode === 'encode';
  const refusal = isEncode ? MESSAGES.badText : MESSAGES.badEntities;
  refuseLoneSurrogates(source, refusal);
  await refuseUtf16(source);
  if (!isEncode) return { mode, ...(await decode(source, joinPairs, run)) };
  // No character gets shorter when it is encoded.
  const job = { transform: new HtmlEncoder(), expectedBytes: sizeOf(source) };
  const { result, notUtf8At } = await transformSource(source, run, job);
  return notUtf8At === undefined
    ? { mode, result, notes: [] }
    : { mode, result: asBytes(result), notes: [MESSAGES.keptBytes] };
};

/** Entities become UTF-8, which amid bytes of another encoding would be wrong: such bytes are refused. */
async function decode(source: Source, joinPairs: boolean, run: RunContext): Promise<TextOutput> {
  const { decodeHTML } = await import('entities/decode');
  const transform = new HtmlDecoder((text) => decodeHTML(text), joinPairs);
  const refusal = MESSAGES.badEntities;
  const { result } = await withPlace(source, run, () => transformSource(source, run, { transform, refusal }));
  const { bad, pairs } = transform;
  const notes: string[] = [];
  if (bad) {
    const at = await placeOf(source, bad.first.offset, run);
    const place = at ? `line ${at.line}, column ${at.column}` : `byte ${bad.first.offset + 1}`;
    notes.push(badReferencesNote(bad.first.text, place, bad.count));
  }
  if (pairs) notes.push((joinPairs ? joinedNote : pairsNote)(pairs.first, pairs.count));
  return { result, notes };
}
