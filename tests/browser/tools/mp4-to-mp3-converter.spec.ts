// The converter with the real engine, on real files, on the built site.
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CASES, isRefusal, MIN_SNR, titleOf, type MediaCase, type Success } from '../../fixtures/media/cases';
import { compare } from '../../fixtures/media/compare';
import { signal } from '../../fixtures/media/signal';
import { loopedVideo } from '../../tools/looped-video';
import { MEDIA_SAMPLES, sampleFile } from '../../unit/mp4-to-mp3-converter/fast/media-files';
import { HANDED_OVER } from '../../unit/mp4-to-mp3-converter/handed-over';
import { ffprobe } from '../../unit/mp4-to-mp3-converter/run';
import { decodeAudio } from '../lib/decode-audio';
import { expect, test } from '../lib/test';

type Options = NonNullable<MediaCase['options']>;

const fixture = (name: string) => join(import.meta.dirname, '../../fixtures/media', name);

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

async function setOptions(page: Page, { bitRate, channels, start, end, copyMp3 }: Options) {
  if (bitRate) await page.getByRole('radio', { name: bitRate === 'vbr' ? /VBR/ : `${bitRate} kbps` }).check();
  if (channels) await page.getByRole('radio', { name: channels === 'mono' ? 'Mono' : 'Stereo' }).check();
  if (start !== undefined) await page.getByRole('textbox', { name: 'Start' }).fill(String(start));
  if (end !== undefined) await page.getByRole('textbox', { name: 'End' }).fill(String(end));
  if (copyMp3 === false) await page.getByLabel(/existing MP3/).uncheck();
}

async function saved(page: Page): Promise<string> {
  const [event] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
  return event.path();
}

/** The browser's decoder leaves the encoder's lead-in (529 + 576 samples) where it is. */
const LEAD_IN = 1105;

/** Samples of an MP3 frame: the most that a decoder may add at the end. */
const FRAME = 1152;

async function expectSound(page: Page, path: string, expected: Success) {
  const { channels } = await decodeAudio(page, path, expected.sampleRate);
  expect(channels).toHaveLength(expected.channels);
  const seconds = (channels[0]?.length ?? 0) / expected.sampleRate;
  expect(seconds).toBeGreaterThan(expected.seconds - 0.06);
  expect(seconds).toBeLessThan(expected.seconds + 0.06 + (LEAD_IN + 2 * FRAME) / expected.sampleRate);
  if (!expected.sound) return;
  const { layout, from = 0, gain = 1 } = expected.sound;
  const wanted = signal(layout, expected.sampleRate, from, expected.seconds - 0.1).map((channel) =>
    channel.map((sample) => sample * gain),
  );
  for (const [index, channel] of channels.entries()) {
    // A fragmented file and Matroska may not say how long the lead-in of AAC is.
    const likenesses = [0, LEAD_IN, LEAD_IN + 1024].map((shift) =>
      compare(wanted[index] ?? new Float32Array(), channel, expected.sampleRate, shift),
    );
    expect(Math.max(...likenesses.map(({ snr }) => snr))).toBeGreaterThan(MIN_SNR);
  }
}

// The kernel's own tests go through all cases with the same core. Here is one of each kind of outcome, and each option.
const [mono, trimmed] = [{ channels: 'mono' }, { start: 0.4, end: 1.3 }] satisfies Options[];
const isChosen = ({ file, options = {} }: MediaCase) =>
  (['truncated.mp4', 'no-audio.mp4'].includes(file) && Object.keys(options).length === 0) ||
  (file === 'aac-faststart.mp4' &&
    [mono, trimmed].some((chosen) => JSON.stringify(chosen) === JSON.stringify(options))) ||
  (file === 'mp3-in-mp4.mp4' && options.copyMp3 === false);
const cases = CASES.filter(isChosen);

