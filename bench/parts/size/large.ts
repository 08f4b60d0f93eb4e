// Files of more than 2 and 4 GiB in the hash generator: correct digests, flat memory, a responsive page, and a fast cancel.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileField } from '../../browser/file-field';
import { cancelAfter } from '../../browser/click';
import { type HashPage, hashPage } from '../../browser/hash-page';
import type { Bench } from '../../browser/open';
import { oursIn } from '../../figures';
import { GB, MB, noiseFile, sizeLabel } from '../../inputs';
import type { Input } from '../../measure/contender';
import { watchFreezes } from '../../measure/freezes';
import { watchMemory } from '../../measure/memory';
import { run } from '../../measure/native';
import type { RunPart, Session } from '../../measure/session';
import type { Comparison, Findings } from '../../model';
import { SEED, createRandom } from '../../../src/lib/seeded-noise';
import { MEMORY_MB } from '../tools/hash';
import { ALL_FOUR, nativeHashes, nativeName, siteHashes } from '../tools/hash-contenders';
import { atLeast, atMost, costFindings, findings, measured, memoryFindings, mergeFindings } from '../part';

const PIECE_BYTES = 20 * MB;

/** Puts repetitions of the piece as one file into the page's file input, as if it had been chosen. */
async function chooseRepeated(page: Page, piece: string, times: number) {
  await page.evaluate((count) => {
    const repeat = async (input: HTMLInputElement, file: File) => {
      const inMemory = new Blob([await file.arrayBuffer()]);
      const transfer = new DataTransfer();
      transfer.items.add(new File(new Array<Blob>(count).fill(inMemory), 'generated.bin'));
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const onChange = (event: Event) => {
      event.stopPropagation();
      const { target } = event;
      const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
      if (target instanceof HTMLInputElement && file) void repeat(target, file);
    };
    addEventListener('change', onChange, { capture: true, once: true });
  }, times);
  await fileField(page).setInputFiles(piece);
  // The browser moves most of it to the disk.
  await page.getByText('generated.bin').first().waitFor({ timeout: 120_000 });
}

async function nativeDigests(piece: string, times: number): Promise<string> {
  const bytes = await readFile(piece);
  const digests: string[] = [];
  for (const id of ALL_FOUR.ids) {
    const { stdout } = await run(`${id}sum`, [], Readable.from(new Array<Buffer>(times).fill(bytes)));
    digests.push(stdout.slice(0, stdout.indexOf(' ')));
  }
  return digests.join(' ');
}

export async function generatedBlob(bench: Bench, bytes: number): Promise<Findings> {
  const times = Math.ceil(bytes / PIECE_BYTES);
  const { path } = await noiseFile(PIECE_BYTES);
  const site = hashPage(await bench.openTool('hash-generator'));
  await chooseRepeated(site.page, path, times);
  const { ms, output = '' } = await site.generate();
  await site.page.close();
  const wanted = await nativeDigests(path, times);
  const label = `generated Blob of ${sizeLabel(times * PIECE_BYTES)}`;
  return findings({
    measurements: [measured(`From the click to four hashes, ${label}`, ms, 'ms')],
    wrong: output === wanted ? [] : [`${label}: ${output}, but the native tools say ${wanted}`],
  });
}

const CANCELS = 5;

const watched = (bench: Bench, session: Session, { path, label }: Input): Promise<Findings> =>
  session.measure(
    `memory and longest task, ${label}`,
    async () => {
      const site = hashPage(await bench.openTool('hash-generator'));
      const use = async () => {
        await site.chooseFile(path);
        await site.generate();
      };
      const memory = await watchMemory(bench.browser, use);
      // The workers have started by now, so this growth depends only on the file.
      const again = await watchMemory(bench.browser, async () => void (await site.generate()));
      const freezes = await watchFreezes(site.page, use);
      await site.page.close();
      return { memory, again, freezes };
    },
    (uses) =>
      mergeFindings([
        costFindings(uses, label, MEMORY_MB),
        memoryFindings(
          uses.map(({ again }) => again),
          `${label}, second run`,
        ),
      ]),
  );

/** Cancels at random points, all well within the run. */
async function cancels(site: HashPage, input: Input, runMs: number): Promise<Findings> {
  const random = createRandom(SEED);
  const button = site.page.getByRole('button', { name: 'Generate Hashes' });
  await site.chooseFile(input.path);
  const waits: number[] = [];
  for (let longest = runMs * 0.5; waits.length < CANCELS;) {
    const wait = await cancelAfter(button, random() * longest);
    if (wait === undefined)
      longest /= 2; // The run was faster than earlier ones, and ended before the cancel.
    else waits.push(wait);
  }
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
