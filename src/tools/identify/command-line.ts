import type { CommandLine } from '../../../workers/contract/options/command-line';

export const commandLine: CommandLine = { readsBytes: true };
