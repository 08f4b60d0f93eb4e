import { FileCode2 } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: FileCode2,
  keywords: [
    ...['json', 'yaml', 'yml', 'convert', 'json to yaml', 'yaml to json', 'config', 'kubernetes', 'docker compose'],
    ...['openapi', 'anchors', 'merge keys', 'jsonl', 'ndjson'],
  ],
};
