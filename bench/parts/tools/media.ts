// MP4 to MP3: the site against ffmpeg.wasm with the file mounted, against ffmpeg.wasm as other sites use it, and against the
// machine's own ffmpeg.
import type { Page } from '@playwright/test';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { convertPage, type ConvertPage } from '../../browser/convert-page';
import { labPage, type LabPage } from '../../browser/lab-page';
import type { Bench } from '../../browser/open';
import { builtSite } from '../../browser/serve';
import { BENCH_FOLDER, MB } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import { watchFreezes } from '../../measure/freezes';
import { watchMemory } from '../../measure/memory';
import { run } from '../../measure/native';
import type { RunPart, Session } from '../../measure/session';
import type { Comparison, Findings } from '../../model';
import { paddedVideo, video } from '../../videos';
import { atLeast, costFindings, counted, findings, measured, memoryFindings, mergeFindings } from '../part';

const KBPS = 192;

const MOUNTED = 'ffmpeg.wasm, file mounted';
const COPIED = 'ffmpeg.wasm, file copied into it';

const NATIVE_MP3 = join(BENCH_FOLDER, 'native.mp3');
const NATIVE_M4A = join(BENCH_FOLDER, 'native.m4a');

/** The video's length in minutes. */
const LENGTHS = [10 / 60, 10, 60];
const QUICK_LENGTHS = [1];

/** FFmpeg takes minutes for a one-hour video, so it gets videos up to this length. */
const SLOW_BYTES = 100 * MB;

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
  name: COPIED,
  kind: 'peer',
  maxBytes: SLOW_BYTES,
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

/** Encoders pad the ends differently. Apart from that, the MP3 must be as long as ffmpeg's. */
const SLACK_FRAMES = 3;

async function wrongLength(site: ConvertPage, { label }: Input): Promise<string[]> {
  const [ours, wanted] = [await framesOf(await site.download()), await framesOf(NATIVE_MP3)];
  return Math.abs(ours - wanted) <= SLACK_FRAMES ? [] : [`${label}: the MP3 has ${ours} frames, ffmpeg's ${wanted}`];
}

/** On a new page, watched from the file's choice. */
const watched = (bench: Bench, session: Session, input: Input): Promise<Findings> =>
  session.measure(
    `memory and longest task, ${input.label}`,
    async () => {
      const site = convertPage(await bench.openTool('mp4-to-mp3-converter'));
      let ms = 0;
      const use = async () => {
        await site.chooseFile(input.path);
        ({ ms } = await site.convert());
      };
      const memory = await watchMemory(bench.browser, use);
      const click = ms;
      const freezes = await watchFreezes(site.page, use);
      const wrong = await wrongLength(site, input);
      await site.page.close();
      return { ms: click, memory, freezes, wrong };
    },
    (uses) => {
      const time = measured(
        `From the click to the MP3, ${input.label}`,
        uses.map(({ ms }) => ms),
        'ms',
      );
      const wrong = [...new Set(uses.flatMap((use) => use.wrong))];
      return mergeFindings([findings({ measurements: [time], wrong }), costFindings(uses, input.label)]);
    },
  );

/** Memory growth of the page during a conversion, for each engine, with a file small enough for every competitor. */
function memoryOf(bench: Bench, session: Session, input: Input): Promise<Findings> {
  const growth = async (prepare: () => Promise<{ page: Page; run: () => Promise<unknown> }>) => {
    const { page, run } = await prepare();
    const use = await watchMemory(bench.browser, async () => void (await run()));
    await page.close();
    return use;
  };
  const byPage = (setUp?: (site: ConvertPage) => Promise<void>) => async () => {
    const site = convertPage(await bench.openTool('mp4-to-mp3-converter'));
    await setUp?.(site);
    await site.chooseFile(input.path);
    return { page: site.page, run: () => site.convert() };
  };
  return session.measure(
    `memory by each way, ${input.label}`,
    async () => ({
      ours: await growth(byPage()),
      mounted: await growth(byPage((site) => site.useOnlyFfmpeg())),
      copied: await growth(async () => {
        const lab = labPage(await bench.openLab());
        await lab.choose(input.path);
        return { page: lab.page, run: () => lab.convert(KBPS) };
      }),
    }),
    (uses) => {
      const ratios = uses.flatMap(({ ours, copied }) =>
        ours && copied ? [copied.growth / Math.max(ours.growth, 0.1)] : [],
      );
      const what = `Memory of ffmpeg.wasm with the file copied into it, in relation to ours, ${input.label}`;
      const ratio = ratios.length > 0 ? [measured(what, ratios, '', { limit: { least: 5 } })] : [];
      const growthOf = (name: string, which: 'ours' | 'mounted' | 'copied') =>
        memoryFindings(
          uses.map((use) => use[which]),
          `${name}, ${input.label}`,
        );
      return mergeFindings([
        growthOf('Toolyard', 'ours'),
        growthOf(MOUNTED, 'mounted'),
        growthOf(COPIED, 'copied'),
        findings({ measurements: ratio }),
      ]);
    },
  );
}

