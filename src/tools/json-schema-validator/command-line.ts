import type { CommandLine } from '../../../workers/contract/options/command-line';

/** A document, its schema, and the schemas that this one refers to. */
export const commandLine: CommandLine = { takesMore: true };
