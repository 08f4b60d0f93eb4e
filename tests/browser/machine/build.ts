// Builds the harness as the site is built.
import { join } from 'node:path';
import { build } from 'vite';
import { siteSettings } from '../../../build/site-settings';
import { workerBuild } from '../../../build/workers';

const root = join(import.meta.dirname, 'harness');

export async function buildHarness(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [siteSettings()],
    resolve: { alias: { '@toolyard': join(root, '../../../../workers/runtime') } },
    worker: workerBuild,
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  });
}