/** The compressed (Brotli) bytes that a first conversion downloads in addition to the page. */
async function downloads(): Promise<Findings> {
  const site = await builtSite();
  const compressedBytes = async (folder: string, name: RegExp) => {
    const files = (await readdir(join(site, folder), { recursive: true })).filter((file) => name.test(file));
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(site, folder, file))).size));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const script = await compressedBytes('assets/media', /^mp4-to-mp3-converter-.*\.br$/);
  const ours = script + (await compressedBytes('assets/compute', /^(?:mp3-segment|audio-finder)-.*\.br$/));
  const general = await compressedBytes('engines', /\.br$/);
  return findings({
    measurements: [
      counted('Bytes of a first conversion', ours / 1e3, 'KB'),
      counted('Bytes of a first conversion by FFmpeg', general / 1e3, 'KB'),
      counted('Bytes of FFmpeg, in relation to ours', general / ours, '', { least: 30 }),
    ],
  });
}

export const media: RunPart = async (bench, session) => {
  const lab = labPage(await bench.openLab());
  const open = async () => convertPage(await bench.openTool('mp4-to-mp3-converter'));
  const [site, general, faster, extracting] = [await open(), await open(), await open(), await open()];
  await general.useOnlyFfmpeg();
  await faster.useQuick();
  await extracting.useM4a();
  const mounted = { ...onSite(general, MOUNTED, 'peer'), maxBytes: SLOW_BYTES };
  const comparisons: Comparison[] = [];
  const subject = `MP3 at ${KBPS} kbit/s`;
  const contenders = [onSite(site), mounted, byCopy(lab), onSite(faster, 'Toolyard, faster'), encoding];
  for (const [i, minutes] of (session.quick ? QUICK_LENGTHS : LENGTHS).entries()) {
    const input = await video(minutes);
    comparisons.push(await session.compare({ subject, input, contenders, bytes: 0, areWarm: i > 0 }));
  }
  const targets = comparisons.slice(-2).flatMap((comparison) => atLeast(1.5, MOUNTED, comparison));
  const minutes = session.quick ? 1 : 10;
  const input = await video(minutes, 'libmp3lame');
  // Like the competitors, this re-encodes even MP3 audio.
  await general.reencodeMp3();
  const copied = await session.compare({
    subject: 'MP3 that was MP3 before',
    input,
    contenders: [onSite(site), mounted, byCopy(lab), copying],
    bytes: 0,
  });
  targets.push(...atLeast(40, MOUNTED, copied));
  const source = await video(minutes);
  const takers = [onSite(extracting), natively(NATIVE_M4A, '-c:a', 'copy')];
  const extracted = await session.compare({
    subject: 'AAC as it is',
    input: source,
    contenders: takers,
    bytes: 0,
  });
  comparisons.push(copied, extracted);
  await Promise.all([site, general, faster, extracting, lab].map(({ page }) => page.close()));

  await encoding.run(source);
  const small = await watched(bench, session, source);
  const large = await watched(bench, session, await paddedVideo(minutes));
  const memory = await memoryOf(bench, session, await paddedVideo(minutes, 1.2));
  return mergeFindings([findings({ comparisons, targets }), await downloads(), small, large, memory]);
};
