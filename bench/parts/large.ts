// Files beyond 2 and 4 GiB through the hash generator: right to the last digit, light, smooth, and ended at once when asked.
import { cancelAfter } from '../browser/cancel';
import { hashPage, type HashPage } from '../browser/hash-page';
import type { Bench } from '../browser/open';
import { oursIn } from '../figures';
import { GB, MB, noiseFile } from '../inputs';
import type { Input } from '../measure/contender';
import { watchFreezes } from '../measure/freezes';
import { watchMemory } from '../measure/memory';
import type { RunPart, Session } from '../measure/session';
import type { Comparison, Findings } from '../model';
import { createRandom } from '../noise';
import { SEED } from '../seed';
import { generatedBlob } from './generated-blob';
import { MEMORY_MB } from './hash';
import { ALL_FOUR, nativeHashes, nativeName, siteHashes } from './hash-contenders';
import { atLeast, atMost, findings, freezeFindings, memoryFindings, mergeFindings } from './part';

const CANCELS = 5;

async function watched(bench: Bench, session: Session, { path, label }: Input): Promise<Findings> {
  const uses = await session.repeat(`memory and longest task, ${label}`, async () => {
    const site = hashPage(await bench.openTool('hash-generator'));
    const use = async () => {
      await site.chooseFile(path);
      await site.generate();
    };
    const memory = await watchMemory(bench.browser, use);
    // The workers exist by now, so this growth depends on the file alone.
    const again = await watchMemory(bench.browser, async () => void (await site.generate()));
    const freezes = await watchFreezes(site.page, use);
    await site.page.close();
    return { memory, again, freezes };
  });
  return mergeFindings([
    memoryFindings(
      uses.map(({ memory }) => memory),
      label,
      MEMORY_MB,
    ),
    memoryFindings(
      uses.map(({ again }) => again),
      `${label}, second run`,
    ),
    freezeFindings(
      uses.map(({ freezes }) => freezes),
      label,
    ),
  ]);
}

/** Cancels at random points, all well within the run. */
async function cancels(site: HashPage, input: Input, runMs: number): Promise<Findings> {
  const random = createRandom(SEED);
  const button = site.page.getByRole('button', { name: 'Generate Hashes' });
  await site.chooseFile(input.path);
  const waits: number[] = [];
  for (let turn = 0; turn < CANCELS; turn++) waits.push(await cancelAfter(button, random() * runMs * 0.5));
  return findings({
    measurements: [{ ...atMost(`From Cancel to an enabled button, ${input.label}`, waits, 500, 'ms'), by: 'most' }],
  });
}

/** The fastest run of ours, in milliseconds. */
const fastestOf = (comparison: Comparison) => Math.min(...(oursIn(comparison)?.samples ?? [0]));

export const large: RunPart = async (bench, session) => {
  const found: Findings[] = [];
  for (const bytes of session.quick ? [256 * MB] : [2 * GB, 4.3 * GB]) {
    const input = await noiseFile(bytes);
    found.push(await watched(bench, session, input));
    const site = hashPage(await bench.openTool('hash-generator'));
    await site.chooseFile(input.path);
    const contenders = [siteHashes(site, ALL_FOUR), nativeHashes(ALL_FOUR)];
    const comparison = await session.compare({ subject: ALL_FOUR.label, input, contenders });
    found.push(findings({ comparisons: [comparison], targets: atLeast(0.9, nativeName(ALL_FOUR), comparison) }));
    found.push(await cancels(site, input, fastestOf(comparison)));
    await site.page.close();
  }
  found.push(await generatedBlob(bench, session.quick ? 70 * MB : 4.4 * GB));
  return mergeFindings(found);
};
