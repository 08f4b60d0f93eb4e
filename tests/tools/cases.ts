// Finds the file of each tool in `cases/`. The browser tests, the tests of other engines and the benchmark use these cases.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ToolCase } from './case';

const FOLDER = join(import.meta.dirname, 'cases');

async function findCase(file: string): Promise<readonly [string, ToolCase]> {
  const module = (await import(pathToFileURL(join(FOLDER, file)).href)) as { toolCase: ToolCase };
  return [basename(file, '.ts'), module.toolCase];
}

/** How each tool is used and what the result must be, by the tool’s ID. */
export const toolCases: Readonly<Record<string, ToolCase>> = Object.fromEntries(
  await Promise.all(readdirSync(FOLDER).map(findCase)),
);
