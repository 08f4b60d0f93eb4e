import { kernel } from '../../../workers/kernels/url-encoder/kernel';
import { underLaw as give } from '../laws/law-sample';

export const underLaw = give(kernel, [
  {
    name: 'encode each line',
    input: '\uFEFFa b&c=ü😀\r\nx\ry\n\r',
    options: { mode: 'encode', scope: 'component', eachLine: true },
  },
  {
    name: 'decode a form',
    input: 'a+b%26%C3%BC%F0%9F%98%80\r\n%2b',
    options: { mode: 'decode', scope: 'form', eachLine: false },
  },
  {
    name: 'encode a whole URL',
    input: 'http://ü@[2001:db8::7%1]:80/[a]\nhttp://[::1',
    options: { mode: 'encode', scope: 'whole', eachLine: true },
  },
  { name: 'nothing', input: '', options: { mode: 'encode', scope: 'whole', eachLine: false } },
]);
