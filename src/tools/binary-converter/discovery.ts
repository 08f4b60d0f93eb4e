import { Binary } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Binary,
  keywords: ['binary', 'bits', 'bytes', 'decimal', 'base 2', 'ascii', 'utf-8', 'two’s complement', 'number'],
};
