import { defineTool } from '../../tool-kit/define-tool';

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
