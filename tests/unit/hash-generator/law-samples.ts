import { kernel } from '../../../workers/kernels/hash-generator/kernel';
import { ALGORITHM_IDS } from '../../../workers/kernels/hash-generator/spec';
import { underLaw as give } from '../laws/law-sample';

export const underLaw = give(kernel, [
  { name: 'all algorithms over text', input: ['Grüße 😀\r\n'.repeat(20)], options: { algorithms: ALGORITHM_IDS } },
  { name: 'nothing', input: [''], options: { algorithms: ['sha256'] } },
  {
    name: 'a file with its list of checksums',
    input: [new File(['hello'], 'a.txt'), '5d41402abc4b2a76b9719d911017c592  a.txt\n'],
    options: { algorithms: ['md5'], paths: ['d/a.txt', 'd/MD5SUMS'], findLists: true },
  },
]);
