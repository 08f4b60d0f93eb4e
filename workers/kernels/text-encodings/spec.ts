// Text encodings: their options and result.
import { about, atMost, type KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

const ofEncoding = { when: ['mode', 'encode'] } as const;
const ofJson = { ...ofEncoding, also: ['encoding', 'json-string'] } as const;

/**
 * `encoding`: `base32` and `base32hex` are RFC 4648, sections 6 and 7; `crockford` is https://www.crockford.com/base32.html without a check
 * symbol; `ascii85` is Adobe's (PostScript Language Reference, section 3.13.3); `z85` is ZeroMQ's (https://rfc.zeromq.org/spec/32/);
 * `quoted-printable` is RFC 2045, section 6.7; `json-string` is RFC 8259, section 7. `lineLength`: in characters; 0 makes one line.
 * `framed`: between <~ and ~>. `quoted`: between quotation marks. `ascii`: characters beyond ASCII become \u escapes.
 */
export const options = defineOptions({
  mode: choice(['encode', 'decode']),
  encoding: choice(['base32', 'base32hex', 'crockford', 'ascii85', 'z85', 'quoted-printable', 'json-string'], {
    look: 'list',
  }),
  padded: toggle(true, { ...ofEncoding, also: ['encoding', 'base32', 'base32hex'] }),
  lineLength: choice([0, 64, 76], {
    look: 'list',
    ...ofEncoding,
    also: ['encoding', 'base32', 'base32hex', 'crockford', 'ascii85'],
  }),
  framed: toggle(false, { ...ofEncoding, also: ['encoding', 'ascii85'] }),
  quoted: toggle(true, ofJson),
  ascii: toggle(false, ofJson),
});

export const DEFAULTS = options.defaults;

export type EncodingOptions = OptionsOf<typeof options>;
export type EncodingMode = EncodingOptions['mode'];
export type EncodingName = EncodingOptions['encoding'];

export interface EncodingOutput extends TextOutput {
  readonly mode: EncodingMode;
  readonly encoding: EncodingName;
  /** The kind of the decoded bytes. For encoding, always text. */
  readonly type: { readonly label: Message; readonly extension: string; readonly mime: string };
}

const inLines = (characters: number, { lineLength }: EncodingOptions) =>
  characters + (lineLength > 0 ? Math.ceil(characters / lineLength) : 0);

/** The characters of a soft line break, and the fewest before one. */
const [SOFT_BREAK, SHORTEST_LINE] = [3, 73];

/** The most bytes that so many bytes become. */
export function encodedSize(bytes: number, options: EncodingOptions): number {
  switch (options.encoding) {
    case 'base32':
    case 'base32hex':
      return inLines(options.padded ? Math.ceil(bytes / 5) * 8 : Math.ceil((bytes * 8) / 5), options);
    case 'crockford':
      return inLines(Math.ceil((bytes * 8) / 5), options);
    case 'ascii85':
      // A line may end before a frame's last two characters.
      return inLines(Math.ceil((bytes * 5) / 4) + (options.framed ? 5 : 0), options);
    case 'z85':
      return (bytes * 5) / 4;
    case 'quoted-printable':
      return bytes * 3 + Math.ceil((bytes * 3) / SHORTEST_LINE) * SOFT_BREAK;
    case 'json-string':
      return bytes * 6 + 2;
  }
}

function decodedSize(bytes: number, { encoding }: EncodingOptions) {
  if (encoding === 'quoted-printable' || encoding === 'json-string') return atMost(bytes);
  // A z is four bytes.
  if (encoding === 'ascii85') return about((bytes * 4) / 5);
  return atMost(encoding === 'z85' ? (bytes * 4) / 5 : (bytes * 5) / 8);
}

export const textEncodings: KernelSpec<AnySource, EncodingOptions, EncodingOutput> = {
  id: 'text-encodings',
  rights: 'compute',
  queue: true,
  readsOnce: () => true,
  resultSize: (options, bytes) =>
    options.mode === 'encode' ? atMost(encodedSize(bytes, options)) : decodedSize(bytes, options),
};
