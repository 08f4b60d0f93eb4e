// Checks recipes of unknown origin: links, files, saved ones.
import { commandShape } from '../options/command';
import { allows, counts, type Option, type OptionProblem, type Shape } from '../options/options';
import { LONGEST_NAME, MAX_STEPS, type Recipe, type RecipeStep } from './recipe';
import { findStepTool, type StepTool, type StepTools } from './step-tool';
import { isRecord } from '../options/is-record';

/** A problem in a recipe. `step` counts from 0, and `tool` is the recipe's text for it, cut to 40 characters. */
export type RecipeProblem =
  | { readonly problem: 'not-a-recipe' | 'other-version' | 'bad-name' | 'no-steps' | 'too-many-steps' }
  /** No such tool, or one that can't be a step. */
  | { readonly problem: 'unknown-tool'; readonly step: number; readonly tool: string }
  | ({ readonly problem: 'bad-option'; readonly step: number; readonly tool: string } & OptionProblem);

export type ParsedRecipe =
  { readonly ok: true; readonly recipe: Recipe } | { readonly ok: false; readonly problem: RecipeProblem };

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.length <= 2 * LONGEST_NAME &&
  !CONTROL.test(name) &&
  Array.from(name).length <= LONGEST_NAME;

/** A value as the schema has it, for a text that writes `2` for “2”, and `md5,sha1` for a list. */
function withType(option: Option | undefined, value: unknown): unknown {
  if (!option || option.kind === 'secret' || allows(option, value)) return value;
  // A typed text isn't, because its numeral would change: 1.0.
  if (typeof value === 'number' && option.kind !== 'text' && allows(option, String(value))) return String(value);
  if (option.kind === 'choices' && typeof value === 'string') return value.split(',');
  return value;
}

const withTypes = (shape: Shape, options: unknown): unknown =>
  isRecord(options)
    ? Object.fromEntries(
        Object.entries(options).map(([name, value]) => [
          name,
          withType(Object.hasOwn(shape, name) ? shape[name] : undefined, value),
        ]),
      )
    : options;

/** The options, with the defaults of those that no form and no command line shows beside the others. */
function shownOptions({ options: { shape, defaults }, command }: StepTool, values: object): object {
  const shown = commandShape(shape, command);
  const given = Object.fromEntries(Object.entries(values));
  const hidden = Object.entries(defaults).filter(([name]) => !shown[name] || !counts(shown, shown[name], given));
  return { ...values, ...Object.fromEntries(hidden) };
}

/** Characters of a problem's texts. */
const SHOWN = 40;

/**
 * Checks a recipe of unknown origin: a link, a file, storage. Linear in its size. Options that aren't named, and those that are
 * hidden beside the others, have their defaults. The first problem ends the check. Whether each step can follow the one before is a question for `misfitsOf`.
 */
export function parseRecipe(value: unknown, tools: StepTools): ParsedRecipe {
  const refuse = (problem: RecipeProblem): ParsedRecipe => ({ ok: false, problem });
  if (!isRecord(value) || !Array.isArray(value.steps)) return refuse({ problem: 'not-a-recipe' });
  if (value.version !== 1) return refuse({ problem: 'other-version' });
  const { name = '' } = value;
  if (!isName(name)) return refuse({ problem: 'bad-name' });
  const given: readonly unknown[] = value.steps;
  if (given.length === 0) return refuse({ problem: 'no-steps' });
  if (given.length > MAX_STEPS) return refuse({ problem: 'too-many-steps' });
  const steps: RecipeStep[] = [];
  for (const [step, one] of given.entries()) {
    if (!isRecord(one) || typeof one.tool !== 'string') return refuse({ problem: 'not-a-recipe' });
    const place = { step, tool: one.tool.slice(0, SHOWN) };
    const tool = findStepTool(tools, one.tool);
    if (!tool) return refuse({ problem: 'unknown-tool', ...place });
    const parsed = tool.options.parse(withTypes(tool.options.shape, one.options ?? {}));
    if (!parsed.ok) {
      const [first = { option: '' }] = parsed.problems;
      return refuse({ problem: 'bad-option', ...place, ...first, option: first.option.slice(0, SHOWN) });
    }
    steps.push({
      tool: tool.id,
      options: shownOptions(tool, parsed.options),
      ...(one.isOff === true && { isOff: true }),
    });
  }
  return { ok: true, recipe: { version: 1, name: name.trim(), steps } };
}
