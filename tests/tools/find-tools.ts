// The catalog for programs in Node that Vite doesn't transform: browser tests and the benchmark.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inSidebarOrder, type ToolDefinition } from '../../src/tool-kit/define-tool';

const FOLDER = join(import.meta.dirname, '../../src/tools');

/** In the order of src/tools/index.ts. */
export async function findTools(): Promise<readonly ToolDefinition[]> {
  const files = readdirSync(FOLDER).map((name) => join(FOLDER, name, 'tool.ts'));
  const modules = files.filter((file) => existsSync(file)).map((file) => import(pathToFileURL(file).href));
  return inSidebarOrder(((await Promise.all(modules)) as { tool: ToolDefinition }[]).map(({ tool }) => tool));
}
