// MP4 to MP3: the site against ffmpeg.wasm with the file mounted, against ffmpeg.wasm as other sites use it, and against the
// machine's own ffmpeg.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { convertPage, type ConvertPage } from '../browser/convert-page';
import { labPage, type LabPage } from '../browser/lab-page';
import type { Bench } from '../browser/open';
import { BENCH_FOLDER } from '../inputs';
import { compare, type Comparison } from '../measure/comparison';
import type { Contender, Input } from '../measure/contender';
import { watchFreezes } from '../measure/freezes';
import { watchMemory } from '../measure/memory';
import { run } from '../measure/native';
import { paddedVideo, video } from '../videos';
import {
  atLeast,
  findings,
  freezeFindings,
  memoryFindings,
  mergeFindings,
  type Fact,
  type Findings,
  type Part,
} from './part';

const KBPS = 192;

const MOUNTED = 'ffmpeg.wasm, file mounted';

const NATIVE_MP3 = join(BENCH_FOLDER, 'native.mp3');
const NATIVE_M4A = join(BENCH_FOLDER, 'native.m4a');

/** The whole part takes nine minutes: an hour of film takes one, by each contender. */
const LENGTHS = [
  { minutes: 10 / 60, rounds: 5 },
  { minutes: 10, rounds: 3 },
  { minutes: 60, rounds: 1 },
];
const QUICK_LENGTHS = [{ minutes: 1, rounds: 2 }];

const onSite = (site: ConvertPage, name = 'Toolyard', kind: Contender['kind'] = 'ours'): Contender => ({
  name,
  kind,
  prepare: async ({ path }) => {
    await site.page.bringToFront();
    await site.chooseFile(path);
  },
  run: () => site.convert(),
});

const byCopy = (lab: LabPage): Contender => ({
  name: 'ffmpeg.wasm, file copied into it',
  kind: 'peer',
  prepare: ({ path }) => lab.choose(path),
  run: async () => ({ ms: (await lab.convert(KBPS)).ms }),
});

const natively = (target: string, ...codec: readonly string[]): Contender => ({
  name: 'ffmpeg',
  kind: 'native',
  run: ({ path }) => run('ffmpeg', ['-v', 'error', '-y', '-i', path, '-vn', ...codec, target]),
});

const encoding = natively(NATIVE_MP3, '-c:a', 'libmp3lame', '-b:a', `${KBPS}k`);
const copying = natively(NATIVE_MP3, '-c:a', 'copy');

async function framesOf(mp3: string): Promise<number> {
  const entries = ['-count_packets', '-show_entries', 'stream=nb_read_packets', '-of', 'csv=p=0'];
  const { stdout } = await run('ffprobe', ['-v', 'error', '-select_streams', 'a:0', ...entries, mp3]);
  return Number.parseInt(stdout, 10);
}

/** Encoders differ in how they fill the ends; beyond that the MP3 must be as long as ffmpeg's own. */
const SLACK_FRAMES = 3;

async function lengthFaults(site: ConvertPage, { label }: Input): Promise<string[]> {
  const [ours, wanted] = [await framesOf(await site.download()), await framesOf(NATIVE_MP3)];
  return Math.abs(ours - wanted) <= SLACK_FRAMES ? [] : [`${label}: the MP3 has ${ours} frames, ffmpeg's ${wanted}`];
}

/** On a fresh page, watched from the choice of the file on. */
async function watched(bench: Bench, input: Input): Promise<Findings> {
  const { label, path } = input;
  const site = convertPage(await bench.openTool('mp4-to-mp3-converter'));
  const use = async () => {
    await site.chooseFile(path);
    return site.convert();
  };
  let ms = 0;
  const memory = await watchMemory(bench.browser, async () => {
    ({ ms } = await use());
  });
  const freezes = await watchFreezes(site.page, async () => {
    await use();
  });
  const faults = await lengthFaults(site, input);
  await site.page.close();
  const facts: Fact[] = [{ name: `Click to MP3, ${label}`, value: Math.round(ms), unit: 'ms' }];
  return mergeFindings([findings({ facts, faults }), memoryFindings(memory, label), freezeFindings(freezes, label)]);
}

