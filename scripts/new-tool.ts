// `npm run new-tool ID` writes the files that a new tool must have. CONTRIBUTING.md says what each is for.
import { join } from 'node:path';
import { writeTool } from './write-tool';

try {
  const paths = await writeTool(join(import.meta.dirname, '..'), process.argv[2] ?? '');
  console.log([...paths, '', 'Each TODO in them is to be written. Then run npm test.'].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
