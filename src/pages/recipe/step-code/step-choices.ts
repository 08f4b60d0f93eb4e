// The steps that the visitor may add.
import { misfitAfter, type Misfit } from '../../../../workers/contract/recipe/misfits';
import type { RecipeStep } from '../../../../workers/contract/recipe/recipe';
import { wayOf } from '../../../../workers/contract/recipe/step-tool';
import { misfits } from '../../../../workers/words/recipe-words';
import { findTool } from '../../../tools/lookup';
import { stepTools } from '../../../tools/steps';
import { wayInWords } from './step-words';

/** A step that the visitor may add. */
export interface Choice {
  readonly step: RecipeStep;
  readonly title: string;
  readonly way: string;
  readonly description: string;
  /** Why it can't come next. */
  readonly problem: string | undefined;
}

/** All steps, with those that can come next first. */
export function choicesAfter(before: RecipeStep | undefined): readonly Choice[] {
  const tool = before && stepTools[before.tool];
  const given = tool && wayOf(tool, before.options);
  const all = Object.values(stepTools).flatMap(({ id, options, ways }) =>
    ways.map((way): Choice => {
      const step = { tool: id, options: { ...options.defaults, ...way.set } };
      const misfit: Misfit | undefined = misfitAfter(given, way);
      const { title, description = '' } = findTool(id) ?? { title: id };
      return { step, title, way: wayInWords(step), description, problem: misfit && misfits[misfit] };
    }),
  );
  return [...all.filter(({ problem }) => !problem), ...all.filter(({ problem }) => problem)];
}
