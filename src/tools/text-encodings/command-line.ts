import type { CommandLine } from '../../../workers/contract/options/command-line';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/text-encodings/spec';

export const commandLine: CommandLine<OptionsOf<typeof options>> = {
  readsBytes: true,
  suffixes: { added: '.encoded', removed: { with: { mode: 'decode' }, suffixes: ['.encoded'] } },
};
