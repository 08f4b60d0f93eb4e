import { kernel } from '../../../workers/kernels/regex-tester/kernel';
import { underLaw as give } from '../laws/law-sample';

const budgetMs = 2000;

export const underLaw = give(kernel, [
  {
    name: 'groups and indices',
    input: 'año 2024-05, 😀 2025-06\n',
    options: { pattern: '(?<year>\\d+)-(\\d+)|(😀)', flags: 'dgu', budgetMs },
  },
  {
    name: 'a replacement',
    input: 'x1y22\r\nz',
    options: { pattern: '\\d+', flags: 'g', replacement: '<$&>', budgetMs },
  },
  { name: 'empty matches in nothing', input: '', options: { pattern: 'x*', flags: 'g', budgetMs } },
]);
