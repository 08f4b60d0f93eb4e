// The browser's library: errors that name a part of the page or a flag of the command line elsewhere, and its own.
import type { OtherWords } from '../../workers/contract/run/message';
import type { common } from '../../workers/words/common';
import type { messages } from '../messages';

const bug = 'Something went wrong in this library. The console has the details.';

export const libraryWords = {
  crashed: bug,
  internal: bug,
  notLoaded: 'A script of this library could not be loaded. Check its address and the page’s Content-Security-Policy.',
  notLoadedOffline: 'A script of this library could not be loaded, because this device is offline.',
  outOfMemory: 'There is not enough memory. Try a smaller input.',
  unreadable: 'The file could not be read. It may have been moved, changed or deleted.',
  noSpace: 'The result does not fit into memory. Write it to a stream.',
  saveToFile: 'Write it to a stream.',
  saveToFileOrFreeSpace: 'Write it to a stream.',
  useRegularWindow: 'Write it to a stream.',
} satisfies OtherWords<typeof common>;

export const commandLineWords = {
  noTool: 'There is no tool “{tool}” in this library.',
} satisfies OtherWords<typeof messages>;
