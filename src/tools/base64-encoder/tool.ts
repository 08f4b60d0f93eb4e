import { Package } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'base64-encoder',
  aliases: ['base64'],
  title: 'Base64 Encoder/Decoder',
  description: 'Encode text and files as Base64, or decode Base64 back to text or the original file.',
  tagline: 'Text, files, data URIs',
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 1,
  popular: 1,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: Package,
  keywords: 'base64, base64url, encode, decode, data uri, data url, mime, pem, image, binary, file',
};
