import type { CommandLine } from '../../../workers/contract/options/command-line';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/gzip-compressor/spec';

export const commandLine: CommandLine<OptionsOf<typeof options>> = {
  readsBytes: true,
  suffixes: { added: '.gz', removed: { with: { mode: 'decompress' }, suffixes: ['.gz', '.zz', '.deflate'] } },
};
