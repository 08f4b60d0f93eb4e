// The converter with the real engine, on real files, on the built site.
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CASES, isRefusal, MIN_SNR, TAGS, titleOf, type MediaCase, type Success } from '../fixtures/media/cases';
import { compare } from '../fixtures/media/compare';
import { signal } from '../fixtures/media/signal';
import { longVideo } from '../tools/files';
import { loopedVideo } from '../tools/looped-video';
import { decodeAudio } from './decode-audio';
import { expect, test } from './test';

const fixture = (name: string) => join(import.meta.dirname, '../fixtures/media', name);

const convertButton = (page: Page) => page.getByRole('button', { name: /^(Convert|Converting\.\.\.)$/ });
const download = (page: Page) => page.getByRole('link', { name: 'Download MP3' });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function open(page: Page) {
  await page.goto('/tool/mp4-to-mp3-converter');
  await expect(convertButton(page)).toBeVisible();
}

async function convert(page: Page, path: string) {
  await page.getByLabel(/^Choose /).setInputFiles(path);
  await convertButton(page).click();
}

async function setOptions(page: Page, options: MediaCase['options'] = {}) {
  const { bitRate, channels, start, end, copyMp3 } = options;
  if (Object.keys(options).length === 0) return;
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  if (bitRate) await page.getByRole('radio', { name: bitRate === 'vbr' ? /VBR/ : `${bitRate} kbps` }).check();
  if (channels) await page.getByRole('radio', { name: channels === 'mono' ? 'Mono' : 'Stereo' }).check();
  if (start !== undefined) await page.getByLabel('Start').fill(String(start));
  if (end !== undefined) await page.getByLabel('End').fill(String(end));
  if (copyMp3 === false) await page.getByLabel(/existing MP3/).uncheck();
}

async function saved(page: Page): Promise<string> {
  const [event] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
  return event.path();
}

/** The browser's decoder leaves the encoder's lead-in (529 + 576 samples) where it is. */
const LEAD_IN = 1105;

/** Samples of an MP3 frame: what a decoder may add at the end. */
const FRAME = 1152;

async function expectSound(page: Page, path: string, expected: Success) {
  const { channels } = await decodeAudio(page, path, expected.sampleRate);
  expect(channels).toHaveLength(expected.channels);
  const seconds = (channels[0]?.length ?? 0) / expected.sampleRate;
  expect(seconds).toBeGreaterThan(expected.seconds - 0.06);
  expect(seconds).toBeLessThan(expected.seconds + 0.06 + (LEAD_IN + 2 * FRAME) / expected.sampleRate);
  if (!expected.sound) return;
  const { layout, from = 0, lag = 0 } = expected.sound;
  const wanted = signal(layout, expected.sampleRate, from, expected.seconds - 0.1);
  for (const [index, channel] of channels.entries()) {
    const likenesses = [lag, lag + LEAD_IN].map((shift) =>
      compare(wanted[index] ?? new Float32Array(), channel, expected.sampleRate, shift),
    );
    expect(Math.max(...likenesses.map(({ snr }) => snr))).toBeGreaterThan(MIN_SNR);
  }
}

// The kernel's own tests go through all cases with the same core; here is one of each kind, through page, worker and engine.
const CHOSEN = [
  'aac-faststart.mp4',
  'aac-moov-at-end.mp4',
  'aac-fragmented.mp4',
  'aac.mov',
  'mp3-in-mp4.mp4',
  'ac3.mp4',
  'alac.m4a',
  'opus.mp4',
  'opus.webm',
  'truncated.mp4',
  'damaged.mp4',
  'truncated-no-moov.mp4',
  'no-audio.mp4',
  'picture.mp4',
  'random.mp4',
  'empty.mp4',
];
const cases = CASES.filter(({ file, options }) => CHOSEN.includes(file) && !options);
const withOptions = CASES.filter(
  ({ file, options, expected }) => file === 'aac-faststart.mp4' && options && !isRefusal(expected),
);

