import type { CommandLine } from '../../../workers/contract/options/command-line';
import * as words from './words';

export const commandLine: CommandLine = {
  readsBytes: true,
  check: words.checkLists,
};
