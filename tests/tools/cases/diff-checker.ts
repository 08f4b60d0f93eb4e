import type { ToolCase } from '../case';
import { zeros } from '../files';
import { download } from '../samples';

const manyLines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${String(index)}`);

/** The expected diff-result.txt if all lines but the second were removed. */
const onlySecondKept = (all: readonly string[]) =>
  all
    .map((line, index) => `${String(index === 1 ? 1 : index + 1).padStart(3)} ${index === 1 ? ' ' : '-'} ${line}\n`)
    .join('');

export const toolCase: ToolCase = {
  action: 'Compare',
  opener: 'Open original',
  field: 'Original text',
  typed: {
    text: 'one\ntwo\nthree',
    around: (word) => `one\n${word}\nthree`,
    settings: [{ field: 'Changed text', text: 'one\n2\nthree' }],
    answer: () => ({ kind: 'shows', region: 'Differences', text: /1 change 1 line removed, 1 added/ }),
  },
  takes: {
    copy: { button: 'Copy', text: '  2 - two\n  2 + 2\n' },
    download: { button: 'Download', text: '  2 - two\n  2 + 2\n' },
  },
  file: {
    settings: [{ field: 'Changed text', text: 'Line 1\n' }],
    name: 'original.txt',
    content: () =>
      Buffer.from(
        manyLines(200_000)
          .map((line) => `${line}\n`)
          .join(''),
      ),
    answer: () => download('diff-result.txt', onlySecondKept(manyLines(200_000))),
  },
  large: { file: { name: 'large.txt', write: zeros(3_000_000_000, 4_000_000) } },
  complaint: {
    input: { text: '' },
    settings: [{ field: 'Changed text', text: '' }],
    says: /Please enter at least one text to compare\./,
  },
};
