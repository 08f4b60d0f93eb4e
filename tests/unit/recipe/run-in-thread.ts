// Runs recipes in this thread, as the command line does.
import { expect } from 'vitest';
import type { KernelRun } from '../../../workers/contract/options/command';
import { parseRecipe } from '../../../workers/contract/recipe/parse-recipe';
import type { Recipe } from '../../../workers/contract/recipe/recipe';
import type { RecipeReply } from '../../../workers/contract/recipe/recipe-reply';
import type { StepTools } from '../../../workers/contract/recipe/step-tool';
import type { Stored } from '../../../workers/contract/run/sink';
import type { AnySource, Pipe } from '../../../workers/contract/run/source';
import { BytePipe } from '../../../workers/lib/pipe';
import { openRecipe, runRecipe, stepsInThread } from '../../../workers/run/recipe';
import type { RecipeRun } from '../../../workers/run/recipe-runs';
import { createWorkerApi, type FileOpeners, type KernelTable } from '../../../workers/run/worker-api';

/** A tool, or a tool with options. */
export type Written = string | readonly [tool: string, options: object];

export function recipeOf(steps: readonly Written[], tools: StepTools): Recipe {
  const written = steps.map((step) =>
    typeof step === 'string' ? { tool: step } : { tool: step[0], options: step[1] },
  );
  const parsed = parseRecipe({ version: 1, steps: written }, tools);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.recipe;
}

export async function runnable(steps: readonly Written[], tools: StepTools): Promise<readonly KernelRun[]> {
  const opened = await openRecipe(recipeOf(steps, tools), tools);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.steps;
}

export interface InThread extends Partial<RecipeRun> {
  readonly table: KernelTable;
  readonly files?: FileOpeners;
}

export const runInThread = (
  steps: readonly KernelRun[],
  input: AnySource,
  { table, files = {}, ...more }: InThread,
): Promise<RecipeReply> => {
  const host = stepsInThread(createWorkerApi(table, {}, files));
  return runRecipe({ runId: 'r', steps, input, signal: new AbortController().signal, ...more }, host);
};

export async function bytesOf(result: Stored | string | undefined): Promise<Buffer> {
  if (result === undefined) throw new Error('There is no result.');
  if (typeof result === 'string') return Buffer.from(result);
  if (result.stored === 'text') return Buffer.from(result.text);
  if (result.stored === 'blob') return Buffer.from(await result.blob.arrayBuffer());
  throw new Error('It was saved elsewhere.');
}

export async function resultOf(reply: RecipeReply): Promise<Buffer> {
  expect(reply).toMatchObject({ ok: true });
  return bytesOf(reply.ok ? reply.result : undefined);
}

/** In chunks of this size, each in a separate buffer. */
export const pipeOf = (bytes: Uint8Array, chunkBytes: number): Pipe =>
  new BytePipe(
    (async function* () {
      for (let at = 0; at < bytes.length; at += chunkBytes)
        yield await Promise.resolve(bytes.slice(at, at + chunkBytes));
    })(),
  );
