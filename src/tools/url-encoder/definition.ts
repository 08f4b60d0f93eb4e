import { Link } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';
import { likelihood } from './likelihood';

export const urlEncoder = defineTool({
  id: 'url-encoder',
  title: 'URL Encoder/Decoder',
  description: 'Percent-encode text for URLs and forms, or decode it.',
  keywords: ['url', 'uri', 'percent', 'encode', 'decode', 'escape', 'query', 'form', 'encodeuricomponent'],
  category: 'Encoders',
  group: 'Encoders & Decoders',
  filter: 'developer',
  icon: Link,
  takesText: likelihood,
  screen: () => import('./screen'),
});
