// A file that never was on disk: a Blob of many times the same bytes, beyond 4 GiB, given to the hash generator.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { hashPage } from '../browser/hash-page';
import type { Bench } from '../browser/open';
import { MB, noiseFile, sizeLabel } from '../inputs';
import { run } from '../measure/native';
import type { Findings } from '../model';
import { ALL_FOUR } from './hash-contenders';
import { findings, measured } from './part';

const PIECE_BYTES = 20 * MB;

/** Puts the piece into the page's file input, so many times over as one file, as if it had been chosen. */
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
  await page.locator('input[type=file]').setInputFiles(piece);
  await page.getByText('generated.bin').first().waitFor();
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
