import { kernel } from '../../../workers/kernels/patch-applier/kernel';
import { underLaw as give } from '../laws/law-sample';

const TEXT = 'Grüße 😀\nb\nc\nd';
const PATCH = '--- a\n+++ b\n@@ -2,3 +2,3 @@\n b\n-c\n+ç\n d\n\\ No newline at end of file\n';

export const underLaw = give(kernel, [
  { name: 'a patch', input: [TEXT, PATCH], options: { reverse: false } },
  { name: 'a patch for other line ends', input: [TEXT.replaceAll('\n', '\r\n'), PATCH], options: { reverse: false } },
  { name: 'a patch that is taken back', input: [TEXT.replace('c', 'ç'), PATCH], options: { reverse: true } },
]);
