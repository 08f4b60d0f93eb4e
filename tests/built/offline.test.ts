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

  // Every visitor downloads it. A tool without large libraries adds about 30 KiB: its worker, its messages, its page and its screen. The reader of
  // QR codes is a library in WebAssembly, and Mediabunny reads media files. JSON Schema has RE2JS, a reader
  // of patterns, and the metaschemas. The regex tester has RE2JS as well. The Diff Checker has a second worker with the JSON machine. Identify’s worker
  // has the kernels of eight tools, whose steps it opens layers with, and a library for certificates. It and the Gzip Compressor have Pako’s zlib. The
  // MP4 to MP3 Converter's two workers read chapters, lists of parts, and the tags of all containers. The workers of the XML Formatter and Identify
  // have the XML machine. For receipts, each worker can write a result twice, and the page about the command line has their options. Each page has
  // the digests of all modules, which no compression makes smaller, and its policies for scripts. The command line's page holds the reference of
  // all options.
  test('no more than 1.41 MiB, 35 KiB for each tool, 0.53 MiB for the QR reader, 0.08 MiB for Mediabunny, 0.1 MiB for the patterns and metaschemas of JSON Schema, 0.06 MiB for comparing JSON, 0.09 MiB for RE2, 0.03 MiB for sorting tables and conditions on CSV, 0.02 MiB for the view of a whole file, 0.2 MiB for the layers of Identify, 0.03 MiB for zlib, 0.03 MiB for the parts of an MP3, 0.02 MiB for its waveform, 0.02 MiB for tags, 0.02 MiB for receipts, 0.02 MiB for the XML machine, and 14 KiB of digests and policies for each page, as it is sent', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    const bytes = files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(2.66 * 2 ** 20 + 35 * 1024 * tools.length + 14 * 1024 * pages.length);
  });
});
