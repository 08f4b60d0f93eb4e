// The page on a phone: its longest task with the processor slowed down by four, as it would be on the reference machine. Machines
// differ by a factor of two, and one that is shared changes from minute to minute.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { findTools } from '../../tests/tools/find-tools';
import { slowness } from '../../tests/browser/calibration';
import { actionButton, start, textField } from '../../tests/browser/tool-page';
import type { Setting, ToolCase, TypedCase } from '../../tests/tools/case';
import { toolCases } from '../../tests/tools/cases';
import type { Bench } from '../browser/open';
import {
  bareField,
  lookOf,
  press,
  put,
  putFiles,
  slowDown,
  tellChange,
  typeKeys,
  whenEnded,
  whenSays,
  type FieldLook,
} from '../browser/slow-page';
import { KB, MB, sizeLabel } from '../inputs';
import { longestTaskDuring } from '../measure/freezes';
import { spread } from '../measure/spread';
import { findings, taskTarget, type Part } from './part';
import { proseFile } from './prose';

const tools = await findTools();

interface Tool {
  readonly id: string;
  readonly title: string;
}

const RATE = 4;
const TYPED_BYTES = 200 * KB;
const FILES = 300;
/** What the page needs comes at every try, a stall of the machine at one of them: the least counts. */
const TRIES = 3;
const PATIENCE_MS = 60_000;
/** Long enough for what follows the last key, where a tool has no button. */
const LIVE_MS = 3000;

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

function longText(id: string, typed: TypedCase, prose: string) {
  const around = LONG_TEXTS[id] ?? typed.around;
  return LONG_FIELDS[id] || !around ? prose : around(prose);
}

async function withPage<T>(open: Promise<Page>, use: (page: Page) => Promise<T>): Promise<T> {
  const page = await open;
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await slowDown(page, RATE);
    return await use(page);
  } finally {
    await page.close();
  }
}

/** Runs the tool; one without a button has begun by itself. */
async function runToEnd(page: Page, tool: ToolCase, asked: Parameters<typeof actionButton>[2]) {
  const button = actionButton(page, tool, asked);
  if (!button) return page.waitForTimeout(LIVE_MS);
  await press(button);
  await whenEnded(page);
}

/** Typing into a text of 200 KB, and making its result: once. */
const typedText = (bench: Bench, id: string, tool: ToolCase, typed: TypedCase, text: string) =>
  withPage(bench.openTool(id), async (page) => {
    const long = LONG_FIELDS[id];
    const field = long ? page.getByLabel(long.label, { exact: true }) : textField(page);
    await put(field, text);
    const typing = await longestTaskDuring(page, () => typeKeys(page, field));
    // Fields grow with their text.
    const look = await lookOf(field);
    // Sets what is to be set; the run itself is begun below.
    await start(page, {}, { settings: (long ?? typed).settings ?? [] });
    const result = await longestTaskDuring(page, () => runToEnd(page, tool, typed));
    return { look, typing, result };
  });

const repeated = async <T>(once: () => Promise<T>): Promise<[T, ...T[]]> => {
  const found: [T, ...T[]] = [await once()];
  while (found.length < TRIES) found.push(await once());
  return found;
};

const least = (tries: readonly number[]) => spread(tries).min;

/** How many times slower this machine is than the reference, at the moment: not the page, which is slowed down on purpose. */
const slownessOf = (page: Page) => slowness(page, RATE);

/** The same text in a field of the same look, without anything that listens: the browser's own share. */
const bareTyping = (bench: Bench, look: FieldLook, text: string) =>
  withPage(bench.openBlank(), async (page) => {
    const field = await bareField(page, look);
    await put(field, text);
    const typing = least(await repeated(() => longestTaskDuring(page, () => typeKeys(page, field))));
    return { typing, machine: await slownessOf(page) };
  });

/** One longest task, on this machine. */
interface Measured {
  readonly what: string;
  readonly ms: number;
  /** What it is made of. */
  readonly terms?: string;
}

interface Watched {
  readonly measured: readonly Measured[];
  readonly machine: number;
}