async function expectOutcome(page: Page, { file, expected }: MediaCase) {
  if (isRefusal(expected)) {
    await expect(page.getByRole('alert').filter({ hasText: expected.message }).first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Conversion failed' })).toHaveCount(1);
    await expect(download(page)).toHaveCount(0);
    return;
  }
  await expect(download(page)).toBeVisible();
  await expect(download(page)).toHaveAttribute('download', file.replace(/\.[^.]+$/, '.mp3'));
  await expect(page.getByText('Conversion complete!')).toBeVisible();
  if (expected.warning) await expect(page.getByText(expected.warning)).toBeVisible();
  if (expected.note) await expect(page.getByText(expected.note)).toBeVisible();
  await expectSound(page, await saved(page), expected);
}

/** Bytes of a second at 320 kbit/s. */
const BYTES_AT_320 = 40_000;

// One after another on the same page with the same engine, as a visitor with several files does it.
test('file after file is converted as its options say, or refused', async ({ page }) => {
  test.slow();
  expect(cases).toHaveLength(5);
  await open(page);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  for (const media of cases) {
    await test.step(titleOf(media), async () => {
      if (media.options) await setOptions(page, media.options);
      await convert(page, fixture(media.file));
      await expectOutcome(page, media);
      if (media.options) await setOptions(page, { channels: 'stereo', start: 0 });
      await page.getByRole('textbox', { name: 'End' }).fill('');
    });
  }

  await test.step('the bit rate is the chosen one', async () => {
    await setOptions(page, { bitRate: 320 });
    await convert(page, fixture('aac-faststart.mp4'));
    await expect(download(page)).toHaveAttribute('download', 'aac-faststart.mp3');
    const file = await readFile(await saved(page));
    expect(file.length).toBeGreaterThan(2 * BYTES_AT_320 * 0.9); // twice as much as at other rates
  });

  await test.step('the result plays in the page before it is downloaded', async () => {
    const audio = page.locator('audio');
    await audio.evaluate(async (element: HTMLAudioElement) => {
      element.muted = true;
      await element.play();
    });
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.1);
  });

  await test.step('Clear removes the file and the result', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(download(page)).toHaveCount(0);
    await expect(page.getByText('Choose an MP4 file')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear' }), 'with nothing to clear').toHaveCount(0);
    await expect(page.getByLabel('Choose an MP4 file')).toBeFocused();
  });
});

/** Samples of the sound in `aac-moov-at-end.mp4`: 88 AAC frames. */
const LOOP = 88 * 1024;

/** Signal to noise in decibels, sample by sample. */
function snr(expected: Float32Array, actual: Float32Array): number {
  let [signal, noise] = [0, 0];
  for (const [i, wanted] of expected.entries()) {
    signal += wanted ** 2;
    noise += (wanted - (actual[i] ?? 0)) ** 2;
  }
  return 10 * Math.log10(signal / Math.max(noise, 1e-20));
}

test('segments that are encoded at the same time sound like one piece', async ({ page, folder }) => {
  const source = fixture('aac-moov-at-end.mp4');
  const path = join(folder, 'looped.mp4');
  await writeFile(path, await loopedVideo(source, 31)); // a minute is two segments
  await open(page);
  await convert(page, path);
  await expect(page.getByText('Converting...')).toBeVisible();
  await expect(download(page)).toBeVisible({ timeout: 120_000 });
  const [sound = new Float32Array()] = (await decodeAudio(page, await saved(page), 44_100)).channels;
  // The same packets come again and again, so each second sounds like the one a loop earlier, also across segments.
  expect(sound.length).toBeGreaterThan(60 * 44_100);
  for (let at = LOOP; at + LOOP + 44_100 < sound.length; at += 44_100) {
    const [earlier, later] = [at, at + LOOP].map((from) => sound.subarray(from, from + 44_100));
    expect(snr(earlier ?? sound, later ?? sound), `at sample ${String(at)}`).toBeGreaterThan(MIN_SNR);
  }
});

// All kinds are compared with FFmpeg in Node. Here is one of each decoder, in different containers.
const DECODED = ['f.mp4', 'g.mp4', 'j.mp4', 'o.mov', 'q.webm', 't.mkv', 'gg.flac', 'jj.ts'];

