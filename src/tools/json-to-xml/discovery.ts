import { FileCode } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: FileCode,
  keywords: [
    ...['json', 'xml', 'convert', 'json to xml', 'xml to json', 'parse', 'attributes', 'jsonml', 'lossless'],
    ...['soap', 'rss', 'feed', 'config'],
  ],
};