async function expectOutcome(page: Page, { file, expected }: MediaCase) {
  if (isRefusal(expected)) {
    await expect(page.getByRole('alert').filter({ hasText: expected.message }).first()).toBeVisible();
    await expect(toast(page, 'Conversion failed')).toBeVisible();
    await expect(download(page)).toHaveCount(0);
    return;
  }
  await expect(download(page)).toBeVisible();
  await expect(download(page)).toHaveAttribute('download', file.replace(/\.[^.]+$/, '.mp3'));
  await expect(toast(page, 'Conversion complete!')).toBeVisible();
  if (expected.warning) await expect(page.getByText(expected.warning)).toBeVisible();
  if (expected.note) await expect(page.getByText(expected.note)).toBeVisible();
  await expectSound(page, await saved(page), expected);
}

// As a visitor has it who has several: one after another on the page as it stands, with an engine that stays.
test('file after file is converted, or refused in words', async ({ page }) => {
  test.slow();
  await open(page);
  for (const media of cases) {
    await test.step(titleOf(media), async () => {
      await convert(page, fixture(media.file));
      await expectOutcome(page, media);
    });
  }
});

test.describe('a file', () => {
  for (const media of withOptions) {
    test(titleOf(media), async ({ page }) => {
      await open(page);
      await setOptions(page, media.options);
      await convert(page, fixture(media.file));
      await expectOutcome(page, media);
    });
  }
});

test('several segments, encoded at the same time, sound like one piece', async ({ page, folder }) => {
  const path = join(folder, 'looped.mp4');
  const times = 31; // a minute is two segments
  await writeFile(path, await loopedVideo(fixture('aac-moov-at-end.mp4'), times));
  const engines: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/engines/')) engines.push(request.url());
  });
  await open(page);
  // Browsers that are built without licensed codecs cannot decode AAC, and go on with FFmpeg.
  const decodesAac = await page.evaluate(async () => {
    const config = { codec: 'mp4a.40.2', sampleRate: 44_100, numberOfChannels: 2 };
    return (await AudioDecoder.isConfigSupported(config)).supported;
  });
  const results: (readonly Float32Array[])[] = [];
  for (const onlyFfmpeg of [false, true]) {
    if (onlyFfmpeg) {
      await page.getByRole('button', { name: 'Options', exact: true }).click();
      await page.getByLabel('Always use FFmpeg').check();
    }
    await convert(page, path);
    const engine = onlyFfmpeg || !decodesAac ? 'with FFmpeg' : 'with your browser’s decoder and LAME';
    await expect(page.getByText(`Converted ${engine}`)).toBeVisible({ timeout: 50_000 });
    if (!onlyFfmpeg && decodesAac) expect(engines).toEqual([]);
    results.push((await decodeAudio(page, await saved(page), 44_100)).channels);
    await page.getByRole('button', { name: 'Clear' }).click();
  }
  const [ours = [], ffmpegs = []] = results;
  const [left = new Float32Array(), other = new Float32Array()] = [ours[0], ffmpegs[0]];
  // Second by second the same sound at the same place.
  for (let at = 0; at + 44_100 < Math.min(left.length, other.length); at += 44_100) {
    const { snr, lag } = compare(other.subarray(at, at + 44_100), left.subarray(at, at + 44_100), 44_100);
    expect({ at, lag }).toEqual({ at, lag: 0 });
    expect(snr).toBeGreaterThan(MIN_SNR);
  }
  expect(Math.abs(left.length - other.length)).toBeLessThanOrEqual(FRAME);
});