test('other containers and codecs are converted without FFmpeg', async ({ page, folder }) => {
  test.slow();
  const engines: string[] = [];
  page.on('request', (request) => request.url().includes('/engines/') && engines.push(request.url()));
  await open(page);
  const samples = MEDIA_SAMPLES.filter(({ name }) => DECODED.includes(name));
  expect(samples).toHaveLength(DECODED.length);
  for (const sample of samples) {
    await test.step(sample.name, async () => {
      const path = join(folder, `${sample.name}.mp4`); // the bytes decide, not the name
      await writeFile(path, Buffer.from(await (await sampleFile(sample)).arrayBuffer()));
      await convert(page, path);
      await expect(download(page)).toHaveAttribute('download', `${sample.name}.mp3`);
      await expect(page.getByText(/^From .* Converted with/)).toContainText('your browser’s decoder and LAME');
      const { channels, gain = 1, sampleRate } = sample;
      const sound = { layout: channels === 1 ? 'mono' : 'stereo', gain } as const;
      await expectSound(page, await saved(page), { seconds: 2, channels: 2, sampleRate, sound });
    });
  }
  expect(engines).toEqual([]);
});

test('what the browser reads only in part, or not at all, is converted whole by FFmpeg', async ({ page, folder }) => {
  test.slow();
  await open(page);
  for (const { title, make, seconds, says } of HANDED_OVER) {
    await test.step(title, async () => {
      const path = join(folder, `${title}.mp4`);
      await writeFile(path, Buffer.from(await (await make()).arrayBuffer()));
      await convert(page, path);
      await expect(download(page)).toHaveAttribute('download', `${title}.mp3`);
      await expect(page.getByText(/^From .* Converted with/)).toContainText('FFmpeg');
      if (says.source !== '^$') await expect(page.getByText(says)).toBeVisible();
      const { channels } = await decodeAudio(page, await saved(page), 48_000);
      expect((channels[0]?.length ?? 0) / 48_000).toBeGreaterThan(seconds - 0.05);
      expect((channels[0]?.length ?? 0) / 48_000).toBeLessThan(seconds + 0.2);
    });
  }
});

test('an MP3 is taken, and a file of sound that can’t be used is not offered to the same tool', async ({
  page,
  folder,
}) => {
  const sample = MEDIA_SAMPLES.find(({ name }) => name === 'bb.mp3');
  if (!sample) throw new Error('There is no MP3.');
  const path = join(folder, 'song.mp3');
  await writeFile(path, Buffer.from(await (await sampleFile(sample)).arrayBuffer()));
  await open(page);
  await convert(page, path);
  await expect(download(page)).toHaveAttribute('download', 'song.mp3');
  await expect(page.getByText('The audio was already MP3, so it was copied unchanged.')).toBeVisible();

  const midi = Buffer.from('MThd\0\0\0\x06\0\0\0\x01\0\x60MTrk\0\0\0\x04\0\xff\x2f\0', 'latin1');
  await page.getByLabel(/^Choose /).setInputFiles({ name: 'song.mid', mimeType: 'audio/midi', buffer: midi });
  const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: 'song.mid' });
  await expect(refusal.getByRole('button', { name: 'Hash: Hash Generator' })).toBeVisible();
  await expect(refusal.getByRole('button', { name: /MP4 to MP3/ })).toHaveCount(0);
});

test('the file is described before it is converted, and its AAC can be taken out as it is', async ({ page }) => {
  await open(page);
  await page.getByLabel(/^Choose /).setInputFiles(fixture('aac-faststart.mp4'));
  const facts = page.getByLabel('What is in the file');
  await expect(facts).toContainText(/AudioAAC stereo at 44.1 kHz, \d+ kbps, 0:02, in MP4/);
  await expect(facts).toContainText('ResultMP3, about 48 KB, 0:02');
  await expect(facts).toContainText(/Engine(Your browser’s decoder and LAME|FFmpeg .* can’t decode)/);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  const start = page.getByRole('textbox', { name: 'Start' });
  await start.fill('0.5');
  await expect(facts).toContainText('Range0:00.5 to 0:02 of 0:02');
  await start.fill('');
  await expect(facts).not.toContainText('Range');
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
    /AudioOpus stereo at 48 kHz.* in WebM or Matroska.*EngineYour browser’s decoder and LAME/,
  );
  await page.getByLabel(/^Choose /).setInputFiles(fixture('ac3.mp4'));
  await expect(facts).toContainText(/AudioAC-3 stereo at 44.1 kHz.* in MP4.*EngineFFmpeg \(8 MB, loaded once\)/);
  await page.getByLabel(/^Choose /).setInputFiles(fixture('random.mp4'));
  await expect(facts).toContainText('Known once the conversion starts');
});

