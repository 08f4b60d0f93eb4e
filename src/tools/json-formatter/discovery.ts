import { Braces } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

/** What begins like an object or an array is most likely JSON. */
function relevance(head: string): number {
  if (/^\s*(?:\{\s*(?:"|\})|\[\s*(?:[[{"\d\]-]|true|false|null))/.test(head)) return 0.95;
  return /^\s*[[{]/.test(head) ? 0.5 : 0.05;
}

export const discovery: Discovery = {
  icon: Braces,
  keywords: [
    ...['json', 'beautify', 'pretty print', 'prettify', 'minify', 'validate', 'lint', 'indent', 'compact'],
    ...['ndjson', 'json lines', 'jsonl', 'sort keys', 'repair', 'tree', 'viewer'],
  ],
  relevance,
};
