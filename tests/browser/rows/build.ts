// Builds the harness as the site is built, with the site's style sheet.
import tailwindcss from '@tailwindcss/vite';
import { join } from 'node:path';
import { build } from 'vite';

export async function buildHarness(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'harness'),
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  });
}
