// Hashing: a file through the site, and its kernel alone over bytes in memory, against libraries and programs.
import { hashPage } from '../browser/hash-page';
import { labPage, type LabPage } from '../browser/lab-page';
import type { Bench } from '../browser/open';
import { MB, noiseFile } from '../inputs';
import { compare, type Comparison } from '../measure/comparison';
import type { Input } from '../measure/contender';
import { watchFreezes } from '../measure/freezes';
import { watchMemory } from '../measure/memory';
import { libraryHashes, nativeHashes, nativeName, siteHashes, SUBJECTS } from './hash-contenders';
import {
  atLeast,
  findings,
  freezeFindings,
  memoryFindings,
  mergeFindings,
  type Findings,
  type Part,
  type Settings,
  type Target,
} from './part';

/** A file of any size is read through the same few buffers. */
export const MEMORY_MB = 32;

const LIBRARIES = ['hash-wasm', 'subtle', 'noble', 'crypto-js'] as const;

/** Each algorithm alone: all four in memory would say what four rows say already. */
async function kernelsAlone(lab: LabPage, { rounds, quick }: Settings): Promise<Comparison[]> {
  const input = await noiseFile(quick ? 4 * MB : 16 * MB);
  const inMemory = { ...input, label: `${input.label.replace(' file', '')} in memory` };
  const done: Comparison[] = [];
  for (const subject of SUBJECTS.filter(({ ids }) => ids.length === 1)) {
    const contenders = [
      ...(['kernel', ...LIBRARIES] as const).map((library) => libraryHashes(lab, subject, library, input.bytes)),
      nativeHashes(subject),
    ];
    done.push(await compare({ subject: subject.label, input: inMemory, contenders, rounds }));
  }
  return done;
}

async function throughTheSite(bench: Bench, lab: LabPage, { rounds, quick }: Settings): Promise<Comparison[]> {
  const site = hashPage(await bench.openTool('hash-generator'));
  const done: Comparison[] = [];
  for (const bytes of quick ? [16 * MB] : [16 * MB, 256 * MB]) {
    const input = await noiseFile(bytes);
    await site.chooseFile(input.path);
    for (const subject of SUBJECTS) {
      const contenders = [
        siteHashes(site, subject),
        ...(['kernel', ...LIBRARIES] as const).map((library) => libraryHashes(lab, subject, library, 'file')),
        nativeHashes(subject),
      ];
      done.push(await compare({ subject: subject.label, input, contenders, rounds }));
    }
  }
  await site.page.close();
  return done;
}

/** A fresh page takes in a file and shows four hashes, watched all the while. */
export async function lightness(bench: Bench, input: Input): Promise<Findings> {
  const site = hashPage(await bench.openTool('hash-generator'));
  const use = async () => {
    await site.chooseFile(input.path);
    await site.generate();
  };
  const memory = await watchMemory(bench.browser, use);
  const freezes = await watchFreezes(site.page, use);
  await site.page.close();
  const where = `four hashes, ${input.label}`;
  return mergeFindings([memoryFindings(memory, where, MEMORY_MB), freezeFindings(freezes, where)]);
}

/** How many times as fast as the native tool the site should be. */
const WANTED: Readonly<Record<string, number>> = { MD5: 0.8, 'SHA-256': 0.9, 'SHA-512': 1, 'four hashes': 0.9 };

function speedTargets(site: readonly Comparison[]): Target[] {
  return site.flatMap((comparison) => {
    const subject = SUBJECTS.find(({ label }) => label === comparison.subject);
    const wanted = WANTED[comparison.subject];
    if (!subject || wanted === undefined) return [];
    // A small file's time is that of starting a worker: what counts there is the rival that a visitor has.
    const isLarge = comparison.bytes >= 256 * MB;
    return [
      ...(isLarge ? atLeast(wanted, nativeName(subject), comparison) : []),
      ...atLeast(8, 'crypto-js', comparison),
    ];
  });
}

export const hash: Part = {
  id: 'hash',
  title: 'Hash Generator',
  async run(bench, settings) {
    const light = await lightness(bench, await noiseFile(settings.quick ? 16 * MB : 256 * MB));
    const lab = labPage(await bench.openLab());
    const site = await throughTheSite(bench, lab, settings);
    const kernels = await kernelsAlone(lab, settings);
    const speed = findings({ comparisons: [...site, ...kernels], targets: speedTargets(site) });
    return mergeFindings([speed, light]);
  },
};
