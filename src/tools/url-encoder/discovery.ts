import { Link } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

/** Escapes, or an address, ask for this tool; any other text may. */
function relevance(head: string): number {
  if (/%[0-9a-f]{2}/i.test(head)) return 0.9;
  return /^\s*https?:\/\//i.test(head) ? 0.7 : 0.2;
}

export const discovery: Discovery = {
  icon: Link,
  keywords: ['url', 'uri', 'percent', 'encode', 'decode', 'escape', 'query', 'form', 'encodeuricomponent'],
  relevance,
};
