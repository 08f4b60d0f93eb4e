import { FileCode } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

/** What begins like XML, or like JSON. */
function relevance(head: string): number {
  if (/^\ufeff?\s*<\?xml\s/.test(head)) return 0.9;
  if (/^\s*<[A-Za-z_][\w.-]*[\s/>:]/.test(head)) return 0.6;
  return /^\s*(?:\{\s*(?:"|\})|\[\s*[[{"\d])/.test(head) ? 0.6 : 0.02;
}

export const discovery: Discovery = {
  icon: FileCode,
  keywords: [
    ...['json', 'xml', 'convert', 'json to xml', 'xml to json', 'parse', 'attributes', 'jsonml', 'lossless'],
    ...['soap', 'rss', 'feed', 'config'],
  ],
  relevance,
};
