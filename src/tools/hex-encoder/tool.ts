import { FileDigit } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'hex-encoder',
  title: 'Hex Encoder/Decoder',
  description: 'Convert text or files to hex, decode hex dumps, and inspect any file byte by byte.',
  tagline: 'Text, files and hex dumps',
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 4,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: FileDigit,
  keywords: 'hex, hexadecimal, base16, encode, decode, hex dump, hexdump, xxd, bytes, binary, file',
};
