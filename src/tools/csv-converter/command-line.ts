import type { CommandLine } from '../../../workers/contract/options/command-line';

/** Its own option names the encoding. */
export const commandLine: CommandLine = { readsBytes: true, suffixes: { added: '.converted' } };
