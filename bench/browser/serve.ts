// The production build of the current sources on our own server, and the laboratory's page, built like the site.
import { join } from 'node:path';
import { type InlineConfig, build, preview } from 'vite';
import { createApp } from '../../server/app';
import { isFresh } from '../../build/stamp';
import { listen } from '../../server/listen';
import { command, root } from '../../tests/run/command';
import { BENCH_FOLDER } from '../inputs';

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

const BUILD = ['vite', 'build', '--configLoader', 'runner', '--emptyOutDir', '--logLevel', 'warn', '--outDir'];

async function runOrThrow(words: readonly string[]) {
  const { code } = await command(words, { print: (output) => process.stderr.write(output) });
  if (code !== 0) throw new Error(`“${words.join(' ')}” failed. Its messages are above.`);
}

async function findOrBuild(): Promise<string> {
  // dist/ is the output of `npm run build`. A new build goes to another folder, because someone may be testing the one in
  // dist/.
  const folders = [join(root, 'dist'), join(BENCH_FOLDER, 'site')] as const;
  for (const folder of folders) if (await isFresh(root, folder)) return folder;
  console.error('Building the site, because no build of these sources is there …');
  await runOrThrow(['tsx', 'wasm/build.ts']);
  await runOrThrow([...BUILD, folders[1]]);
  return folders[1];
}

let built: Promise<string> | undefined;

/** The folder of a build of the current sources, found or made once for each run of the benchmark. */
export const builtSite = (): Promise<string> => (built ??= findOrBuild());

export async function serveSite(): Promise<Served> {
  const server = await listen(createApp({ root: await builtSite() }), { host: 'localhost', port: 0 });
  return { url: server.url, close: () => server.close(500) };
}

const config: InlineConfig = {
  root: join(import.meta.dirname, '../lab'),
  configFile: false,
  logLevel: 'warn',
  worker: { format: 'es' },
  build: { outDir: join(BENCH_FOLDER, 'lab'), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  preview: { host: '127.0.0.1', port: 0 },
};

export async function serveLab(): Promise<Served> {
  await build(config);
  const server = await preview(config);
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The laboratory has no address');
  return { url, close: () => server.close() };
}
