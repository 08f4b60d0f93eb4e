import { kernel } from '../../../workers/kernels/markdown-editor/kernel';
import { underLaw as give } from '../laws/law-sample';

export const underLaw = give(kernel, [
  {
    name: 'most of the syntax',
    input: '# Tïtle 😀\r\n\r\n- a\n  - [x] b\n\n| a |\n|---|\n| 1 |\n\n[x]: /y\n[x]',
    options: {},
  },
  { name: 'nothing', input: '', options: {} },
]);
