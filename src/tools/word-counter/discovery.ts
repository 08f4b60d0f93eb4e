import { LetterText } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: LetterText,
  keywords: [
    'text analyzer',
    'text analysis',
    'character counter',
    'letter count',
    'word count',
    'sentence',
    'paragraph',
    'line count',
    'reading time',
    'word frequency',
    'wc',
  ],
};