/** What a conversion takes of the pages' memory, by each way in turn, on a file that a peer can still hold. */
async function memoryOf(bench: Bench, input: Input): Promise<Findings> {
  const growth = async (name: string, prepare: () => Promise<{ page: Page; run: () => Promise<unknown> }>) => {
    const { page, run } = await prepare();
    const use = await watchMemory(bench.browser, async () => {
      await run();
    });
    await page.close();
    return { use, found: memoryFindings(use, `${name}, ${input.label}`) };
  };
  const byPage = (setUp: (site: ConvertPage) => Promise<void>) => async () => {
    const site = convertPage(await bench.openTool('mp4-to-mp3-converter'));
    await setUp(site);
    await site.chooseFile(input.path);
    return { page: site.page, run: () => site.convert() };
  };
  const ours = await growth(
    'Toolyard',
    byPage(() => Promise.resolve()),
  );
  const mounted = await growth(
    MOUNTED,
    byPage((site) => site.useOnlyFfmpeg()),
  );
  const copied = await growth('ffmpeg.wasm, file copied into it', async () => {
    const lab = labPage(await bench.openLab());
    await lab.choose(input.path);
    return { page: lab.page, run: () => lab.convert(KBPS) };
  });
  const ratio = ours.use && copied.use && copied.use.growth / ours.use.growth;
  const what = `Memory, ${input.label}: at least 5× less than ffmpeg.wasm with the file copied into it`;
  const targets = ratio === undefined ? [] : [{ what, figure: `${ratio.toFixed(1)}×`, met: ratio >= 5 }];
  return mergeFindings([ours.found, mounted.found, copied.found, findings({ targets })]);
}

const dist = join(import.meta.dirname, '../../dist');

async function compressedBytes(folder: string, name: RegExp): Promise<number> {
  const files = (await readdir(join(dist, folder), { recursive: true })).filter((file) => name.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, folder, file))).size));
  return sizes.reduce((total, size) => total + size, 0);
}

/** What a first conversion downloads beyond the page, as it is served (Brotli). */
async function downloads(): Promise<Findings> {
  const script = await compressedBytes('assets/media', /^mp4-to-mp3-converter-.*\.br$/);
  const ours = script + (await compressedBytes('assets/compute', /^(?:mp3-segment|audio-finder)-.*\.br$/));
  const general = await compressedBytes('engines', /\.br$/);
  const times = general / ours;
  const what = 'Bytes of a first conversion: at least 30× fewer than ffmpeg.wasm';
  const figure = `${(ours / 1e6).toFixed(3)} MB instead of ${(general / 1e6).toFixed(2)} MB, ${times.toFixed(0)}×`;
  return findings({ targets: [{ what, figure, met: times >= 30 }] });
}

export const media: Part = {
  id: 'media',
  title: 'MP4 to MP3 Converter',
  async run(bench, { rounds, quick }) {
    const lab = labPage(await bench.openLab());
    const open = async () => convertPage(await bench.openTool('mp4-to-mp3-converter'));
    const [site, general, faster, extracting] = [await open(), await open(), await open(), await open()];
    await general.useOnlyFfmpeg();
    await faster.useQuick();
    await extracting.useM4a();
    const mounted = onSite(general, MOUNTED, 'peer');
    const comparisons: Comparison[] = [];
    const subject = `MP3 at ${KBPS} kbit/s`;
    const contenders = [onSite(site), mounted, byCopy(lab), onSite(faster, 'Toolyard, faster'), encoding];
    for (const [i, { minutes, rounds: most }] of (quick ? QUICK_LENGTHS : LENGTHS).entries()) {
      const input = await video(minutes);
      const turns = Math.min(rounds, most);
      comparisons.push(await compare({ subject, input, contenders, rounds: turns, bytes: 0, areWarm: i > 0 }));
    }
    const targets = comparisons.slice(-2).flatMap((comparison) => atLeast(1.5, MOUNTED, comparison));
    const minutes = quick ? 1 : 10;
    const input = await video(minutes, 'libmp3lame');
    // As peers do with MP3, too.
    await general.reencodeMp3();
    const copied = await compare({
      subject: 'MP3 that was MP3 before',
      input,
      contenders: [onSite(site), mounted, byCopy(lab), copying],
      rounds: Math.min(rounds, 3),
      bytes: 0,
    });
    targets.push(...atLeast(40, MOUNTED, copied));
    const film = await video(minutes);
    const takers = [onSite(extracting), natively(NATIVE_M4A, '-c:a', 'copy')];
    const extracted = await compare({
      subject: 'AAC as it is',
      input: film,
      contenders: takers,
      rounds: Math.min(rounds, 3),
      bytes: 0,
    });
    comparisons.push(copied, extracted);
    await Promise.all([site, general, faster, extracting, lab].map(({ page }) => page.close()));

    await encoding.run(film);
    const small = await watched(bench, film);
    const large = await watched(bench, await paddedVideo(minutes));
    const memory = await memoryOf(bench, await paddedVideo(minutes, 1.2));
    return mergeFindings([findings({ comparisons, targets }), await downloads(), small, large, memory]);
  },
};