async function textTool(
  bench: Bench,
  { id, title }: Tool,
  tool: ToolCase,
  typed: TypedCase,
  prose: string,
): Promise<Watched> {
  const text = longText(id, typed, prose);
  const tries = await repeated(() => typedText(bench, id, tool, typed, text));
  const typing = least(tries.map((found) => found.typing));
  const result = least(tries.map((found) => found.result));
  const { typing: bare, machine } = await bareTyping(bench, tries[0].look, text);
  const where = `${sizeLabel(TYPED_BYTES)} of text, ${title} (least of ${TRIES})`;
  return {
    measured: [
      {
        // What the browser needs for the field alone is nobody's to change.
        what: `typing into ${where}, above a bare textarea's`,
        ms: typing - bare,
        terms: `${typing} − ${bare}`,
      },
      { what: `the result of ${where}`, ms: result },
    ],
    machine,
  };
}

const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Hashes' });
const openFiles = (page: Page) => page.getByLabel('Open files', { exact: true });

const manyFiles = (bench: Bench) =>
  withPage<Watched>(bench.openTool('hash-generator'), async (page) => {
    const field = openFiles(page);
    await putFiles(field, FILES);
    const choosing = await longestTaskDuring(page, async () => {
      await tellChange(field);
      await whenSays(page, `${FILES} files`);
    });
    const hashing = await longestTaskDuring(page, async () => {
      await press(generateButton(page));
      await whenEnded(page);
    });
    return {
      measured: [
        { what: `choosing ${FILES} files`, ms: choosing },
        { what: `the hashes of ${FILES} files`, ms: hashing },
      ],
      machine: await slownessOf(page),
    };
  });

const largeFile = (bench: Bench, path: string) =>
  withPage<Watched>(bench.openTool('hash-generator'), async (page) => {
    await openFiles(page).setInputFiles(path);
    const progress = await longestTaskDuring(page, async () => {
      await press(generateButton(page));
      await whenEnded(page);
    });
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Start of the file' });
    await preview.waitFor();
    const scrolling = await longestTaskDuring(page, async () => {
      await preview.hover();
      for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 400);
    });
    return {
      measured: [
        { what: 'a progress bar', ms: progress },
        { what: 'scrolling a preview', ms: scrolling },
      ],
      machine: await slownessOf(page),
    };
  });

async function leastOf(once: () => Promise<Watched>): Promise<Watched> {
  const tries = await repeated(once);
  const measured = tries[0].measured.map(({ what }, i) => ({
    what: `${what} (least of ${TRIES})`,
    ms: least(tries.map((found) => found.measured[i]?.ms ?? Infinity)),
  }));
  return { measured, machine: spread(tries.map((found) => found.machine)).median };
}

/** A browser's message repeats the text from its second line on. */
const firstLine = (error: unknown) => String(error).split('\n', 1).join();

export const throttled: Part = {
  id: 'throttled',
  title: `On a slow processor (÷${RATE})`,
  async run(bench, { quick }) {
    const prose = await readFile((await proseFile(TYPED_BYTES)).path, 'utf8');
    const found: Watched[] = [];
    const faults: string[] = [];
    /** What fails leaves the rest to be measured nevertheless. */
    const measure = async (what: string, watch: () => Promise<Watched>) => {
      try {
        found.push(await watch());
      } catch (error) {
        faults.push(`${what}: ${firstLine(error)}`);
      }
    };
    for (const tool of tools) {
      const usual = toolCases[tool.id];
      const typed = usual?.typed;
      if (typed) await measure(tool.title, () => textTool(bench, tool, usual, typed, prose));
    }
    await measure('Many files', () => leastOf(() => manyFiles(bench)));
    const { path } = await proseFile((quick ? 64 : 256) * MB);
    await measure('A large file', () => leastOf(() => largeFile(bench, path)));
    // A single one lasts for less than a second, in which a shared machine may be much slower than in the rest.
    const { median: machine } = spread(found.map((watched) => watched.machine));
    return findings({
      targets: found
        .flatMap(({ measured }) => measured)
        .map(({ what, ms, terms }) => taskTarget(`Longest task at ÷${RATE}, ${what}`, ms, machine, terms)),
      faults,
    });
  },
};
