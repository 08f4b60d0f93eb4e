import type { ToolCase } from '../case';
import { zeros } from '../files';
import { download, text } from '../samples';

const OTHER = 'banana\nBanana\nkiwi';

/** For lists without repeated lines. */
const onlyIn = (list: string, other: string) =>
  list
    .split('\n')
    .filter((line) => !other.split('\n').includes(line))
    .join('\n');

const items = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index}\n`).join('');

export const toolCase: ToolCase = {
  action: 'Compare',
  opener: 'Open list A',
  field: 'List A',
  typed: {
    text: 'apple\nbanana\ncherry',
    settings: [{ field: 'List B', text: OTHER }],
    answer: (typed) => text(onlyIn(typed, OTHER)),
  },
  file: {
    settings: [{ field: 'List B', text: 'Item 0\nItem 299999\nItem 300000\n' }],
    name: 'items.txt',
    content: () => Buffer.from(items(300_000)),
    answer: (content) => download('only-in-a.txt', String(content).replace(/^Item (?:0|299999)\n/gm, '')),
  },
  large: { file: { name: 'large.txt', write: zeros(2_000_000_000, 4_000_000) } },
  complaint: {
    input: { text: ' ' },
    settings: [{ field: 'List B', text: '' }],
    says: /Both lists are empty\. Enter or open at least one\./,
  },
};
