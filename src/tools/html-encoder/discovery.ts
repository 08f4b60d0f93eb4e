import { CodeXml } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: CodeXml,
  keywords: ['html', 'entity', 'entities', 'encode', 'decode', 'escape', 'unescape', 'amp', 'nbsp'],
};
