// The page on a phone: its longest task with the processor slowed down by four, as the browser's own tools do it.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { tools } from '../../src/tools/index';
import { actionButton, start, textField } from '../../tests/browser/tool-page';
import type { ToolCase } from '../../tests/tools/case';
import { toolCases } from '../../tests/tools/cases';
import type { Bench } from '../browser/open';
import { KB, MB, sizeLabel } from '../inputs';
import { watchFreezes } from '../measure/freezes';
import { atMost, findings, type Fact, type Part, type Target } from './part';
import { proseFile } from './prose';

const RATE = 4;
const LIMIT_MS = 50;
const TYPED_BYTES = 200 * KB;
const FILES = 300;

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: RATE });
}

const longestOf = async (page: Page, action: () => Promise<void>) => (await watchFreezes(page, action)).longestTask;

const results = (page: Page) => page.getByRole('region', { name: /^(Result|Results|Hashes|Counts|UPPERCASE)/ }).first();

/** Twelve keys at the end of the text, one by one. */
async function typeKeys(page: Page) {
  const field = textField(page);
  await field.press('Control+End');
  await field.pressSequentially(' some words', { delay: 150 });
}

/** Typing into a text of 200 KB, and making its result. */
async function typedText(bench: Bench, { id, title }: { id: string; title: string }, tool: ToolCase, text: string) {
  const page = await bench.openTool(id);
  await slowDown(page);
  await textField(page).fill(text);
  const typing = await longestOf(page, () => typeKeys(page));
  const running = await longestOf(page, async () => {
    await start(page, tool, tool.typed);
    await results(page).waitFor();
    await actionButton(page, tool)?.and(page.locator('[aria-disabled=true]')).waitFor({ state: 'detached' });
  });
  await page.close();
  const where = `${sizeLabel(TYPED_BYTES)} of text, ${title}`;
  return [
    atMost(`Longest task at ÷${RATE}, typing into ${where}`, typing, LIMIT_MS, 'ms'),
    atMost(`Longest task at ÷${RATE}, the result of ${where}`, running, LIMIT_MS, 'ms'),
  ];
}

/** The browser's own share of the typing: a field of a page that does nothing. */
async function bareField(bench: Bench, text: string): Promise<Fact> {
  const page = await bench.openBlank();
  await page.setContent('<main><textarea rows=16 cols=60></textarea></main>');
  await slowDown(page);
  await textField(page).fill(text);
  const value = await longestOf(page, () => typeKeys(page));
  await page.close();
  return {
    name: `Longest task at ÷${RATE}, typing into ${sizeLabel(TYPED_BYTES)} in a bare textarea`,
    value,
    unit: 'ms',
  };
}

async function files(bench: Bench, path: string): Promise<Target[]> {
  const page = await bench.openTool('hash-generator');
  await slowDown(page);
  const field = page.getByLabel('Open files', { exact: true });
  const many = Array.from({ length: FILES }, (_, index) => ({
    name: `file ${index}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Content of file ${index}`),
  }));
  const choosing = await longestOf(page, async () => {
    await field.setInputFiles(many);
    await page.getByText(`${FILES} files`).first().waitFor();
  });
  const hashing = await longestOf(page, async () => {
    await page.getByRole('button', { name: 'Generate Hashes' }).click();
    await page.getByRole('region', { name: 'file 0.txt' }).waitFor();
  });
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await field.setInputFiles(path);
  const progress = await longestOf(page, async () => {
    await page.getByRole('button', { name: 'Generate Hashes' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('group', { name: 'SHA512' }).waitFor();
  });
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview of the file' });
  await preview.waitFor();
  const scrolling = await longestOf(page, async () => {
    await preview.hover();
    for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 400);
  });
  await page.close();
  const at = (what: string, value: number) => atMost(`Longest task at ÷${RATE}, ${what}`, value, LIMIT_MS, 'ms');
  return [
    at(`choosing ${FILES} files`, choosing),
    at(`the hashes of ${FILES} files`, hashing),
    at('a progress bar', progress),
    at('scrolling a preview', scrolling),
  ];
}

export const throttled: Part = {
  id: 'throttled',
  title: `On a slow processor (÷${RATE})`,
  async run(bench, { quick }) {
    const text = await readFile((await proseFile(TYPED_BYTES)).path, 'utf8');
    const targets: Target[] = [];
    const faults: string[] = [];
    for (const tool of tools) {
      const usual = toolCases[tool.id];
      if (!usual?.typed) continue;
      try {
        targets.push(...(await typedText(bench, tool, usual, usual.typed.around?.(text) ?? text)));
      } catch (error) {
        // The other tools are measured nevertheless. A browser's message repeats the text from its second line on.
        faults.push(`${tool.title}: ${String(error).split('\n', 1).join()}`);
      }
    }
    targets.push(...(await files(bench, (await proseFile((quick ? 64 : 256) * MB)).path)));
    return findings({ targets, faults, facts: [await bareField(bench, text)] });
  },
};
