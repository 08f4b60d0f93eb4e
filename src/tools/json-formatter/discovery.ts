import { Braces } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Braces,
  keywords: [
    ...['json', 'beautify', 'pretty print', 'prettify', 'minify', 'validate', 'lint', 'indent', 'compact'],
    ...['ndjson', 'json lines', 'jsonl', 'sort keys', 'repair', 'tree', 'viewer'],
  ],
};
