// Taps from the home page to the copied result on a phone: at most four, each on something in view without scrolling.
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { answerForRates, expect, test } from '../lib/test';

const MOST_TAPS = 4;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('textbox').first();
const bar = (page: Page) => page.locator('[data-run-bar]');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first();
const suggestion = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Suggested tools' }).getByRole('button', { name });
const chip = (page: Page, name: string) => main(page).getByRole('navigation').getByRole('link', { name });

/** Text, or the type of anything else. */
const onClipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const type = item?.types.find((type) => type.startsWith('image/')) ?? 'text/plain';
    return type === 'text/plain' ? navigator.clipboard.readText() : type;
  });

interface Visit {
  readonly page: Page;
  /** Taps an element, which must be in view, or its label. */
  readonly tap: (target: Locator) => Promise<void>;
  /** Taps the field, and types. */
  readonly type: (text: string) => Promise<void>;
  /** Taps what opens the system's dialog, and chooses the file. */
  readonly choose: (target: Locator, file: ChosenFile) => Promise<void>;
}

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The beginning of a JPEG, and what is in its place of the pixels. */
const photo = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(3_000_000, 7)]),
};
const video = {
  name: 'video.mp4',
  mimeType: 'video/mp4',
  buffer: await readFile(join(import.meta.dirname, '../../fixtures/media/aac-faststart.mp4')),
};

interface Way {
  /** On the clipboard of the phone before the visit. */
  readonly copied?: string;
  readonly go: (visit: Visit) => Promise<void>;
  /** On the clipboard at the end. By default, a file was saved. */
  readonly result?: string | RegExp;
}

const WAYS: Readonly<Record<string, Way>> = {
  'a password': {
    async go({ page, tap }) {
      await tap(chip(page, 'Password Generator'));
      await tap(bar(page).getByRole('button', { name: /^Generate/ }));
      await tap(bar(page).getByRole('button', { name: /^Copy/ }));
    },
    result: /^\S{12,}$/,
  },
  'Base64, decoded': {
    copied: 'SGVsbG8sIHdvcmxkIQ==',
    async go({ page, tap }) {
      await tap(button(page, 'Paste'));
      await tap(button(page, 'Copy: Decoded'));
    },
    result: 'Hello, world!',
  },
  'an amount in another unit': {
    async go({ page, tap, type }) {
      await type('5 mi in km');
      await tap(button(page, 'Copy: 5 mi'));
    },
    result: '8.04672 km',
  },
  'a UUID': {
    async go({ page, tap, type }) {
      await type('uuid');
      await tap(suggestion(page, /UUID Generator/));
      await tap(bar(page).getByRole('button', { name: /^Generate/ }));
      await tap(bar(page).getByRole('button', { name: /^Copy/ }));
    },
    result: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/m,
  },
  'a QR code': {
    async go({ page, tap, type }) {
      await tap(chip(page, 'QR Code Generator'));
      await type('https://example.org');
      await tap(bar(page).getByRole('button', { name: /^Generate/ }));
      await tap(button(page, 'Copy Image'));
    },
    result: 'image/png',
  },
  'the hash of a photo': {
    async go({ page, tap, choose }) {
      await choose(main(page).getByText('Open files'), photo);
      await tap(button(page, 'Copy: SHA-256'));
    },
    result: createHash('sha256').update(photo.buffer).digest('hex'),
  },
  'the sound of a video': {
    async go({ page, tap, choose }) {
      await choose(main(page).getByText('Open files'), video);
      await tap(suggestion(page, /MP4 to MP3/));
      await tap(bar(page).getByRole('button', { name: /^Convert/ }));
      await tap(
        bar(page)
          .getByRole('link', { name: /Download/ })
          .or(bar(page).getByRole('button', { name: /Download/ })),
      );
    },
  },
  'a word count': {
    copied: 'One two three. Four five.',
    async go({ page, tap }) {
      await tap(button(page, 'Paste'));
      await tap(suggestion(page, /Word Counter/));
      await tap(button(page, 'Copy Report'));
    },
    result: /Words:?\s*5/,
  },
  'formatted JSON': {
    copied: '{"a":[1]}',
    async go({ page, tap }) {
      await tap(button(page, 'Paste'));
      await tap(button(page, 'Copy: Formatted'));
    },
    result: '{\n  "a": [\n    1\n  ]\n}',
  },
  'a text in title case': {
    copied: 'the old man and the sea',
    async go({ page, tap }) {
      await tap(button(page, 'Paste'));
      await tap(suggestion(page, /Text Case Converter/));
      await tap(button(page, /^Copy.*Title Case/));
    },
    result: /^The Old Man/,
  },
  'a sum in another currency': {
    async go({ page, tap, type }) {
      await type('100 USD in EUR');
      await tap(suggestion(page, /Currency Converter/));
      await tap(button(page, /^Copy/));
    },
    result: '85.17 EUR',
  },
};

for (const [title, { copied, go, result }] of Object.entries(WAYS))
  test(`${title} takes at most ${String(MOST_TAPS)} taps and no scrolling @phone-only`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await answerForRates(page);
    await page.setViewportSize({ width: 375, height: 740 });
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
    await page.goto('/');
    if (copied !== undefined) await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    let taps = 0;
    const tap = async (target: Locator) => {
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.click();
      taps++;
    };
    const saved = result === undefined ? page.waitForEvent('download') : undefined;
    await go({
      page,
      tap,
      async type(text) {
        await tap(field(page));
        await page.keyboard.type(text);
      },
      async choose(target, file) {
        const dialog = page.waitForEvent('filechooser');
        await tap(target);
        await (await dialog).setFiles(file);
      },
    });
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    if (result === undefined) expect((await (await saved)?.path()) ?? '').not.toBe('');
    else await expect.poll(() => onClipboard(page)).toMatch(result);
  });
