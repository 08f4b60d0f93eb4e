import { kernel } from '../../../workers/kernels/duplicate-finder/kernel';
import { underLaw as give } from '../laws/law-sample';

const large = (middle: string) => new Blob(['a'.repeat(100_000), middle, 'b'.repeat(100_000)]);

export const underLaw = give(kernel, [
  { name: 'a text alone', input: ['Grüße 😀\r\n'], options: {} },
  { name: 'equal and different texts', input: ['one', 'two', 'one', '', 'one'], options: {} },
  {
    name: 'large files, hard links, and a path that is named twice',
    input: [large('x'), large('x'), large('y'), large('x'), large('y')],
    options: { paths: ['d/1', 'd/2', 'd/3', 'd/4', 'd/3'], identities: ['1', undefined, undefined, '1', undefined] },
  },
  { name: 'nothing', input: [], options: {} },
]);
