// The page on a phone: its longest task with the processor slowed down by four, as the browser's own tools do it.
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { tools } from '../../src/tools/index';
import { actionButton, start, textField } from '../../tests/browser/tool-page';
import type { Setting, ToolCase, TypedCase } from '../../tests/tools/case';
import { toolCases } from '../../tests/tools/cases';
import type { Bench } from '../browser/open';
import { KB, MB, sizeLabel } from '../inputs';
import { watchFreezes } from '../measure/freezes';
import { atMost, findings, mergeFindings, type Findings, type Part } from './part';
import { proseFile } from './prose';

interface Tool {
  readonly id: string;
  readonly title: string;
}

const RATE = 4;
const LIMIT_MS = 50;
const TYPED_BYTES = 200 * KB;
const FILES = 300;
const PATIENCE_MS = 60_000;

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: RATE });
}

const longestOf = async (page: Page, action: () => Promise<void>) => (await watchFreezes(page, action)).longestTask;

/** Of many lines, where the table's own way to put a word into a text would make one line of it, which becomes a file. */
const LONG_TEXTS: Readonly<Record<string, (prose: string) => string>> = Object.fromEntries(
  ['json-formatter', 'json-to-yaml', 'json-to-xml'].map((id) => [
    id,
    (prose: string) => JSON.stringify({ lines: prose.split('\n') }, null, 2),
  ]),
);

/** Where a long text goes into another field than the table types into: its label, and what is set beside it. */
const LONG_FIELDS: Readonly<Record<string, { readonly label: string; readonly settings: readonly Setting[] }>> = {
  'regex-tester': { label: 'Test text', settings: [{ field: 'Regular expression', text: '\\w+' }] },
};

/** As a paste does, in one step. The browser's typing of so many lines, by which Playwright fills a field, takes minutes. */
const put = (field: Locator, text: string) =>
  field.evaluate((element, text) => {
    const area = element as HTMLTextAreaElement | HTMLInputElement;
    // React replaces the element's own setter by one that takes the value for known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(area), 'value')?.set?.call(area, text);
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);

/** Twelve keys at the end of the text, one by one. */
async function typeKeys(page: Page, field: Locator) {
  await field.press('Control+End');
  await page.keyboard.type(' some words', { delay: 150 });
}

/** The driver's own looks at the page are tasks of the page as well: they are few, and cheap. */
const SELDOM = { polling: 500 } as const;

/** In a task of the page's own, without the driver's tests of what is under its pointer. */
const press = (button: Locator) =>
  button.evaluate((element) => void setTimeout(() => (element as HTMLElement).click()));

const whenSays = (page: Page, text: string) =>
  page.waitForFunction((text) => document.querySelector('main')?.textContent.includes(text), text, SELDOM);

/** A tool that refuses so much has given its answer as well. */
const ENDED = 'main :is([aria-invalid=true], [role=alert]:not(:empty))';

const whenEnded = (page: Page) =>
  page.waitForFunction(
    (ended) =>
      document.querySelector(ended) !== null ||
      [...document.querySelectorAll('main [role=status]')].some(({ textContent }) => textContent.startsWith('Done.')),
    ENDED,
    SELDOM,
  );

/** Long enough for what follows the last key. */
const LIVE_MS = 3000;

/** Runs the tool; one without a button has begun by itself. */
async function runToEnd(page: Page, tool: ToolCase, asked: Parameters<typeof actionButton>[2]) {
  const button = actionButton(page, tool, asked);
  if (!button) return page.waitForTimeout(LIVE_MS);
  await press(button);
  await whenEnded(page);
}

/** Typing into a text of 200 KB, and making its result. */
async function typedText(bench: Bench, { id, title }: Tool, tool: ToolCase, typed: TypedCase, prose: string) {
  const page = await bench.openTool(id);
  page.setDefaultTimeout(PATIENCE_MS);
  const long = LONG_FIELDS[id];
  try {
    await slowDown(page);
    const field = long ? page.getByLabel(long.label, { exact: true }) : textField(page);
    const around = LONG_TEXTS[id] ?? typed.around;
    await put(field, long || !around ? prose : around(prose));
    const typing = await longestOf(page, () => typeKeys(page, field));
    // Sets what is to be set; the run itself is begun below.
    await start(page, {}, { settings: (long ?? typed).settings ?? [] });
    const running = await longestOf(page, () => runToEnd(page, tool, typed));
    const where = `${sizeLabel(TYPED_BYTES)} of text, ${title}`;
    return findings({
      targets: [
        atMost(`Longest task at ÷${RATE}, typing into ${where}`, typing, LIMIT_MS, 'ms'),
        atMost(`Longest task at ÷${RATE}, the result of ${where}`, running, LIMIT_MS, 'ms'),
      ],
    });
  } finally {
    await page.close();
  }
}

/** The browser's own share: a field of a page that does nothing. */
async function bareField(bench: Bench, text: string): Promise<Findings> {
  const page = await bench.openBlank();
  await page.setContent('<main><textarea rows=16 cols=60></textarea></main>');
  await slowDown(page);
  const field = textField(page);
  await put(field, text);
  const value = await longestOf(page, () => typeKeys(page, field));
  await page.close();
  const name = `Longest task at ÷${RATE}, typing into ${sizeLabel(TYPED_BYTES)} in a bare textarea`;
  return findings({ facts: [{ name, value, unit: 'ms' }] });
}

async function files(bench: Bench, path: string): Promise<Findings> {
  const page = await bench.openTool('hash-generator');
  page.setDefaultTimeout(PATIENCE_MS);
  await slowDown(page);
  const field = page.getByLabel('Open files', { exact: true });
  const generate = page.getByRole('button', { name: 'Generate Hashes' });
  const many = Array.from({ length: FILES }, (_, index) => ({
    name: `file ${index}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Content of file ${index}`),
  }));
  const choosing = await longestOf(page, async () => {
    await field.setInputFiles(many);
    await whenSays(page, `${FILES} files`);
  });
  const hashing = await longestOf(page, async () => {
    await press(generate);
    await whenEnded(page);
  });
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await field.setInputFiles(path);
  const progress = await longestOf(page, async () => {
    await press(generate);
    await whenEnded(page);
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
  return findings({
    targets: [
      at(`choosing ${FILES} files`, choosing),
      at(`the hashes of ${FILES} files`, hashing),
      at('a progress bar', progress),
      at('scrolling a preview', scrolling),
    ],
  });
}

/** A browser's message repeats the text from its second line on. */
const firstLine = (error: unknown) => String(error).split('\n', 1).join();

export const throttled: Part = {
  id: 'throttled',
  title: `On a slow processor (÷${RATE})`,
  async run(bench, { quick }) {
    const prose = await readFile((await proseFile(TYPED_BYTES)).path, 'utf8');
    const found: Findings[] = [];
    /** What fails leaves the rest to be measured nevertheless. */
    const measure = async (what: string, watch: () => Promise<Findings>) =>
      found.push(await watch().catch((error: unknown) => findings({ faults: [`${what}: ${firstLine(error)}`] })));
    await measure('A bare textarea', () => bareField(bench, prose));
    for (const tool of tools) {
      const usual = toolCases[tool.id];
      const typed = usual?.typed;
      if (typed) await measure(tool.title, () => typedText(bench, tool, usual, typed, prose));
    }
    const { path } = await proseFile((quick ? 64 : 256) * MB);
    await measure('Files', () => files(bench, path));
    return mergeFindings(found);
  },
};
