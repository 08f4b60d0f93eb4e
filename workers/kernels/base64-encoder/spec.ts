// Base64: its options and result.
import { atMost, type KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

const ofEncoding = { when: ['mode', 'encode'] } as const;

/**
 * `urlSafe`: - and _ instead of + and / (RFC 4648, section 5). `padded` fills the last group with =. `lineLength`, in characters:
 * 76 is MIME’s (RFC 2045) and 64 is PEM’s (RFC 7468); 0 makes one line. `lines`, of decoding: `joined` ignores line breaks, `each` takes
 * each line for a separate text, and `auto` decides by the first lines. `encoding` is that of the text in both directions; `utf-8` also
 * decodes bytes that aren't text.
 */
export const options = defineOptions({
  mode: choice(['encode', 'decode']),
  urlSafe: toggle(false, ofEncoding),
  padded: toggle(true, ofEncoding),
  lineLength: choice([0, 76, 64], { look: 'list', ...ofEncoding }),
  lines: choice(['auto', 'joined', 'each'], { look: 'list', when: ['mode', 'decode'] }),
  encoding: choice(['utf-8', 'utf-16le', 'utf-16be'], { look: 'list' }),
});

export const DEFAULTS = options.defaults;

export type Base64Options = OptionsOf<typeof options>;
export type Base64Mode = Base64Options['mode'];

export interface Base64Output extends TextOutput {
  readonly mode: Base64Mode;
  /** The kind of the decoded bytes. For encoding, always text. */
  readonly type: { readonly label: Message; readonly extension: string; readonly mime: string };
}

export function encodedLength(bytes: number, { padded, lineLength }: Base64Options): number {
  const characters = padded ? Math.ceil(bytes / 3) * 4 : Math.ceil((bytes * 4) / 3);
  return characters + (lineLength > 0 ? Math.ceil(characters / lineLength) : 0);
}

/** ASCII is twice as long in UTF-16. */
const encodedSize = (bytes: number, options: Base64Options) =>
  encodedLength(options.encoding === 'utf-8' ? bytes : bytes * 2, options);

/** A UTF-16 unit takes up to three bytes in UTF-8. Each line of a list may end with one character more than its text has. */
function decodedSize(bytes: number, { lines, encoding }: Base64Options): number {
  if (encoding !== 'utf-8') return (bytes * 9) / 8 + 1;
  return lines === 'joined' ? (bytes * 3) / 4 : bytes;
}

export const base64Encoder: KernelSpec<AnySource, Base64Options, Base64Output> = {
  id: 'base64-encoder',
  rights: 'compute',
  queue: true,
  readsOnce: () => true,
  resultSize: (options, bytes) =>
    atMost(options.mode === 'encode' ? encodedSize(bytes, options) : decodedSize(bytes, options)),
};
