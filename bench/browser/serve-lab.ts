// Builds the laboratory's page as the site itself is built, and serves it.
import { join } from 'node:path';
import { build, preview, type InlineConfig } from 'vite';
import { BENCH_FOLDER } from '../inputs';
import type { Served } from './serve-site';

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