test('what cannot be converted is refused, and an invalid time is explained at its field', async ({ page, folder }) => {
  await open(page);
  await convertButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No file selected' })).toHaveCount(1);
  await page.getByLabel('Choose an MP4 file').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no video'),
  });
  await expect(toast(page, 'Invalid file type')).toContainText('Please select an MP4 video file.');
  await expect(page.getByText('notes.txt')).toHaveCount(0);

  await page.getByRole('button', { name: 'Options', exact: true }).click();
  const start = page.getByRole('textbox', { name: 'Start' });
  await start.fill('1:75');
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  await expect(start).toHaveAccessibleDescription(/Minutes and seconds after a colon go up to 59/);
  const path = join(folder, 'gone.mp4');
  await writeFile(path, await readFile(fixture('aac-faststart.mp4')));
  await page.getByLabel('Choose an MP4 file').setInputFiles(path);
  await convertButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Start or end is not a time.' })).toBeVisible();
  await start.fill('0:01');
  await expect(start).not.toHaveAttribute('aria-invalid', 'true');

  await truncate(path, 100);
  await convertButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' }).first()).toBeVisible();
});

/** The tags of a saved file, and the codecs in it. */
async function tagsIn(path: string) {
  const printed = await ffprobe(
    new Blob([Uint8Array.from(await readFile(path))]),
    '-v error -show_entries format_tags:stream=codec_name -of json {in}',
  );
  const { format, streams } = JSON.parse(printed) as {
    format: { tags: Record<string, string> };
    streams: { codec_name: string }[];
  };
  return { tags: format.tags, codecs: streams.map(({ codec_name: codec }) => codec) };
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('tags are shown, edited and written, for one file and for an album', async ({ page, axe }) => {
  test.slow();
  await open(page);
  await page.getByLabel(/^Choose /).setInputFiles(fixture('tags-and-cover.m4a'));
  const tags = page.getByRole('button', { name: 'Tags: Chirp & tone · Søren Ωmega · Synthetic' });
  await tags.click();
  await expect(page.getByLabel('Track', { exact: true })).toHaveValue('3');
  await expect(page.getByRole('img', { name: 'The file’s cover' })).toBeVisible();
  expect(await axe('main')).toEqual([]);

  await test.step('an error in a tag is explained at its field, and again at the button', async () => {
    await page.getByLabel('Year').fill('20');
    await expect(page.getByLabel('Year')).toHaveAccessibleDescription(/Write four digits/);
    await convertButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Correct it under Tags.' }).first()).toBeVisible();
    await page.getByLabel('Year').fill('1999');
  });

  await test.step('a cover can only be a JPEG or a PNG', async () => {
    const input = page.getByLabel('Replace');
    await input.setInputFiles({ name: 'cover.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(page.getByRole('alert').filter({ hasText: 'neither a JPEG nor a PNG' })).toBeVisible();
    await input.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByRole('img', { name: 'cover.png' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'neither a JPEG nor a PNG' })).toHaveCount(0);
  });

  await page.getByLabel('Title').fill('Ünïcode 🎵 日本語');
  await page.getByLabel('Album', { exact: true }).fill('');
  await page.getByLabel('Comment').fill('one\ntwo');
  await convertButton(page).click();
  const one = await tagsIn(await saved(page));
  expect(one.codecs).toEqual(['mp3', 'png']);
  expect(one.tags).toMatchObject({
    title: 'Ünïcode 🎵 日本語',
    artist: 'Søren Ωmega',
    comment: 'one\ntwo',
    date: '1999',
  });
  expect(one.tags).not.toHaveProperty('album');

  await test.step('cleared tags are not written, and can come back', async () => {
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByRole('button', { name: 'Tags: none' })).toBeVisible();
    await page.getByRole('button', { name: 'As in the file' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Chirp & tone');
  });

  await test.step('an album', async () => {
    await page.getByLabel('Album', { exact: true }).fill('All');
    await page.getByLabel('Artist', { exact: true }).fill('Both');
    await page.getByLabel(/^Choose /).setInputFiles([fixture('tags-and-cover.m4a'), fixture('aac-faststart.mp4')]);
    await page.getByRole('button', { name: 'Tags: Both · All' }).click();
    await expect(page.getByLabel('Title')).toHaveCount(0);
    await page.getByLabel('Number the tracks in the order of the files').check();
    await convertButton(page).click();
    const titles = ['Chirp & tone', undefined];
    for (const [i, name] of ['tags-and-cover.m4a', 'aac-faststart.mp4'].entries()) {
      const link = page.getByRole('button', { name: `Download the result of ${name}` });
      const [event] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const { tags: found } = await tagsIn(await event.path());
      expect(found).toMatchObject({ album: 'All', artist: 'Both', track: `${i + 1}/2` });
      expect(found.title).toBe(titles[i]);
    }
  });
});

test('a video is split at its chapters, whose titles can be edited, and saved as a ZIP', async ({
  page,
  folder,
  axe,
}) => {
  const path = join(folder, 'film.mp4');
  const video = await readFile(fixture('aac-moov-at-end.mp4'));
  await writeFile(
    path,
    withChapters(video, [
      ['Intro', 0],
      ['AC/DC', 0.5],
      ['Last', 1.25],
    ]),
  );
  await open(page);
  await page.getByLabel(/^Choose /).setInputFiles(path);
  await expect(page.getByText(/^3\. “Split into parts” under Options/)).toBeVisible();
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('combobox', { name: 'Split into parts' }).selectOption('At the file’s chapters');
  await page.getByRole('button', { name: 'Options', exact: true }).click();

  await test.step('parts are renamed, joined and added by keyboard', async () => {
    await page.getByRole('textbox', { name: 'Title of part 3' }).fill('Größe');
    await page.getByRole('textbox', { name: 'Start of part 3' }).fill('0:00.4');
    await expect(page.getByRole('alert').filter({ hasText: 'Part 3 must start after' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Start of part 3' }).fill('0:01.5');
    await page.getByRole('button', { name: 'Add a part' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title of part 3' })).toBeFocused();
    await page.keyboard.type('Middle');
    await page.getByRole('button', { name: 'Join part 3 with the previous one' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title of part 2' })).toBeFocused();
  });

  await convertButton(page).click();
  const parts = page.getByRole('region', { name: 'Parts' }).filter({ hasText: 'Download ZIP' });
  await expect(parts.getByRole('heading', { name: '3 parts' })).toBeVisible();
  expect(await axe('main')).toEqual([]);

  await test.step('a part plays from the whole’s file', async () => {
    await parts.getByRole('button', { name: 'Listen to 02 - AC_DC.mp3' }).click();
    const audio = parts.locator('audio');
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0);
    expect(await audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeCloseTo(1, 0);
  });

  await test.step('the ZIP has the names of the pattern', async () => {
    await parts.getByRole('textbox', { name: 'File names' }).fill('{file} {n} {title}');
    const zip = parts.getByRole('button', { name: 'Download ZIP' });
    const [event] = await Promise.all([page.waitForEvent('download'), zip.click()]);
    expect(event.suggestedFilename()).toBe('film.zip');
    const names = namesIn(await readFile(await event.path()));
    expect(names).toEqual(['film 01 Intro.mp3', 'film 02 AC_DC.mp3', 'film 03 Größe.mp3']);
  });

  await test.step('another part makes the result outdated', async () => {
    await page.getByRole('checkbox', { name: 'Make an MP3 of part 1' }).uncheck();
    await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  });
});

test('several videos are split by one rule, each into a folder of the ZIP', async ({ page, folder }) => {
  const video = await readFile(fixture('aac-moov-at-end.mp4'));
  const paths = ['one.mp4', 'two.mp4'].map((name) => join(folder, name));
  const chapters = [
    ['A', 0],
    ['B', 1],
  ] as const;
  await writeFile(paths[0] ?? '', withChapters(video, chapters));
  await writeFile(paths[1] ?? '', video);
  await open(page);
  await page.getByLabel(/^Choose /).setInputFiles(paths);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  const split = page.getByRole('combobox', { name: 'Split into parts' });
  await split.selectOption('list');
  await convertButton(page).click();
  await expect(page.getByText('A list of times fits one file.').first()).toBeVisible();
  await split.selectOption('chapters');
  await convertButton(page).click();
  await expect(page.getByText('2 of 2 done').first()).toBeVisible();
  await expect(page.getByText('The file has no chapters, so it isn’t split.')).toBeVisible();
  const [event] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).click(),
  ]);
  const names = namesIn(await readFile(await event.path()));
  expect(names).toEqual(['one/01 - A.mp3', 'one/02 - B.mp3', 'two.mp3']);
});

/** Adds Nero's list of chapters to a video whose index is at its end. */
function withChapters(video: Buffer, chapters: readonly (readonly [title: string, seconds: number])[]): Buffer {
  const entries = chapters.map(([title, seconds]) => {
    const text = Buffer.from(title);
    const head = Buffer.alloc(9);
    head.writeBigUInt64BE(BigInt(seconds * 1e7));
    head.writeUInt8(text.length, 8);
    return Buffer.concat([head, text]);
  });
  const body = Buffer.concat([Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, chapters.length]), ...entries]);
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length + 8);
    head.write(type, 4);
    return Buffer.concat([head, content]);
  };
  const [moov, udta] = ['moov', 'udta'].map((type) => video.lastIndexOf(type) - 4);
  if (moov === undefined || udta === undefined) throw new Error('The video has no index.');
  const list = box('chpl', body);
  const longer = Buffer.concat([video, list]);
  for (const at of [moov, udta]) longer.writeUInt32BE(video.readUInt32BE(at) + list.length, at);
  return longer;
}

/** The names in a ZIP's central directory. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  const mark = Buffer.from('PK\u0001\u0002');
  for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 4)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names;
}

test('WAV, FLAC and Opus are made, each with an estimate before', async ({ page }) => {
  test.slow();
  await open(page);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByLabel(/^Choose /).setInputFiles(fixture('aac-faststart.mp4'));
  const facts = page.getByLabel('What is in the file');
  for (const [name, format, codec, estimate] of [
    ['WAV', 'wav', 'pcm_s16le', /ResultWAV, about 35\d\.?\d* KB, 0:02EngineYour browser/],
    ['FLAC', 'flac', 'flac', /ResultFLAC, about 21\d\.?\d* KB, 0:02EngineFFmpeg .* writes this format/],
    ['Opus', 'opus', 'opus', /ResultOpus, about 32\.?\d* KB, 0:02EngineFFmpeg .* writes this format/],
  ] as const) {
    await test.step(name, async () => {
      await page.getByRole('radio', { name, exact: true }).check();
      await expect(facts).toContainText(estimate);
      await convertButton(page).click();
      const link = page.getByRole('link', { name: `Download ${name}` });
      await expect(link).toHaveAttribute('download', `aac-faststart.${format}`);
      const player = page.locator('audio');
      await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(2, 1);
      const [event] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect((await tagsIn(await event.path())).codecs).toEqual([codec]);
    });
  }
  await page.getByRole('radio', { name: 'WAV', exact: true }).check();
  await page.getByRole('button', { name: 'Tags: off' }).click();
  await expect(page.getByText('WAV files get no tags. To keep or edit them')).toBeVisible();
});
