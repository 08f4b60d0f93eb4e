// MP4 to MP3: the site against ffmpeg.wasm with the file mounted, against ffmpeg.wasm as other sites use it, and against the
// machine's own ffmpeg.
import { join } from 'node:path';
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

/** Half an hour of figures is enough: these runs take ten seconds each. */
const MAX_ROUNDS = 5;

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

const natively = (...codec: readonly string[]): Contender => ({
  name: 'ffmpeg',
  kind: 'native',
  run: ({ path }) => run('ffmpeg', ['-v', 'error', '-y', '-i', path, '-vn', ...codec, NATIVE_MP3]),
});

const encoding = natively('-c:a', 'libmp3lame', '-b:a', `${KBPS}k`);
const copying = natively('-c:a', 'copy');

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

export const media: Part = {
  id: 'media',
  title: 'MP4 to MP3 Converter',
  async run(bench, { rounds, quick }) {
    const most = Math.min(rounds, MAX_ROUNDS);
    const inputs = await Promise.all((quick ? [1] : [10 / 60, 10, 60]).map((minutes) => video(minutes)));
    const lab = labPage(await bench.openLab());
    const site = convertPage(await bench.openTool('mp4-to-mp3-converter'));
    const general = convertPage(await bench.openTool('mp4-to-mp3-converter'));
    await general.useOnlyFfmpeg();
    const mounted = onSite(general, MOUNTED, 'peer');
    const comparisons: Comparison[] = [];
    const subject = `MP3 at ${KBPS} kbit/s`;
    for (const input of inputs) {
      const contenders = [onSite(site), mounted, byCopy(lab), encoding];
      comparisons.push(await compare({ subject, input, contenders, rounds: most, bytes: 0 }));
    }
    const targets = comparisons.slice(-2).flatMap((comparison) => atLeast(1.5, MOUNTED, comparison));
    const input = await video(quick ? 1 : 10, 'libmp3lame');
    const contenders = [onSite(site), byCopy(lab), copying];
    const copied = await compare({ subject: 'MP3 that was MP3 before', input, contenders, rounds: most, bytes: 0 });
    comparisons.push(copied);
    targets.push(...atLeast(40, byCopy(lab).name, copied));
    await Promise.all([site, general, lab].map(({ page }) => page.close()));

    const minutes = quick ? 1 : 10;
    await encoding.run(await video(minutes));
    const small = await watched(bench, await video(minutes));
    const large = await watched(bench, await paddedVideo(minutes));
    return mergeFindings([findings({ comparisons, targets }), small, large]);
  },
};
