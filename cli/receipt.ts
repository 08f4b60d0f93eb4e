// The receipt of a recipe's run: `--receipt FILE`.
import { lstat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { EVERYTHING } from '../workers/contract/recipe/recipe-text';
import { writeReceipt } from '../workers/contract/recipe/receipt';
import type { RecipeReply } from '../workers/contract/recipe/recipe-reply';
import { recordOfRun, varyingSteps } from '../workers/contract/recipe/replay';
import { ToolError } from '../workers/contract/run/errors';
import { buildHere } from './build-digest';
import { bytesOfText, systemPath } from './byte-names';
import { inWords } from './in-words';
import { message } from './message';
import type { OpenedRecipe } from './open-recipe';
import { fileDestination, newFileDestination, requireFile } from './outputs';
import { fileProblem, ofFile, shown } from './problem';

export interface AskedReceipt {
  readonly path: string;
  readonly isForced: boolean;
  /** Typed options, such as patterns, are in it. */
  readonly hasTyped: boolean;
}

/** Throws ToolError if a step gives another result each time. */
export function requireRepeatable({ recipe, tools, commands, places }: OpenedRecipe): void {
  const [place] = varyingSteps(recipe, tools);
  if (place === undefined) return;
  const values = { step: String(place + 1), tool: commands[places.indexOf(place)] ?? '' };
  throw new ToolError('unsupported', message('varyingStep', values));
}

/** Throws ToolError if the receipt can't be written there. `others` are the run's input files and its output. */
export async function requireReceiptFile({ path, isForced }: AskedReceipt, others: readonly string[]): Promise<void> {
  await requireFile(path);
  if (others.some((other) => resolve(other) === resolve(path)))
    throw new ToolError('unreadable', ofFile(path, message('receiptIsOther')));
  if (isForced) return;
  const stats = await lstat(systemPath(path)).catch(() => undefined);
  if (stats) throw fileProblem({ code: 'EEXIST' }, path, 'write');
}

/** `names` are those of the inputs: `-` for one that has no name. Throws ToolError. */
export async function saveReceipt(
  { path, isForced, hasTyped }: AskedReceipt,
  { recipe, tools }: OpenedRecipe,
  reply: RecipeReply,
  names: readonly string[],
): Promise<void> {
  const { inputs, steps } = recordOfRun(await inWords(reply));
  const run = {
    build: await buildHere(),
    date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    inputs: inputs.map((input, at) => ({ ...input, name: names[at] === '-' ? '' : basename(names[at] ?? '') })),
    steps,
  };
  const text = await writeReceipt(run, recipe, tools, hasTyped ? EVERYTHING : undefined);
  if (text === undefined) throw new ToolError('unsupported', message('longReceipt', { file: shown(path) }));
  const { signal } = new AbortController();
  const file = await (isForced ? fileDestination(path, signal) : newFileDestination(path)).openFile();
  await file.write(bytesOfText(text));
  await file.close('text/plain');
}
