import { kernel } from '../../../workers/kernels/diff-checker/kernel';
import { DEFAULT_OPTIONS, type DownloadOptions } from '../../../workers/kernels/diff-checker/spec';
import { underLaw as give } from '../laws/law-sample';

const ORIGINAL = 'Grüße 😀\r\nsame\n\nonly here\nsame\nlast';
const CHANGED = 'Grüße 👋\r\nsame\n\nsame\nadded\nlast\n';
/** More equal lines at both ends than are compared one by one. */
const between = (text: string) => `${'head\r\n\n'.repeat(100)}${text}${'\nGrüße'.repeat(200)}`;
const download: DownloadOptions = {
  ...DEFAULT_OPTIONS,
  download: 'text',
  lineNumbers: true,
  names: ['original', 'changed'],
};

export const underLaw = give(kernel, [
  { name: 'lines as they are', input: [ORIGINAL, CHANGED], options: DEFAULT_OPTIONS },
  {
    name: 'without case and white space',
    input: [ORIGINAL, CHANGED.toUpperCase().replaceAll(' ', '\t ')],
    options: { ignoreCase: true, ignoreSpace: 'amount', ignoreLineEnds: true },
  },
  { name: 'an empty side', input: ['', CHANGED], options: DEFAULT_OPTIONS },
  { name: 'a byte order mark', input: [`\ufeff${ORIGINAL}`, ORIGINAL], options: DEFAULT_OPTIONS },
  { name: 'long equal ends', input: [between(ORIGINAL), between(CHANGED)], options: DEFAULT_OPTIONS },
  {
    name: 'a patch between long equal ends',
    input: [between(ORIGINAL), between(CHANGED)],
    options: { ...download, download: 'patch' },
  },
  { name: 'diff-result.txt', input: [ORIGINAL, CHANGED], options: download },
  { name: 'a patch', input: [ORIGINAL, CHANGED], options: { ...download, download: 'patch' } },
]);
