import { Binary } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

/** Nothing but binary digits, or but decimal ones, asks for this tool; any other text may. */
function relevance(head: string): number {
  if (/^[01\s]+$/.test(head)) return 0.95;
  return /^[-+\d\s]+$/.test(head) ? 0.6 : 0.1;
}

export const discovery: Discovery = {
  icon: Binary,
  keywords: ['binary', 'bits', 'bytes', 'decimal', 'base 2', 'ascii', 'utf-8', 'two’s complement', 'number'],
  relevance,
};
