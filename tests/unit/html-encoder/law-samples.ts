import { kernel } from '../../../workers/kernels/html-encoder/kernel';
import { underLaw as give } from '../laws/law-sample';

export const underLaw = give(kernel, [
  { name: 'encode', input: `\uFEFF<a href="/ü">'😀' & co</a>\r\n`, options: { mode: 'encode' } },
  {
    name: 'decode',
    input: '&lt;&notit; &#x1F600;&#0000000065&CounterClockwiseContourIntegral;ü&&amp',
    options: { mode: 'decode' },
  },
  { name: 'nothing', input: '', options: { mode: 'decode' } },
]);
