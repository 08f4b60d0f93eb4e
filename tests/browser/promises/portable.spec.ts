// The portable copy with its small server: a page of it opens and works, and asks for nothing elsewhere.
import { join } from 'node:path';
import { serveCopy, unpackCopy } from '../../server/portable-copy';
import { toolCases } from '../../tools/cases';
import { freshTest as base } from '../lib/test';
import { openTool, useTool } from '../lib/tool-page';

const dist = join(import.meta.dirname, '../../../dist');

const test = base.extend({
  baseURL: async ({ folder }, use) => {
    const { copy } = await unpackCopy(dist, folder);
    const { url, stop } = await serveCopy(copy, process.execPath, 'serve.mjs');
    await use(url);
    stop();
  },
});

for (const id of ['hash-generator', 'mp4-to-mp3-converter']) {
  test(`${id} works in the portable copy, and asks for nothing elsewhere`, async ({ page, folder }) => {
    const tool = toolCases[id];
    if (!tool) throw new Error('There is no such tool.');
    await openTool(page, id, tool);
    await useTool(page, tool, folder);
  });
}
