// Encodes texts and files as hexadecimal and decodes them, in flat memory.
import { WasmHexEncoder } from '../../../wasm/base-n/hex';
import { hasSimd } from '../../../wasm/module';
import type { Kernel } from '../../contract/run/kernel';
import type { AnySource } from '../../contract/run/source';
import { encodeStream } from '../../lib/encode-stream';
import { refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { TEXT } from '../../lib/file-type';
import { decode } from './decode';
import { message } from './hex-reader';
import { PlainHexEncoder } from './plain-codec';
import { cellBytes, FORMS, type HexOptions, type HexOutput } from './spec';

export const kernel: Kernel<AnySource, HexOptions, HexOutput> = async (source, options, run) => {
  if (options.mode === 'decode') {
    return { mode: 'decode', ...(await withPlace(source, run, () => decode(source, run))) };
  }
  refuseLoneSurrogates(source, message('notEncodable'));
  const { delimiter, prefix } = FORMS[options.delimiter];
  const form = { delimiter, prefix, upperCase: options.upperCase, lineBytes: options.lineBytes };
  const encoder = hasSimd ? new WasmHexEncoder(form) : new PlainHexEncoder(form);
  const result = await encodeStream(source, run, { encoder, lengthOf: (bytes) => bytes * cellBytes(options) });
  return { mode: 'encode', result, type: TEXT, notes: [] };
};
