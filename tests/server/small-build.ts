// A small build for the tests of verify, written to a folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBuildRecord } from '../../build/build-record';

export const COMMIT = '0123456789abcdef0123456789abcdef01234567';

export const SCRIPT = 'export const answer = 42;\n'.repeat(100);

const page = (title: string) =>
  `<!doctype html><title>${title}</title><script type="module" crossorigin src="/assets/index-abc.js"></script>`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'tools.html': page('Tools'),
  '404.html': '<!doctype html><title>Not Found</title>',
  'assets/index-abc.js': SCRIPT,
  'assets/compute/tool-abc.js': 'tool',
  'service-worker.js': 'service',
  _headers: 'for static hosts',
  _redirects: '/all /tools 301\n',
};

export async function writeRecord(dist: string, modified = false, settings: Readonly<Record<string, string>> = {}) {
  const version = { commit: COMMIT, modified, day: '2024-02-29' };
  const env = { VITE_SITE_NAME: 'Toolyard', MODE: 'production', ...settings };
  await writeBuildRecord({ root: join(import.meta.dirname, '../..'), dist, version, env });
}

export async function writeBuild(dist: string) {
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(dist, name, '..'), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  await writeRecord(dist);
}
