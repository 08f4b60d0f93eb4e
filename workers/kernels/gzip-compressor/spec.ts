// Gzip: its options and result.
import { atMost, type KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { choice, defineOptions, type OptionsOf } from '../../contract/options/options';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

const ofCompressing = { when: ['mode', 'compress'] } as const;

/**
 * `format`: gzip (RFC 1952), zlib (RFC 1950), or deflate without a frame (RFC 1951). `level`: zlib's, 1 is the fastest and 9 makes the
 * smallest result. `from`: the format to decompress; `auto` takes gzip and zlib by their headers.
 */
export const options = defineOptions({
  mode: choice(['compress', 'decompress']),
  format: choice(['gzip', 'zlib', 'deflate'], ofCompressing),
  level: choice([6, 1, 9], ofCompressing),
  from: choice(['auto', 'gzip', 'zlib', 'deflate'], { look: 'list', when: ['mode', 'decompress'] }),
});

export const DEFAULTS = options.defaults;

export type GzipOptions = OptionsOf<typeof options>;
export type GzipMode = GzipOptions['mode'];
export type Format = GzipOptions['format'];

/** The extensions for compressed files. */
export const EXTENSIONS: Readonly<Record<Format, string>> = { gzip: 'gz', zlib: 'zz', deflate: 'deflate' };

export interface GzipOutput extends TextOutput {
  readonly mode: GzipMode;
  /** Of a compression. */
  readonly format?: Format;
  /** Bytes behind the compressed data. */
  readonly leftOut: number;
  /** The kind of the result's bytes. */
  readonly type: { readonly label: Message; readonly extension: string; readonly mime: string };
}

/** How a gzip member begins (RFC 1952, section 2.3.1). */
export const [FIRST, SECOND] = [0x1f, 0x8b];

/** By the first bytes. */
export function frameOf([first = 0, second = 0]: Uint8Array): 'gzip' | 'zlib' | undefined {
  if (first === FIRST && second === SECOND) return 'gzip';
  // RFC 1950, section 2.2: the method is 8, and both bytes are a multiple of 31.
  return (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0 ? 'zlib' : undefined;
}

/** zlib's deflateBound() for its default window, with gzip's header and trailer. */
const boundOf = (bytes: number) =>
  bytes + Math.floor(bytes / 4096) + Math.floor(bytes / 16_384) + Math.floor(bytes / 33_554_432) + 13 + 18;

export const gzipCompressor: KernelSpec<AnySource, GzipOptions, GzipOutput> = {
  id: 'gzip-compressor',
  rights: 'compute',
  queue: true,
  readsOnce: () => true,
  // A decompressed result can be a thousand times as large.
  resultSize: ({ mode }, bytes) => (mode === 'compress' ? atMost(boundOf(bytes)) : undefined),
};
