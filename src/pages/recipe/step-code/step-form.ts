// The options of a step's card.
import { commandShape } from '../../../../workers/contract/options/command';
import { counts, type Options } from '../../../../workers/contract/options/options';
import type { ToolWords } from '../../../../workers/contract/options/words';
import type { RecipeStep } from '../../../../workers/contract/recipe/recipe';
import { stepTools } from '../../../tools/steps';
import { wordsOf } from './step-words';

/** The tool's form as a step: without the options of its own screen only, and with those that a button sets on that screen. */
export interface StepForm {
  readonly schema: Options;
  readonly words: ToolWords<Options>;
  /** The options that an open card shows at once: those that choose the step's way, and those without which it can't run. */
  readonly first: readonly string[];
  /** The other options that have an effect with these values. */
  readonly others: readonly string[];
  /** A text without which the step can't run is blank. */
  readonly isUnfilled: boolean;
}

/** Typed texts without which a step can't run. */
const NEEDED: ReadonlySet<string> = new Set(['pattern', 'replacement', 'ownNamespace', 'ownAlphabet']);

export function formOf({ tool: id, options }: RecipeStep): StepForm | undefined {
  const tool = stepTools[id];
  const words = wordsOf(id);
  if (!tool || !words) return undefined;
  const shape = Object.fromEntries(
    Object.entries(commandShape(tool.options.shape, tool.command)).map(([name, option]) => {
      const { byButton, ...inForm } = option;
      return [name, byButton ? inForm : option] as const;
    }),
  );
  const ways = new Set(tool.ways.flatMap(({ set }) => Object.keys(set)));
  const values = new Map(Object.entries(options));
  const counted = Object.entries(shape).filter(
    ([, option]) => option.kind !== 'secret' && counts(shape, option, Object.fromEntries(values)),
  );
  const names = counted.map(([name]) => name);
  const isFirst = (name: string) => ways.has(name) || NEEDED.has(name);
  const first = names.filter(isFirst);
  const others = names.filter((name) => !isFirst(name));
  // Fifteen rows of algorithms would push the next step out of view.
  const isShort = others.length <= 2 && others.every((name) => shape[name]?.kind !== 'choices');
  return {
    schema: { ...tool.options, shape },
    words,
    first: isShort ? names : first,
    others: isShort ? [] : others,
    isUnfilled: names.some((name) => NEEDED.has(name) && values.get(name) === ''),
  };
}