test('the file is described before it is converted, and its AAC can be taken out as it is', async ({ page }) => {
  await open(page);
  await page.getByLabel(/^Choose /).setInputFiles(fixture('aac-faststart.mp4'));
  const facts = page.getByLabel('What is in the file');
  await expect(facts).toContainText(/AudioAAC stereo at 44.1 kHz, \d+ kbps, 0:02, in MP4/);
  await expect(facts).toContainText('ResultMP3, about 48 KB, 0:02');
  await expect(facts).toContainText(/Engine(Your browser’s decoder and LAME|FFmpeg .* can’t decode)/);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('radio', { name: 'M4A, no re-encoding' }).check();
  await expect(facts).toContainText(/ResultM4A, copied without re-encoding, about [\d.]+ KB, 0:02EngineNone needed/);
  await expect(page.getByLabel('Faster, lower quality')).toHaveCount(0);
  await convertButton(page).click();
  const link = page.getByRole('link', { name: 'Download M4A' });
  await expect(link).toHaveAttribute('download', 'aac-faststart.m4a');
  const player = page.locator('audio');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(2, 2);

  await page.getByLabel(/^Choose /).setInputFiles(fixture('opus.webm'));
  await expect(page.getByText(/is Opus, not AAC, so it can’t be extracted/)).toBeVisible();
  await page.getByRole('radio', { name: 'MP3', exact: true }).check();
  await expect(facts).toContainText(
    /AudioOpus stereo at 48 kHz.* in WebM or Matroska.*EngineFFmpeg \(2 MB, loaded once\)/,
  );
  await page.getByLabel(/^Choose /).setInputFiles(fixture('random.mp4'));
  await expect(facts).toContainText('Known once the conversion starts');
});

test('tags and cover reach the MP3', async ({ page }) => {
  await open(page);
  await convert(page, fixture('tags-and-cover.m4a'));
  const mp3 = await readFile(await saved(page));
  expect(mp3.subarray(0, 3).toString('latin1')).toBe('ID3');
  const tag = mp3.subarray(0, 10 + mp3.readUInt32BE(6));
  // ID3v2.3 writes text beyond Latin-1 as UTF-16 with a byte order mark.
  for (const text of Object.values(TAGS)) {
    const isThere = [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le')].some((bytes) => tag.includes(bytes));
    expect(isThere, text).toBe(true);
  }
  expect(tag.includes('APIC')).toBe(true);
});

test('the result plays in the page before it is downloaded', async ({ page }) => {
  await open(page);
  await convert(page, fixture('aac-faststart.mp4'));
  const audio = page.locator('audio');
  await expect(audio).toBeVisible();
  await audio.evaluate(async (element: HTMLAudioElement) => {
    element.muted = true;
    await element.play();
  });
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.1);
});

test('a file of another kind and Convert without a file are refused in words', async ({ page }) => {
  await open(page);
  await convertButton(page).click();
  await expect(toast(page, 'No file selected')).toBeVisible();
  await page.getByLabel('Choose an MP4 file').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no video'),
  });
  await expect(toast(page, 'Invalid file type')).toContainText('Please select an MP4 video file.');
  await expect(page.getByText('notes.txt')).toHaveCount(0);
});

test('Clear removes the file and the result', async ({ page }) => {
  await open(page);
  await convert(page, fixture('aac-faststart.mp4'));
  await expect(download(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(download(page)).toHaveCount(0);
  await expect(page.getByText('Choose an MP4 file')).toBeVisible();
});

test('an invalid time is explained at its field', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  const start = page.getByRole('textbox', { name: 'Start' });
  await start.fill('1:75');
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  await expect(start).toHaveAccessibleDescription(/Minutes and seconds after a colon go up to 59/);
  await start.fill('soon');
  await expect(start).toHaveAccessibleDescription(/Invalid time\. Write seconds/);
  await page.getByLabel('Choose an MP4 file').setInputFiles(fixture('aac-faststart.mp4'));
  await convertButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Start or end is not a time.' })).toBeVisible();
  for (const time of ['0:01', '1,5', '1:02.5']) {
    await start.fill(time);
    await expect(start).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('a long conversion shows its progress', async ({ page, folder }) => {
  const path = join(folder, 'long.mp4');
  await longVideo(300)(path);
  await open(page);
  await convert(page, path);
  await expect(convertButton(page)).toHaveText('Converting...');
  await expect(page.getByRole('progressbar', { name: 'Converting' })).toBeVisible();
  await expect(page.getByText(/× speed/)).toBeVisible();
});

test('a file that is gone is explained in words', async ({ page, folder }) => {
  const path = join(folder, 'gone.mp4');
  await writeFile(path, await readFile(fixture('aac-faststart.mp4')));
  await open(page);
  await page.getByLabel('Choose an MP4 file').setInputFiles(path);
  await truncate(path, 100);
  await convertButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' }).first()).toBeVisible();
});
