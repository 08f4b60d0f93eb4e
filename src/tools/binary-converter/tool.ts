import { Binary } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'binary-converter',
  title: 'Binary Converter',
  description: 'Convert text and decimal numbers of any length to binary, and binary back to either.',
  tagline: 'Text and decimal, both ways',
  category: 'Converters',
  group: 'Converters',
  place: 3,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: Binary,
  keywords: 'binary, bits, bytes, decimal, base 2, ascii, utf-8, two’s complement, number',
};
