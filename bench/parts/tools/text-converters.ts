// URL, HTML, binary and case converters: a file through the site, against a plain page that does it on its own thread.
import type { Page } from '@playwright/test';
import { open, stat } from 'node:fs/promises';
import { fileField } from '../../browser/file-field';
import { clickToResult } from '../../browser/click';
import { MB, madeOnce, sizeLabel } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import type { RunPart } from '../../measure/session';
import type { Comparison } from '../../model';
import { atLeast, findings } from '../part';

export type NaiveTool = 'url-encoder' | 'html-encoder' | 'binary-converter' | 'text-case-converter';

const MARKUP = '<input type=file><textarea rows=20 cols=80></textarea>';

/** Milliseconds from the click to the result laid out. */
function convertNaively(page: Page, tool: NaiveTool): Promise<number> {
  return page.evaluate(async (id) => {
    const entities: Readonly<Record<string, string>> = {
      '&': '&amp;',
      '<': '&lt;',
      '>': '&gt;',
      '"': '&quot;',
      "'": '&#39;',
      '/': '&#x2F;',
    };
    const ways: Readonly<Record<NaiveTool, (text: string) => string>> = {
      'url-encoder': encodeURIComponent,
      'html-encoder': (text) => text.replace(/[&<>"'/]/g, (character) => entities[character] ?? ''),
      'binary-converter': (text) =>
        Array.from(new TextEncoder().encode(text), (byte) => byte.toString(2).padStart(8, '0')).join(' '),
      'text-case-converter': (text) =>
        text.replace(/\w\S*/g, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
    };
    const file = document.querySelector('input')?.files?.[0];
    const field = document.querySelector('textarea');
    if (!file || !field) throw new Error('The page is not ready');
    const startedAt = performance.now();
    field.value = ways[id](await file.text());
    field.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const ms = performance.now() - startedAt;
    field.value = '';
    return ms;
  }, tool);
}

export const naivePage = (page: Page, tool: NaiveTool): Contender => ({
  name: 'a plain page',
  kind: 'peer',
  prepare: async ({ path }) => {
    await page.setContent(MARKUP);
    await page.locator('input').setInputFiles(path);
  },
  run: async () => {
    await page.bringToFront();
    return { ms: await convertNaively(page, tool) };
  },
});

const SUBJECTS: readonly { readonly tool: NaiveTool; readonly label: string; readonly button: string }[] = [
  { tool: 'url-encoder', label: 'URL encode', button: 'Encode' },
  { tool: 'html-encoder', label: 'HTML encode', button: 'Encode' },
  { tool: 'binary-converter', label: 'Text to binary', button: 'Convert' },
  { tool: 'text-case-converter', label: 'Title case', button: 'Convert Text Cases' },
];

const LINE = 'The quick brown fox, 100% "jumps" <b>over</b> the lazy dog & café — co.\n';

export async function markupFile(bytes: number): Promise<Input> {
  const path = await madeOnce(`text-${bytes}.txt`, async (target) => {
    const file = await open(target, 'w');
    const part = Buffer.from(LINE.repeat(10_000));
    for (let left = bytes; left > 0; left -= part.length) await file.write(part);
    await file.close();
  });
  return { label: `${sizeLabel(bytes)} of text`, bytes: (await stat(path)).size, path };
}

const choose = (page: Page, path: string) => fileField(page).setInputFiles(path);

async function chooseTitleCase(page: Page) {
  const fileCase = page.getByLabel('Convert to');
  if (await fileCase.count()) await fileCase.selectOption('title');
}

/** From the click to the result on screen. */
const convert = (page: Page, button: string) =>
  clickToResult(page.getByRole('button', { name: button, exact: true }), 'main section[aria-labelledby] h2');

function site(page: Page, button: string): Contender {
  return {
    name: 'Toolyard',
    kind: 'ours',
    prepare: async ({ path }) => {
      await choose(page, path);
      await chooseTitleCase(page);
    },
    run: async () => {
      await page.bringToFront();
      return { ms: await convert(page, button) };
    },
  };
}

export const textConverters: RunPart = async (bench, session) => {
  const plain = await bench.openBlank();
  const comparisons: Comparison[] = [];
  for (const { tool, label, button } of SUBJECTS) {
    const page = await bench.openTool(tool);
    const contenders = [site(page, button), naivePage(plain, tool)];
    // Beyond this size, the plain page's field full of digits crashes the page.
    const input = await markupFile(session.quick || tool === 'binary-converter' ? 2 * MB : 10 * MB);
    comparisons.push(await session.compare({ subject: label, input, contenders }));
    await page.close();
  }
  return findings({
    comparisons,
    targets: comparisons.flatMap((comparison) => atLeast(10, 'a plain page', comparison)),
  });
};
