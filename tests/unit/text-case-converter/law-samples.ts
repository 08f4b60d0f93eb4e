import { kernel } from '../../../workers/kernels/text-case-converter/kernel';
import { HOME_CASES, TOOL_CASES } from '../../../workers/kernels/text-case-converter/spec';
import { underLaw as give } from '../laws/law-sample';

const TEXT = '\uFEFFΟΔΟΣ ΟΔΟΣ.Α don’t. «straße» ǆ XMLHttpRequest2\r\n\r\nI\u0307stanbul E\u0301TE_x 😀ab. İi';

export const underLaw = give(kernel, [
  { name: 'the tool’s cases', input: TEXT, options: { cases: TOOL_CASES, locale: 'und' } },
  { name: 'the home page’s cases', input: TEXT, options: { cases: HOME_CASES, locale: 'lt' } },
  { name: 'nothing', input: '', options: { cases: ['title'], locale: 'tr' } },
]);
