// The portable copy with its small server: a page of it opens and works, and asks for nothing elsewhere.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portableFiles, portableZip } from '../../../build/portable/portable';
import { toolCases } from '../../tools/cases';
import { freshTest as base } from '../lib/test';
import { openTool, useTool } from '../lib/tool-page';

const dist = join(import.meta.dirname, '../../../dist');

const test = base.extend({
  baseURL: async ({ folder }, use) => {
    writeFileSync(join(folder, 'portable.zip'), portableZip(await portableFiles(dist)));
    execFileSync('python3', ['-m', 'zipfile', '-e', 'portable.zip', '.'], { cwd: folder });
    const server = spawn(process.execPath, ['serve.mjs', '0'], { cwd: join(folder, 'toolyard') });
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    await use(String(said).trim());
    server.kill('SIGKILL');
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
