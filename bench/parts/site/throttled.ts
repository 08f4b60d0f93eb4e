// The page on a phone: its longest task with the processor slowed down by four, as it would be on the reference machine. Machines
// differ by a factor of two, and one that is shared changes from minute to minute.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { slowness } from '../../../tests/browser/lib/calibration';
import { FROZEN_MS } from '../../../tests/browser/lib/thread-time';
import { actionButton, start, textField } from '../../../tests/browser/lib/tool-page';
import type { Setting, ToolCase, TypedCase } from '../../../tests/tools/case';
import { toolCases } from '../../../tests/tools/cases';
import { findTools } from '../../../tests/tools/find-tools';
import type { Bench } from '../../browser/open';
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
} from '../../browser/slow-page';
import { reasonOf } from '../../failure';
import { KB, MB, sizeLabel } from '../../inputs';
import { LEAST_ROUNDS } from '../../figures';
import { longestTaskDuring } from '../../measure/freezes';
import type { RunPart } from '../../measure/session';
import { median } from '../../../src/lib/statistics';
import { findings, longestTask } from '../part';
import { proseFile } from '../tools/prose';

const tools = await findTools();

interface Tool {
  readonly id: string;
  readonly title: string;
}

const RATE = 4;
const TYPED_BYTES = 200 * KB;
const FILES = 300;
/**
 * The page's own work is in every attempt, but a stall of the machine is in only one of them. So the lowest value counts, and more
 * attempts than LEAST_ROUNDS are only made of what has taken too long in each.
 */
const TRIES = 5;
const PATIENCE_MS = 60_000;
/** Long enough for the run after the last keystroke, in a tool without a button. */
const LIVE_MS = 3000;

/** A text of many lines. The usual way to fill a field would make one line, which becomes a file. */
const asJson = (prose: string) => JSON.stringify({ lines: prose.split('\n') }, null, 2);
const LONG_TEXTS: Readonly<Record<string, (prose: string) => string>> = {
  'json-formatter': asJson,
  'json-to-yaml': asJson,
  'json-to-xml': asJson,
  identify: (prose) => prose,
};

/** For a long text in a field other than the usual one: its label, and the other settings. */
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

/** Runs the tool. A tool without a button runs automatically. */
async function runToEnd(page: Page, tool: ToolCase, asked: Parameters<typeof actionButton>[2]) {
  const button = actionButton(page, tool, asked);
  if (!button) return page.waitForTimeout(LIVE_MS);
  await press(button);
  await whenEnded(page);
}

/** Types into a text of 200 KB, and makes its result once. */
const typedText = (bench: Bench, id: string, tool: ToolCase, typed: TypedCase, text: string) =>
  withPage(bench.openTool(id), async (page) => {
    const long = LONG_FIELDS[id];
    const field = long ? page.getByLabel(long.label, { exact: true }) : textField(page);
    await put(field, text);
    const typing = await longestTaskDuring(page, () => typeKeys(page, field));
    // Fields grow with their text.
    const look = await lookOf(field);
    // Sets the options. The run starts later.
    await start(page, {}, { settings: (long ?? typed).settings ?? [] });
    const result = await longestTaskDuring(page, () => runToEnd(page, tool, typed));
    return { look, typing, result };
  });

const isLong = (tries: readonly number[]) => Math.min(...tries) > FROZEN_MS;

/** `timesOf`: the longest tasks of an attempt, in milliseconds. Without it, all attempts are made. */
const repeated = async <T>(once: () => Promise<T>, timesOf?: (found: T) => readonly number[]): Promise<[T, ...T[]]> => {
  const found: [T, ...T[]] = [await once()];
  const areLong = () =>
    !timesOf || timesOf(found[0]).some((_, at) => isLong(found.map((one) => timesOf(one)[at] ?? 0)));
  while (found.length < LEAST_ROUNDS || (found.length < TRIES && areLong())) found.push(await once());
  return found;
};

