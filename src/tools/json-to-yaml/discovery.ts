import { FileCode2 } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

/** Lines of keys, a list in dashes, or JSON. */
function relevance(head: string): number {
  if (/^\s*(?:%YAML|---\s)/.test(head)) return 0.95;
  if (/^\s*(?:\{\s*(?:"|\})|\[\s*[[{"\d])/.test(head)) return 0.6;
  return /^(?:#.*\n|\s*\n)*(?:- )?[\w"'.-]+:(?:\s|$)/.test(head) ? 0.8 : 0.05;
}

export const discovery: Discovery = {
  icon: FileCode2,
  keywords: [
    ...['json', 'yaml', 'yml', 'convert', 'json to yaml', 'yaml to json', 'config', 'kubernetes', 'docker compose'],
    ...['openapi', 'anchors', 'merge keys', 'jsonl', 'ndjson'],
  ],
  relevance,
};
