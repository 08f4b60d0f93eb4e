// The service worker's list of cached files, and the web manifest.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { tools } from '../../src/tools/index';
import { ENGINE_PATH, ENGINE_SCRIPT } from '../../workers/contract/media/engine-url';
import { scriptOf, sourcesOf } from './chunks';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** Its run has the libraries of other sites. */
const benchmark = ['page.tsx', 'results.tsx', 'run.ts'].map((source) => scriptOf(`src/pages/benchmark/${source}`));

const read = (file: string) => readFileSync(join(dist, file));

const built = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));

/** "tools.html" is asked for as "/tools". */
const fileOf = (url: string) =>
  [url.slice(1), `${url.slice(1)}.html`, 'index.html'].find((file) => built.includes(file)) ?? url;

/**
 * What the offline copy may have beyond the tools and the pages. A tool without large libraries adds about 30 KiB: its worker, its messages, its page
 * and its screen. A page has the digests of all modules, which no compression makes smaller, and its policies for scripts.
 */
const MEBIBYTES = {
  'what tools share': 1.41,
  'the reader of QR codes, in WebAssembly': 0.53,
  Mediabunny: 0.08,
  'RE2JS and the metaschemas of JSON Schema': 0.1,
  'RE2JS of the regex tester': 0.09,
  'a second worker of the Diff Checker, with the JSON machine': 0.06,
  'sorting tables, and conditions on CSV': 0.03,
  'the view of a whole file': 0.02,
  'Identify: the kernels of nine tools, and a library for certificates': 0.22,
  'zlib of the Gzip Compressor and of Identify': 0.03,
  'MP4 to MP3: parts, the waveform and tags': 0.07,
  'receipts: each worker can write a result twice': 0.02,
  'the XML machine in two workers': 0.02,
};

describe('the service worker keeps', () => {
  const entries = read('service-worker.js')
    .toString()
    .matchAll(/\[["'`](\/[^"'`]*)["'`],["'`]([\w+/]{43}=)["'`]\]/g);
  const known = Array.from(entries, ([, url = '', digest = '']) => ({ file: fileOf(url), digest }));
  const files = known.map(({ file }) => file).filter((file) => !file.startsWith('engines/'));

  test('every page and script but those of confirmation mails, of the benchmark, for unknown addresses and for frames, every style, and what each page starts with', () => {
    const needed = built.filter(
      (file) =>
        /^(?!(?:assets\/)?embed\/).*\.html$|^assets\/(?!embed\/).*\.(?:js|css|woff2)$/.test(file) &&
        !['404.html', 'benchmark.html', 'confirm-subscription.html', ...benchmark].includes(file),
    );
    expect(benchmark.flatMap(sourcesOf).join()).toContain('node_modules/crypto-js/');
    const started = [
      ...read('index.html')
        .toString()
        .matchAll(/ (?:src|href)="\/([\w.-]+\.(?:js|svg|webmanifest))"/g),
    ];
    expect(started.map(([, file]) => file)).toContain('early.js');
    expect([...files].sort()).toEqual([...needed, ...started.map(([, file]) => file)].sort());
  });

  test('each by the digest of its content, the engine too', () => {
    expect(known.map(({ file }) => file)).toContain(`${ENGINE_PATH.slice(1)}/${ENGINE_SCRIPT}`);
    const digestOf = (file: string) => createHash('sha256').update(read(file)).digest('base64');
    expect(known).toEqual(known.map(({ file }) => ({ file, digest: digestOf(file) })));
  });

  test('no more than it needs, as it is sent: every visitor downloads it', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    const bytes = files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
    const mebibytes = Object.values(MEBIBYTES).reduce((sum, part) => sum + part, 0);
    expect(bytes).toBeLessThanOrEqual(mebibytes * 2 ** 20 + 35 * 1024 * tools.length + 14 * 1024 * pages.length);
  });
});