/** How many times slower this machine is than the reference at the moment. Doesn't include the page's deliberate slowdown. */
const slownessOf = (page: Page) => slowness(page, RATE);

/** The same text in a field with the same style but without listeners: the browser's own share. */
const bareTyping = (bench: Bench, look: FieldLook, text: string) =>
  withPage(bench.openBlank(), async (page) => {
    const field = await bareField(page, look);
    await put(field, text);
    const tries = await repeated(() => longestTaskDuring(page, () => typeKeys(page, field)));
    return { ms: Math.min(...tries), machine: await slownessOf(page) };
  });

/** The longest task of each try, on this machine, in milliseconds. */
interface Measured {
  readonly what: string;
  readonly tries: readonly number[];
  /** The same in a field without our code, which no tool can change. */
  readonly bare?: number;
}

interface Watched {
  readonly measured: readonly Measured[];
  /** How many times slower than the reference the machine is at the moment, if that was measured. */
  readonly machine?: number;
}

async function textTool(
  bench: Bench,
  { id, title }: Tool,
  tool: ToolCase,
  typed: TypedCase,
  prose: string,
): Promise<Watched> {
  const text = longText(id, typed, prose);
  const tries = await repeated(
    () => typedText(bench, id, tool, typed, text),
    ({ typing, result }) => [typing, result],
  );
  const typing = tries.map((one) => one.typing);
  const bare = isLong(typing) ? await bareTyping(bench, tries[0].look, text) : undefined;
  const where = `${sizeLabel(TYPED_BYTES)} of text, ${title}`;
  return {
    measured: [
      { what: `typing into ${where}`, tries: typing, ...(bare && { bare: bare.ms }) },
      { what: `the result of ${where}`, tries: tries.map(({ result }) => result) },
    ],
    ...(bare && { machine: bare.machine }),
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
        { what: `choosing ${FILES} files`, tries: [choosing] },
        { what: `the hashes of ${FILES} files`, tries: [hashing] },
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
        { what: 'a progress bar', tries: [progress] },
        { what: 'scrolling a preview', tries: [scrolling] },
      ],
      machine: await slownessOf(page),
    };
  });

async function severalTimes(once: () => Promise<Watched>): Promise<Watched> {
  const tries = await repeated(once, (found) => found.measured.flatMap((one) => one.tries));
  const measured = tries[0].measured.map(({ what }, i) => ({
    what,
    tries: tries.flatMap((found) => found.measured[i]?.tries ?? []),
  }));
  return { measured, machine: median(tries.flatMap((found) => found.machine ?? [])) };
}

export const throttled: RunPart = async (bench, session) => {
  const prose = await readFile((await proseFile(TYPED_BYTES)).path, 'utf8');
  const found: Watched[] = [];
  const wrong: string[] = [];
  /** If one tool fails, the others are still measured. */
  const measure = async (what: string, watch: () => Promise<Watched>) => {
    session.step(what);
    try {
      found.push(await watch());
    } catch (error) {
      wrong.push(`${what}: ${reasonOf(error)}`);
    }
    session.note(what);
  };
  for (const tool of tools) {
    const usual = toolCases[tool.id];
    const typed = usual?.typed;
    if (typed) await measure(tool.title, () => textTool(bench, tool, usual, typed, prose));
  }
  await measure('Many files', () => severalTimes(() => manyFiles(bench)));
  const { path } = await proseFile((session.quick ? 64 : 256) * MB);
  await measure('A large file', () => severalTimes(() => largeFile(bench, path)));
  // One calibration takes less than a second, in which a shared machine may be much slower than at other times.
  const machine = median(found.flatMap((watched) => watched.machine ?? []));
  const measurements = found
    .flatMap(({ measured }) => measured)
    .map(({ what, tries, bare }) =>
      longestTask(
        `Longest task at ÷${RATE}, ${what}`,
        tries.map((ms) => ({ ms, machine })),
        'least',
        bare,
      ),
    );
  return findings({ measurements, wrong });
};
