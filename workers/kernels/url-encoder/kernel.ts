// Encodes and decodes percent-encoded text of any size.
import type { Kernel } from '../../contract/run/kernel';
import { sizeOf, type AnySource } from '../../contract/run/source';
import { refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { transformSource } from '../../lib/transform';
import { refuseUtf16 } from '../../lib/utf16';
import { UrlDecoder } from './decode';
import { UrlEncoder } from './encode';
import { messagesOf } from '../../contract/run/message';
import type { messages } from './messages';
import type { UrlOptions, UrlOutput } from './spec';

const message = messagesOf<typeof messages>('url-encoder');

const startsWithMark = ([a, b, c]: Uint8Array) => a === 0xef && b === 0xbb && c === 0xbf;

export const kernel: Kernel<AnySource, UrlOptions, UrlOutput> = (source, { mode, scope, eachLine }, run) => {
  const isEncode = mode === 'encode';
  const refusal = message(isEncode ? 'notEncodable' : 'notDecodable');
  refuseLoneSurrogates(source, refusal);
  return withPlace(source, run, async () => {
    await refuseUtf16(source);
    const transform = isEncode ? new UrlEncoder(scope, eachLine) : new UrlDecoder(scope);
    // Encoding never makes a byte shorter.
    const atLeast = isEncode && { expectedBytes: sizeOf(source) };
    const { result, head } = await transformSource(source, run, { transform, refusal, ...atLeast });
    return { mode, result, notes: isEncode && startsWithMark(head) ? [message('byteOrderMark')] : [] };
  });
};
