// Writes the files that a new tool must have.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toolFiles } from './tool-files';

const ID = /^[a-z]+(?:-[a-z0-9]+)+$/;

/** After the tools that the last group of the sidebar has. */
async function nextPlace(root: string): Promise<number> {
  const folder = join(root, 'src/tools');
  const tools = (await readdir(folder)).map((id) => join(folder, id, 'tool.ts')).filter((file) => existsSync(file));
  const texts = await Promise.all(tools.map((file) => readFile(file, 'utf8')));
  return texts.filter((text) => text.includes("group: 'Utilities'")).length + 1;
}

/** Returns the paths of the files. Throws an error in words. */
export async function writeTool(root: string, id: string): Promise<readonly string[]> {
  if (!ID.test(id))
    throw new Error('An id has at least two words in lowercase, with hyphens: npm run new-tool line-sorter');
  const files = toolFiles({ id, place: await nextPlace(root) });
  const taken = [...files.keys()].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} is already there. Choose another id.`);
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return [...files.keys()];
}
