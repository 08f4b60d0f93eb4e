// One use of a tool in any browser engine: from the click, or from choosing the file if there is no button, to the result.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver, Target } from '../../tests/engines/driver';
import { growthDuring } from '../../tests/engines/memory';
import { runAnyway } from '../../tests/engines/run-anyway';

const MAIN: Target = { role: 'main' };
const ALERT: Target = { role: 'alert', within: MAIN };

const EVERY_MS = 50;
const LONGEST_MS = 5 * 60_000;
/** By then, most memory of the previous page is free. */
const SETTLE_MS = 3_000;

export const region = (name: string | RegExp): Target => ({ role: 'region', name, within: MAIN });
export const box = (label: string): Target => ({
  role: 'status',
  within: { role: 'group', name: label, within: MAIN },
});

export const isShown = (target: Target) => async (driver: Driver) => (await driver.count(target)) > 0;

/** The name of its only button. */
export const isEnabled = (name: string) => async (driver: Driver) =>
  driver.isEnabled({ role: 'button', name, within: MAIN });

export interface EngineUse {
  readonly tool: string;
  /** Undefined if the tool runs automatically. Then `clear` is required. */
  readonly button?: string;
  readonly clear?: string;
  /** The names of the inputs that take the file; the first one unless given. */
  readonly openers?: readonly string[];
  readonly arrange?: (driver: Driver) => Promise<void>;
  /** Whether a result is there. */
  readonly isDone: (driver: Driver) => Promise<boolean>;
  /** The computed text. */
  readonly output?: (driver: Driver) => Promise<string>;
}

export const select = (name: string, option: string) => (driver: Driver) =>
  driver.select({ role: 'combobox', name, within: MAIN }, option);

export const choose = (name: string) => (driver: Driver) => driver.click({ role: 'radio', name, within: MAIN });

export interface Used {
  readonly ms: number;
  /** Peak memory of all of the browser's processes, in megabytes. */
  readonly growth: number;
  /** The tool's message if there is no result, otherwise empty. */
  readonly refusal: string;
  readonly output: string;
}

async function until(isThere: () => Promise<boolean>) {
  for (const last = Date.now() + LONGEST_MS; Date.now() < last; await sleep(EVERY_MS)) if (await isThere()) return;
  throw new Error('Neither a result nor an error appeared');
}

async function giveIn(driver: Driver, { openers, arrange }: EngineUse, path: string) {
  const inputs = openers?.map((name): Target => ({ role: 'file', name, within: MAIN })) ?? [
    { role: 'file' as const, within: MAIN },
  ];
  for (const input of inputs) await driver.setFiles(input, [path]);
  await arrange?.(driver);
}

const press = (driver: Driver, name: string | undefined) =>
  name === undefined ? Promise.resolve() : driver.click({ role: 'button', name, within: MAIN });

/** On a page where the tool ran before, so the worker and its code are already in memory. */
export async function useAgain(driver: Driver, use: EngineUse, path: string): Promise<Used> {
  let startedAt = 0;
  await press(driver, use.clear);
  await sleep(SETTLE_MS);
  const growth = await growthDuring(async () => {
    startedAt = performance.now();
    await giveIn(driver, use, path);
    if (use.button !== undefined) {
      // Choosing a file removes the previous file's result.
      await until(async () => !(await use.isDone(driver)));
      startedAt = performance.now();
      await press(driver, use.button);
    }
    await until(async () => {
      await runAnyway(driver);
      return (await use.isDone(driver)) || (await driver.count(ALERT)) > 0;
    });
  });
  const ms = performance.now() - startedAt;
  const isDone = await use.isDone(driver);
  const [refusal = 'no result'] = isDone ? [''] : await driver.texts(ALERT);
  return { ms, growth, refusal, output: isDone ? ((await use.output?.(driver)) ?? '') : '' };
}

const TRIES = 3;

/**
 * Firefox's driver sometimes stops a nested worker permanently. Without a driver, 200 of 200 such workers responded. In that
 * case the page is opened again.
 */
export async function useAgainOrAnew(driver: Driver, use: EngineUse, small: string, path: string): Promise<Used> {
  for (let left = TRIES; ; left--) {
    try {
      return await useAgain(driver, use, path);
    } catch (error) {
      if (left === 1) throw error;
      await openAndUse(driver, use, small);
    }
  }
}

export async function openAndUse(driver: Driver, use: EngineUse, path: string): Promise<void> {
  await driver.open(`/tool/${use.tool}`);
  await giveIn(driver, use, path);
  await press(driver, use.button);
  await until(() => use.isDone(driver));
}
