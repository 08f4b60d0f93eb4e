import type { ToolCase } from '../case';
import { noise } from '../files';

/** Files add up, so a page that is used twice has this file twice. */
export const toolCase: ToolCase = {
  action: 'Find Duplicates',
  opener: 'Add files',
  file: {
    name: 'data.bin',
    content: () => noise(5_000_003),
    answer: () => ({ kind: 'shows', region: 'Duplicates', text: /No duplicates|of identical files/ }),
  },
  takes: { copy: { button: 'Copy as text', text: /^No duplicates: no two of the files have the same content\.\n/ } },
};
