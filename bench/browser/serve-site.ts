// The production build of today's sources behind our own server. Built apart from dist/, which others may be building.
import { join } from 'node:path';
import { createApp } from '../../server/app';
import { isFresh } from '../../server/build/stamp';
import { listen } from '../../server/listen';
import { command, root } from '../../tests/run/command';
import { BENCH_FOLDER } from '../inputs';

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

async function runOrThrow(words: readonly string[]) {
  if ((await command(words)) !== 0) throw new Error(`Failed: ${words.join(' ')}`);
}

/** The folder of the build. */
export async function builtSite(): Promise<string> {
  const folder = join(BENCH_FOLDER, 'site');
  if (!(await isFresh(root, folder))) {
    await runOrThrow(['tsx', 'wasm/build.ts']);
    await runOrThrow([
      'vite',
      'build',
      '--configLoader',
      'runner',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ]);
  }
  return folder;
}

export async function serveSite(): Promise<Served> {
  const server = await listen(createApp({ root: await builtSite() }), { host: 'localhost', port: 0 });
  return { url: server.url, close: () => server.close(500) };
}
