import { kernel } from '../../../workers/kernels/regex-tester/kernel';
import { DEFAULT_OPTIONS, flagsIn } from '../../../workers/kernels/regex-tester/spec';
import { underLaw as give } from '../laws/law-sample';

export const underLaw = give(kernel, [
  {
    name: 'groups and indices',
    input: 'año 2024-05, 😀 2025-06\n',
    options: { ...DEFAULT_OPTIONS, pattern: '(?<year>\\d+)-(\\d+)|(😀)', flags: flagsIn('dgu') },
  },
  {
    name: 'a replacement',
    input: 'x1y22\r\nz',
    options: { ...DEFAULT_OPTIONS, pattern: '\\d+', action: 'replace', replacement: '<$&>' },
  },
  { name: 'empty matches in nothing', input: '', options: { ...DEFAULT_OPTIONS, pattern: 'x*' } },
]);
