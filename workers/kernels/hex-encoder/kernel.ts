// Encodes texts and files as hexadecimal and decodes them, in flat memory.
import { WasmHexEncoder } from '../../../wasm/base-n/hex';
import { hasSimd } from '../../../wasm/module';
import type { Kernel } from '../../contract/kernel';
import type { AnySource } from '../../contract/source';
import { encodeStream } from '../../lib/encode-stream';
import { refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { TEXT } from '../../lib/file-type';
import { decode } from './decode';
import { message } from './hex-reader';
import { PlainHexEncoder } from './plain-codec';
import type { Delimiter, HexOptions, HexOutput } from './spec';

/** `delimiter` separates the bytes, and `prefix` precedes each of them. */
const FORMS: Readonly<Record<Delimiter, { readonly delimiter: string; readonly prefix: string }>> = {
  none: { delimiter: '', prefix: '' },
  space: { delimiter: ' ', prefix: '' },
  comma: { delimiter: ',', prefix: '' },
  colon: { delimiter: ':', prefix: '' },
  '0x': { delimiter: ', ', prefix: '0x' },
  '\\x': { delimiter: '', prefix: '\\x' },
};

export const kernel: Kernel<AnySource, HexOptions, HexOutput> = async (source, options, run) => {
  if (options.mode === 'decode') {
    return { mode: 'decode', ...(await withPlace(source, run, () => decode(source, run))) };
  }
  refuseLoneSurrogates(source, message('notEncodable'));
  const { delimiter, prefix } = FORMS[options.delimiter];
  const form = { delimiter, prefix, upperCase: options.upperCase, lineBytes: options.lineBytes };
  const encoder = hasSimd ? new WasmHexEncoder(form) : new PlainHexEncoder(form);
  const cell = delimiter.length + prefix.length + 2;
  const result = await encodeStream(source, run, { encoder, lengthOf: (bytes) => bytes * cell });
  return { mode: 'encode', result, type: TEXT, notes: [] };
};
