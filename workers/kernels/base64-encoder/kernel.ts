// Encodes texts and files as Base64 and decodes them, in flat memory.
import { WasmBase64Encoder } from '../../../wasm/base-n/base64';
import { hasSimd } from '../../../wasm/module';
import type { Kernel } from '../../contract/run/kernel';
import type { AnySource } from '../../contract/run/source';
import { encodeStream } from '../../lib/encode-stream';
import { refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { TEXT } from '../../lib/file-type';
import { decode } from './decode';
import { PlainBase64Encoder } from './plain-codec';
import { encodedLength, type Base64Options, type Base64Output } from './spec';
import { utf16Bytes } from './utf16';
import { message } from './wrapper';

export const kernel: Kernel<AnySource, Base64Options, Base64Output> = async (source, options, run) => {
  if (options.mode === 'decode') {
    return { mode: 'decode', ...(await withPlace(source, run, () => decode(source, options, run))) };
  }
  refuseLoneSurrogates(source, message('notEncodable'));
  const encoder = hasSimd ? new WasmBase64Encoder(options) : new PlainBase64Encoder(options);
  const { encoding } = options;
  const result = await encodeStream(source, run, {
    encoder,
    lengthOf: (bytes) => encodedLength(bytes, options),
    ...(encoding !== 'utf-8' && { chunks: utf16Bytes(source, run, encoding) }),
  });
  return { mode: 'encode', result, type: TEXT, notes: [] };
};
