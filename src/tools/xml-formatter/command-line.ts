import type { CommandLine } from '../../../workers/contract/options/command-line';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/xml-formatter/spec';

export const commandLine: CommandLine<OptionsOf<typeof options>> = {
  readsBytes: true,
  verdictOnError: { with: { action: 'validate' }, codes: ['invalid-input', 'too-deep'] },
};
