// Messages that kernels share and that name parts of a page, in words for a command line. Those of one kernel are in its folder:
// `command-words.ts`.
import type { OtherWords } from '../workers/contract/run/message';
import type { common } from '../workers/words/common';

const bug = 'Something went wrong in this program. Please try again, or report it with the output of TOOLYARD_DEBUG=1.';

export const commonWords = {
  crashed: bug,
  internal: bug,
  notLoaded: 'A part of this program could not be loaded. Install it again.',
  outOfMemory: 'Out of memory. Try a smaller input.',
  unreadable: 'The file could not be read. It may have been moved, changed or deleted. Check it and try again.',
  noSpace: 'The result does not fit on the disk. Free some space and try again.',
  cutShort: 'Only {read} of {size} bytes could be read. Try again.',
  stoppedStoring: 'The result could not be stored after {written}. {advice}',
  tooMuchForMemory: 'The result needs at least {needed}, and memory can hold {limit} of it. {advice}',
  saveToFile: 'Use --output.',
  saveToFileOrFreeSpace: 'Use --output, or free some disk space.',
  useRegularWindow: 'Use a smaller file.',
  saveAsUtf8: 'Save it as UTF-8, or name its encoding: --encoding windows-1252 for Excel’s CSV.',
  jsonExpectedEndOrSeveral:
    'Expected nothing after the end of the JSON. For several values, use --json-lines (one on each line) or --several-values.',
  jsonExpectedEndOrLines:
    'Expected nothing after the end of the JSON. If each line is a separate value, use --json-lines.',
} satisfies OtherWords<typeof common>;
