import { CodeXml } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';
import { likelihood } from './likelihood';

export const htmlEncoder = defineTool({
  id: 'html-encoder',
  title: 'HTML Encoder/Decoder',
  description: 'Encode special characters as HTML entities, and decode any HTML entity.',
  keywords: ['html', 'entity', 'entities', 'encode', 'decode', 'escape', 'unescape', 'amp', 'nbsp'],
  category: 'Encoders',
  group: 'Encoders & Decoders',
  filter: 'developer',
  icon: CodeXml,
  takesText: likelihood,
  screen: () => import('./screen'),
});
