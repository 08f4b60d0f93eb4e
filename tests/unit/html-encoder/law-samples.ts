import { kernel } from '../../../workers/kernels/html-encoder/kernel';
import { underLaw as give } from '../laws/law-sample';

export const underLaw = give(kernel, [
  { name: 'encode', input: `\uFEFF<a href="/ü">'😀' & co</a>\r\n`, options: { mode: 'encode', joinPairs: false } },
  {
    name: 'decode',
    input: '&lt;&notit; &#x1F600;&#0000000065&CounterClockwiseContourIntegral;ü&&amp',
    options: { mode: 'decode', joinPairs: false },
  },
  {
    name: 'references that are no characters',
    input: 'ü&#55357;&#56832;\n&#0;&#xD83D;&#x110000;&#xDE00;&#55357;',
    options: { mode: 'decode', joinPairs: true },
  },
  { name: 'nothing', input: '', options: { mode: 'decode', joinPairs: false } },
]);
