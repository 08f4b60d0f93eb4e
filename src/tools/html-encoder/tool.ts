import { CodeXml } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'html-encoder',
  title: 'HTML Encoder/Decoder',
  description: 'Encode special characters as HTML entities, and decode any HTML entity.',
  tagline: 'Escape and unescape HTML',
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 3,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: CodeXml,
  keywords: 'html, entity, entities, encode, decode, escape, unescape, amp, nbsp',
};
