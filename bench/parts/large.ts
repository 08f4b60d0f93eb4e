// Files beyond 2 and 4 GiB through the hash generator: right to the last digit, light, smooth, and ended at once when asked.
import { hashPage, type HashPage } from '../browser/hash-page';
import { cancelAfter } from '../browser/cancel';
import type { Bench } from '../browser/open';
import { GB, MB, noiseFile } from '../inputs';
import { SEED } from '../seed';
import { compare, type Comparison } from '../measure/comparison';
import type { Input } from '../measure/contender';
import { watchFreezes } from '../measure/freezes';
import { watchMemory } from '../measure/memory';
import { createRandom } from '../noise';
import { generatedBlob } from './generated-blob';
import { ALL_FOUR, nativeHashes, nativeName, siteHashes } from './hash-contenders';
import { MEMORY_MB } from './hash';
import {
  atLeast,
  atMost,
  findings,
  freezeFindings,
  memoryFindings,
  mergeFindings,
  type Findings,
  type Part,
} from './part';

const MAX_ROUNDS = 3;
const CANCELS = 5;

async function watched(bench: Bench, { path, label }: Input): Promise<Findings> {
  const site = hashPage(await bench.openTool('hash-generator'));
  const memory = await watchMemory(bench.browser, async () => {
    await site.chooseFile(path);
    await site.generate();
  });
  // Now that the workers are there, what is left depends on the file alone.
  const again = await watchMemory(bench.browser, async () => {
    await site.generate();
  });
  const freezes = await watchFreezes(site.page, async () => {
    await site.chooseFile(path);
    await site.generate();
  });
  await site.page.close();
  return mergeFindings([
    memoryFindings(memory, label, MEMORY_MB),
    memoryFindings(again, `${label}, second run`),
    freezeFindings(freezes, label),
  ]);
}

/** Cancels at random points, all well within the run. */
async function cancels(site: HashPage, input: Input, runMs: number): Promise<Findings> {
  const random = createRandom(SEED);
  const button = site.page.getByRole('button', { name: 'Generate Hashes' });
  await site.chooseFile(input.path);
  const waits: number[] = [];
  for (let turn = 0; turn < CANCELS; turn++) waits.push(await cancelAfter(button, random() * runMs * 0.5));
  const longest = Math.round(Math.max(...waits));
  return findings({
    targets: [atMost(`Cancel to a free button, ${input.label}, worst of ${CANCELS}`, longest, 500, 'ms')],
  });
}

/** The fastest run of ours, in milliseconds. */
const fastestOf = ({ rows }: Comparison) => rows.find(({ kind }) => kind === 'ours')?.ms?.min ?? 0;

export const large: Part = {
  id: 'large',
  title: 'Hash Generator, large files',
  async run(bench, { rounds, quick }) {
    const found: Findings[] = [];
    for (const bytes of quick ? [256 * MB] : [2 * GB, 4.3 * GB]) {
      const input = await noiseFile(bytes);
      found.push(await watched(bench, input));
      const site = hashPage(await bench.openTool('hash-generator'));
      await site.chooseFile(input.path);
      const contenders = [siteHashes(site, ALL_FOUR), nativeHashes(ALL_FOUR)];
      const count = bytes > 4 * GB ? 1 : Math.min(rounds, MAX_ROUNDS);
      const comparison = await compare({ subject: ALL_FOUR.label, input, contenders, rounds: count });
      found.push(findings({ comparisons: [comparison], targets: atLeast(0.9, nativeName(ALL_FOUR), comparison) }));
      found.push(await cancels(site, input, fastestOf(comparison)));
      await site.page.close();
    }
    found.push(await generatedBlob(bench, quick ? 70 * MB : 4.4 * GB));
    return mergeFindings(found);
  },
};
