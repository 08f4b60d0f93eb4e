// Encodes and decodes HTML entities in text of any size.
import type { Kernel, RunContext } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import { sizeOf, type AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';
import { refuseLoneSurrogates, SAVE_AS_UTF8, withPlace } from '../../lib/input-error';
import { placeOf } from '../../lib/place';
import { asBytes, transformSource } from '../../lib/transform';
import { refuseUtf16 } from '../../lib/utf16';
import { HtmlDecoder } from './decode';
import { HtmlEncoder } from './encode';
import type { messages } from './messages';
import type { HtmlOptions, HtmlOutput } from './spec';

const message = messagesOf<typeof messages>('html-encoder');

export const kernel: Kernel<AnySource, HtmlOptions, HtmlOutput> = async (source, { mode, joinPairs }, run) => {
  const isEncode = mode === 'encode';
  const refusal = message(isEncode ? 'notEncodable' : 'notDecodable');
  refuseLoneSurrogates(source, refusal);
  await refuseUtf16(source);
  if (!isEncode) return { mode, ...(await decode(source, joinPairs, run)) };
  // Encoding never makes a character shorter.
  const job = { transform: new HtmlEncoder(), expectedBytes: sizeOf(source) };
  const { result, notUtf8At } = await transformSource(source, run, job);
  return notUtf8At === undefined
    ? { mode, result, notes: [] }
    : { mode, result: asBytes(result), notes: [message('keptBytes', { remedy: SAVE_AS_UTF8 })] };
};

/** Entities become UTF-8. Among bytes in another encoding that would be wrong, so such bytes are refused. */
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
    const place = at ? { line: at.line, column: at.column } : { byte: offset + 1 };
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
