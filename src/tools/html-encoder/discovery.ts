import { CodeXml } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

/** Entities, or markup, ask for this tool; any other text may. */
function relevance(head: string): number {
  if (/&(?:#\d+|#x[0-9a-f]+|[a-z]{2,}\d?);/i.test(head)) return 0.9;
  return /<\/?[a-z]/i.test(head) ? 0.6 : 0.2;
}

export const discovery: Discovery = {
  icon: CodeXml,
  keywords: ['html', 'entity', 'entities', 'encode', 'decode', 'escape', 'unescape', 'amp', 'nbsp'],
  relevance,
};
