// The converter's silences on the waveform, and the screen that stays on during a run.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pausedSound, waveFile } from '../../unit/mp4-to-mp3-converter/paused-sound';
import { expect, test } from '../lib/test';
import { neverFreezes } from '../lib/thread-time';

/** Three silences, from 3 to 4.5 s, from 8 to 9.2 s and from 12 to 14 s, and one that is too short. */
const SOUND = pausedSound(
  [3, 1.5, 3.5, 1.2, 1, 0.5, 1.3, 2, 3],
  ['loud', 'pause', 'loud', 'murmur', 'loud', 'pause', 'loud', 'pause', 'loud'],
);

const cut = (page: Page, number: number) => page.getByRole('slider', { name: `Cut ${number}`, exact: true });
const cuts = (page: Page) => page.getByRole('slider', { name: /^Cut / });
const times = (page: Page) =>
  cuts(page).evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-valuetext')));
const position = (page: Page) => page.getByRole('slider', { name: 'Position' });
const waveform = (page: Page) => page.getByRole('group', { name: 'Waveform' });
const found = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function open(page: Page, folder: string) {
  const path = join(folder, 'talk.wav');
  await writeFile(path, Buffer.from(await waveFile(SOUND).arrayBuffer()));
  await page.goto('/tool/mp4-to-mp3-converter');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByLabel('Split into parts').selectOption('At silences');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByLabel(/^Choose /).setInputFiles(path);
  await expect(waveform(page)).toBeVisible();
}

