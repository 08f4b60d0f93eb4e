import type { CommandLine } from '../../../workers/contract/options/command-line';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/json-formatter/spec';

export const commandLine: CommandLine<OptionsOf<typeof options>> = {
  verdictOnError: { with: { action: 'validate' }, codes: ['invalid-input', 'too-deep'] },
};
