import { CodeXml } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';
import { likelihood } from './likelihood';

export const htmlEncoder = defineTool({
  id: 'html-encoder',
  title: 'HTML Encoder/Decoder',
  description: 'Turn special characters into HTML entities, and every entity of HTML back into its character.',
  keywords: ['html', 'entity', 'entities', 'encode', 'decode', 'escape', 'unescape', 'amp', 'nbsp'],
  category: 'Encoders',
  group: 'Encoders & Decoders',
  filter: 'developer',
  icon: CodeXml,
  takesText: likelihood,
  screen: () => import('./screen'),
});
