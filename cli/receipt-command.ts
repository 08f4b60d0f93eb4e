// A single command with --receipt: a recipe of one step, with the command's options.
import { EVERYTHING, printRecipe } from '../workers/contract/recipe/recipe-text';
import type { Arguments } from './flags';
import type { Tool } from './job';
import { message } from './message';
import { openRecipeText } from './open-recipe';
import { UsageError } from './problem';
import { requireFiles, requireReceiptAlone, runOnce } from './recipe';
import { inSession } from './session';
import { findStep } from './run-steps';
import { allowedInWords, usageOfTool } from './help';

/** Throws UsageError for arguments that don't go with a receipt, and ToolError for files and for options that no step has. */
export async function runWithReceipt(tool: Tool, { values, names, common }: Arguments): Promise<number> {
  const { receipt: path, text, output, force, quiet } = common;
  if (typeof path !== 'string' || path === '') throw new UsageError(message('receiptNeedsFlag'));
  const { check, recursive, json, encoding } = common;
  requireReceiptAlone({ '--check': check, '--recursive': recursive, '--json': json, '--encoding': encoding });
  const { 'key-file': keyFile, 'key-fd': keyNumber, 'receipt-typed': hasTyped } = common;
  const takesKey = Object.values(tool.shape).some(({ kind }) => kind === 'secret');
  if (keyFile !== undefined || keyNumber !== undefined || (takesKey && process.env.TOOLYARD_KEY !== undefined))
    throw new UsageError(message('receiptHasNoKey'));
  if (text !== undefined && names.length > 0) throw new UsageError(message('textOrFiles'));
  const step = await findStep(tool.record.name);
  const tools = step ? { [step.id]: step } : {};
  const recipe = { version: 1, name: '', steps: [{ tool: tool.id, options: values }] } as const;
  const opened = await openRecipeText({
    text: printRecipe(recipe, tools, EVERYTHING),
    title: message('theRecipe'),
    loadStep: findStep,
    writing: { allowed: allowedInWords },
  });
  requireFiles(opened, names, message('usage', { command: usageOfTool(tool) }));
  const given = {
    command: tool.record.name,
    files: names,
    output: typeof output === 'string' ? output : undefined,
    encoding: undefined,
    json: false,
    quiet: quiet !== undefined,
    receipt: { path, isForced: force !== undefined, hasTyped: hasTyped !== undefined },
    ...(typeof text === 'string' && { text }),
  };
  return inSession((session) => runOnce(given, opened, session));
}
