import { kernel } from '../../../workers/kernels/word-counter/kernel';
import { underLaw as give } from '../laws/law-sample';

const TEXT = 'Grüße, 世界! 👩‍👩‍👧‍👦 e.g. 3.14?\r\n\r\n\u3000Neuer Absatz…\n';

export const underLaw = give(kernel, [
  { name: 'counts', input: TEXT.repeat(9), options: { details: false } },
  { name: 'counts and details', input: TEXT.repeat(3), options: { details: true } },
  { name: 'nothing', input: '', options: { details: true } },
  { name: 'a byte order mark alone', input: '\ufeff', options: { details: false } },
]);
