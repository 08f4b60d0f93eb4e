// A file of another kind: its tool names it at the input, with the tools that take it, until it is replaced.
import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

const INPUTS: readonly {
  readonly id: string;
  readonly label: string | RegExp;
  /** Gets to the input, if it isn't the first one. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly file: { readonly name: string; readonly buffer: Buffer };
  readonly kind: string;
  readonly offered: string;
}[] = [
  {
    id: 'json-formatter',
    label: 'Open a file',
    file: { name: 'photo.json', buffer: PNG },
    kind: 'PNG image',
    offered: 'Hash: Hash Generator',
  },
  {
    id: 'markdown-editor',
    label: 'Open a file',
    file: { name: 'photo.md', buffer: PNG },
    kind: 'PNG image',
    offered: 'Hash: Hash Generator',
  },
  {
    id: 'jwt-decoder',
    label: 'Open a file',
    file: { name: 'photo.png', buffer: PNG },
    kind: 'PNG image',
    offered: 'Hash: Hash Generator',
  },
  {
    id: 'qr-generator',
    label: 'Open an image',
    file: { name: 'data.png', buffer: Buffer.from('{"a": 1}') },
    kind: 'Valid JSON',
    offered: 'Format, check or repair: JSON Formatter',
    prepare: (page) => page.getByRole('radio', { name: 'Read' }).check(),
  },
  {
    id: 'mp4-to-mp3-converter',
    label: /^Choose a/,
    file: { name: 'data.mp4', buffer: Buffer.from('{}') },
    kind: 'Valid JSON',
    offered: 'Format, check or repair: JSON Formatter',
  },
];

for (const { id, label, prepare, file, kind, offered } of INPUTS)
  test(`${id} says what a file of another kind is, and leads to its tools`, async ({ page, axe }) => {
    const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: kind });
    const open = (file: { name: string; buffer: Buffer }) =>
      page.getByLabel(label, { exact: true }).setInputFiles({ ...file, mimeType: '' });
    await page.goto(`/tool/${id}`);
    await prepare?.(page);
    await open(file);
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByRole('alert'), 'no second error').toHaveCount(1);
    expect(await axe('main')).toEqual([]);
    await open({ name: file.name, buffer: Buffer.alloc(0) });
    await expect(refusal).toHaveCount(0);
    await open(file);
    await refusal.getByRole('button', { name: offered }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hash Generator|JSON Formatter/);
    await expect(page.getByText(file.name).first()).toBeVisible();
  });
