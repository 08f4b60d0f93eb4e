// What the service worker is told to keep, and what the site shows of itself elsewhere.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { tools } from '../../src/tools/index';
import { ENGINE_PATH, ENGINE_SCRIPT } from '../../workers/contract/engine-url';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

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

  test('every page but that of confirmation mails, every script and every style, and what each page starts with', () => {
    const needed = built.filter(
      (file) => /\.html$|^assets\/.*\.(?:js|css|woff2)$/.test(file) && file !== 'confirm-subscription.html',
    );
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

  // Every visitor downloads it. A tool without large libraries adds about 30 KiB: its worker, its page and its screen.
  test('no more than 1.1 MiB and 31 KiB for each tool, as it is sent', () => {
    const bytes = files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(1.1 * 2 ** 20 + 31 * 1024 * tools.length);
  });
});

/** Width and height of a PNG, https://www.w3.org/TR/png-3/#11IHDR */
function sizeOf(file: string): string {
  const bytes = read(file);
  expect(bytes.toString('latin1', 1, 4), file).toBe('PNG');
  expect(bytes.length, file).toBeLessThanOrEqual(100_000);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the web manifest', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Readonly<Record<string, unknown>>;
  const icons = manifest.icons as readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];

  test('has what a browser asks for before it installs a site', () => {
    expect(manifest).toMatchObject({ short_name: 'Toolyard', start_url: '/', display: 'standalone' });
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  test('has icons of the sizes that it says', () => {
    for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== 'any')) expect(sizeOf(src), src).toBe(sizes);
    expect(built).toContain('favicon.svg');
    expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
  });

  test('has screenshots of the sizes that it says, for wide and narrow screens', () => {
    const screenshots = manifest.screenshots as readonly {
      readonly src: string;
      readonly sizes: string;
      readonly form_factor: string;
    }[];
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
    for (const { src, sizes } of screenshots) expect(sizeOf(src), src).toBe(sizes);
  });

  test('has shortcuts to tools, and ways in for what is shared and opened', () => {
    const { shortcuts, share_target, file_handlers } = manifest as {
      readonly shortcuts: readonly { readonly url: string }[];
      readonly share_target: { readonly method: string; readonly enctype: string };
      readonly file_handlers: readonly {
        readonly action: string;
        readonly accept: Readonly<Record<string, unknown>>;
      }[];
    };
    expect(shortcuts).toHaveLength(4);
    for (const { url } of shortcuts) expect(built).toContain(`${url.slice(1)}.html`);
    // Anything else would put what is shared into an address.
    expect(share_target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });
    expect(file_handlers.map(({ action }) => action)).toEqual(['/']);
  });

  test("has the page's own colors", () => {
    const tokens = readFileSync(join(root, 'src/ui/tokens.css'), 'utf8');
    const [, page] = /--page: (#[0-9a-f]{6});/.exec(tokens) ?? [];
    expect(manifest).toMatchObject({ theme_color: page, background_color: page });
  });
});

test.each(['index.html', ...built.filter((file) => /^tool\/.*\.html$/.test(file))])(
  'the social card of %s is as large as it says',
  (file) => {
    const html = read(file).toString();
    const meta = (name: string) => new RegExp(`property="og:${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    // A tool's second address has the card of its first.
    expect(meta('image')).toMatch(/^https?:\/\/[^/]+\/(?:social-card|cards\/[a-z0-9-]+)\.png$/);
    expect(sizeOf(new URL(meta('image')).pathname.slice(1))).toBe(`${meta('image:width')}x${meta('image:height')}`);
    expect(meta('image:alt')).toMatch(/^Toolyard: ./);
  },
);
