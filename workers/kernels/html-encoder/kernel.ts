// Encodes and decodes HTML entities in text of any size.
import type { Kernel, RunContext } from '../../contract/kernel';
import { messagesOf, type Message } from '../../contract/message';
import { sizeOf, type AnySource } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';
import { refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { placeOf } from '../../lib/place';
import { asBytes, transformSource } from '../../lib/transform';
import { refuseUtf16 } from '../../lib/utf16';
import type { common } from '../../words/common';
import { HtmlDecoder } from './decode';
import { HtmlEncoder } from './encode';
import type { messages } from './messages';
import type { HtmlOptions, HtmlOutput } from './spec';

const message = messagesOf<typeof messages>('html-encoder');
const commonMessage = messagesOf<typeof common>('common');

export const kernel: Kernel<AnySource, HtmlOptions, HtmlOutput> = async (source, { mode, joinPairs }, run) => {
  const isEncode = mode === 'encode';
  const refusal = message(isEncode ? 'notEncodable' : 'notDecodable');
  refuseLoneSurrogates(source, refusal);
  await refuseUtf16(source);
  if (!isEncode) return { mode, ...(await decode(source, joinPairs, run)) };
  // No character gets shorter by encoding.
  const job = { transform: new HtmlEncoder(), expectedBytes: sizeOf(source) };
  const { result, notUtf8At } = await transformSource(source, run, job);
  return notUtf8At === undefined
    ? { mode, result, notes: [] }
    : { mode, result: asBytes(result), notes: [message('keptBytes')] };
};

/** Entities become UTF-8, which would be wrong among bytes of another encoding, so such bytes are refused. */
async function decode(source: AnySource, joinPairs: boolean, run: RunContext): Promise<TextOutput> {
  const { decodeHTML } = await import('entities/decode');
  const transform = new HtmlDecoder((text) => decodeHTML(text), joinPairs);
  const refusal = message('notDecodable');
  const { result } = await withPlace(source, run, () => transformSource(source, run, { transform, refusal }));
  const { bad, pairs } = transform;
  const notes: Message[] = [];
  if (bad) {
    const { text, offset } = bad.first;
    const at = await placeOf(source, offset, run);
    const place = at ? { line: at.line, column: at.column } : commonMessage('byte', { position: offset + 1 });
    notes.push(message('badReferences', { count: bad.count, first: text, place }));
  }
  if (pairs) {
    const { text, character } = pairs.first;
    notes.push(
      joinPairs
        ? message('joinedPairs', { pairs: pairs.count, text, character })
        : message('splitPairs', { count: pairs.count, text, character }),
    );
  }
  return { result, notes };
}