async function drag(page: Page, mark: Locator, pixels: number) {
  const box = await mark.boundingBox();
  if (!box) throw new Error('The cut is not visible.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 3 });
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

test('silences are found, corrected by keyboard and by pointer, and become parts', async ({ page, folder, axe }) => {
  test.slow();
  await open(page, folder);
  await expect(found(page, '3 silences')).toBeVisible();
  expect(await times(page)).toEqual(['0:03.8', '0:08.6', '0:13']);
  expect(await axe('main')).toEqual([]);

  await test.step('settings change the places at once', async () => {
    await page.getByRole('slider', { name: 'Silence threshold' }).fill('-55');
    await expect(found(page, '2 silences')).toBeVisible();
    await page.getByRole('slider', { name: 'Silence threshold' }).fill('-40');
    await page.getByRole('slider', { name: 'Minimum silence' }).fill('0.4');
    // The cut in the fourth one would make a part shorter than two seconds.
    await expect(found(page, '4 silences')).toBeVisible();
    expect(await times(page)).toEqual(['0:03.8', '0:08.6', '0:13']);
    await page.getByRole('slider', { name: 'Minimum silence' }).fill('1');
    await expect(found(page, '3 silences')).toBeVisible();
  });

  await test.step('by keyboard', async () => {
    await cut(page, 2).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(cut(page, 2)).toHaveAttribute('aria-valuetext', '0:07.7');
    await page.keyboard.press('PageUp');
    // It stays before the next cut.
    await expect(cut(page, 2)).toHaveAttribute('aria-valuetext', '0:12.9');
    await page.keyboard.press('Delete');
    expect(await times(page)).toEqual(['0:03.8', '0:13']);
    await expect(cut(page, 2)).toBeFocused();
    await position(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    await page.getByRole('button', { name: 'Add a cut here' }).click();
    expect(await times(page)).toEqual(['0:03.8', '0:10', '0:13']);
    await expect(page.getByRole('button', { name: 'Remove this cut' })).toBeFocused();
  });

  await test.step('by pointer, also to the middle of a silence', async () => {
    const width = (await waveform(page).boundingBox())?.width ?? 0;
    const seconds = 17;
    await drag(page, cut(page, 2), (-1.3 / seconds) * width);
    await expect(cut(page, 2)).toHaveAttribute('aria-valuetext', '0:08.6');
    await page.getByLabel('Snap to silences').uncheck();
    await drag(page, cut(page, 2), (1 / seconds) * width);
    await expect(cut(page, 2)).toHaveAttribute('aria-valuetext', /^0:09\.[5-7]$/);
  });

  await test.step('with zoom, by keys and by buttons', async () => {
    const scrolled = () =>
      waveform(page)
        .locator('canvas')
        .evaluate((canvas) => canvas.parentElement?.getBoundingClientRect().width ?? 0);
    const whole = await scrolled();
    await cut(page, 2).focus();
    await page.keyboard.press('+');
    await expect.poll(scrolled).toBeCloseTo(2 * whole, -1);
    await expect(cut(page, 2)).toBeInViewport();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(scrolled).toBeGreaterThan(3 * whole);
    await cut(page, 2).focus();
    await page.keyboard.press('0');
    await expect.poll(scrolled).toBeCloseTo(whole, -1);
  });

  await test.step('the list has the same parts, and the conversion makes them', async () => {
    const list = page
      .getByRole('region', { name: 'Parts' })
      .or(page.getByLabel('Parts', { exact: true }))
      .first();
    await expect(list.getByRole('textbox', { name: 'Title of part 2' })).toBeVisible();
    await list.getByRole('textbox', { name: 'Title of part 2' }).fill('Second');
    await cut(page, 1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(list.getByRole('textbox', { name: 'Title of part 2' })).toHaveValue('Second');
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    await expect(page.getByText('Conversion complete!')).toBeVisible();
    for (const name of ['01 - Part 1.mp3', '02 - Second.mp3', '03 - Part 3.mp3', '04 - Part 4.mp3'])
      await expect(page.getByText(name)).toBeVisible();
  });
});

test('a cut is listened to, and the waveform fits a phone', async ({ page, folder }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, folder);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await cut(page, 1).focus();
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.muted = true;
  });
  await page.getByRole('button', { name: 'Listen from here' }).click();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(3.8);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Listen from here' })).toBeVisible();
});

test('the search for silences can be stopped and started again', async ({ page, folder }) => {
  await open(page, folder);
  const path = join(folder, 'other.wav');
  await writeFile(path, Buffer.from(await waveFile(pausedSound([600], ['loud'])).arrayBuffer()));
  await page.getByLabel(/^Choose /).setInputFiles(path);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Find silences' }).click();
  await expect(found(page, '0 silences')).toBeVisible();
});

// Three hours were tried by hand, with 900 silences in 346 MB.
test('half an hour with 150 silences never freezes the page', async ({ page, folder }) => {
  test.slow();
  const block = pausedSound([10.5, 1.5], ['loud', 'pause']);
  const path = join(folder, 'long.wav');
  await writeFile(path, waveFile(block, 'long.wav', 150).stream());
  const prepare = () => open(page, folder);
  const use = async () => {
    await page.getByLabel(/^Choose /).setInputFiles(path);
    await expect(found(page, '150 silences')).toBeVisible();
    const threshold = page.getByRole('slider', { name: 'Silence threshold' });
    await threshold.focus();
    for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Zoom in to move cuts')).toBeVisible();
    await expect(cuts(page)).toHaveCount(0);
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
    const middle = await cuts(page).count();
    await cuts(page)
      .nth(middle >> 1)
      .focus();
    for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight');
    await drag(page, page.locator('[role=slider]:focus'), 40);
    const scroller = waveform(page).locator('> div').first();
    for (let i = 0; i < 10; i++) await scroller.evaluate((element, x) => element.scrollTo({ left: x * 300 }), i);
    await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(cut(page, 149)).toBeVisible();
    await expect(cut(page, 1)).toHaveCount(0);
  };
  await neverFreezes(page, prepare, use);
});

interface RecordedLocks {
  readonly locks: readonly { readonly released: boolean }[];
}

test('the screen stays on while a conversion runs, and again on return', async ({ page, folder }) => {
  await page.addInitScript(() => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    Object.assign(globalThis, { locks });
    const request = () => {
      const lock = {
        released: false,
        release() {
          lock.released = true;
          return Promise.resolve();
        },
      };
      locks.push(lock);
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const held = () =>
    page.evaluate(() => (globalThis as unknown as RecordedLocks).locks.map(({ released }) => !released));
  /** As a browser does when the page is hidden and shown again. */
  const comeBack = () =>
    page.evaluate(() => {
      for (const lock of (globalThis as unknown as { locks: { released: boolean }[] }).locks) lock.released = true;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const path = join(folder, 'long.wav');
  await writeFile(path, Buffer.from(await waveFile(pausedSound([900], ['loud'])).arrayBuffer()));
  await page.goto('/tool/mp4-to-mp3-converter');
  await page.getByLabel(/^Choose /).setInputFiles(path);
  await expect(page.getByLabel('What is in the file')).toContainText(/Known|Audio/);
  expect(await held()).toEqual([]);
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect.poll(held).toEqual([true]);
  await comeBack();
  await expect.poll(held).toEqual([false, true]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(held).toEqual([false, false]);
  await comeBack();
  expect(await held()).toEqual([false, false]);
});
