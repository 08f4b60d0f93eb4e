import { Link } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'url-encoder',
  title: 'URL Encoder/Decoder',
  description: 'Percent-encode text for URLs and forms, or decode it.',
  tagline: 'Percent-encode and decode',
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 2,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: Link,
  keywords: 'url, uri, percent, encode, decode, escape, query, form, encodeuricomponent',
};
