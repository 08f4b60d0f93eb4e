import type { CommandLine } from '../../../workers/contract/options/command-line';

export const commandLine: CommandLine = {
  readsBytes: true,
  check: 'Read lists of checksums, such as SHA256SUMS, and check the files that they name.',
};
