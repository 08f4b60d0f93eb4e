import type { CommandLine } from '../../../workers/contract/options/command-line';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/base64-encoder/spec';

export const commandLine: CommandLine<OptionsOf<typeof options>> = {
  readsBytes: true,
  suffixes: { added: '.base64', removed: { with: { mode: 'decode' }, suffixes: ['.base64', '.b64', '.hex'] } },
};
