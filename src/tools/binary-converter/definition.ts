import { Binary } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';
import { likelihood } from './likelihood';

export const binaryConverter = defineTool({
  id: 'binary-converter',
  title: 'Binary Converter',
  description: 'Convert text and decimal numbers of any length to binary, and binary back to either.',
  keywords: ['binary', 'bits', 'bytes', 'decimal', 'base 2', 'ascii', 'utf-8', 'two’s complement', 'number'],
  category: 'Converters',
  group: 'Converters',
  filter: 'developer',
  icon: Binary,
  takesText: likelihood,
  screen: () => import('./screen'),
});
