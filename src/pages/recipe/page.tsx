// Recipes: tools one after another, each on the result of the one before.
import { Suspense, useMemo } from 'react';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { useAppSelector } from '../../state/hooks';
import { RECIPE } from '../../state/recipe';
import { recipeSpec, type RecipeRunOptions } from './recipe-spec';
import { InputPane } from '../../tool-kit/input/input-pane';
import { TwoInputs } from '../../tool-kit/input/two-inputs';
import { RunBar } from '../../tool-kit/run/run-bar';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { StatusLine, ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool, useToolInput } from '../../tool-kit/run/use-tool';
import { Notice } from '../../ui/notice';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { AddStep } from './add-step';
import { planCode } from './late-steps';
import { RecipeLists } from './recipe-lists';
import { resultName } from './result-name';
import type { Plan } from './step-code/plan';
import { useLinkedRecipe } from './use-linked-recipe';
import * as words from './words';

const steps = loadable(() => import('./steps'));
const actions = loadable(() => import('./recipe-actions'));

/** The inputs that a recipe's first step takes, in the form of a spec. */
const SPECS: Readonly<Record<Plan['takes'], typeof recipeSpec>> = {
  one: { ...recipeSpec, queue: true },
  two: { ...recipeSpec, slots: ['main', 'other'] },
  nothing: { ...recipeSpec, slots: [] },
};

const TEXTS = [
  { label: words.original, opener: words.openOriginal },
  { label: words.changed, opener: words.openChanged },
] as const;

export default function RecipePage() {
  useLinkedRecipe();
  return (
    <div className="flex flex-col">
      <header className="max-lg:contents lg:flex lg:h-tool-head lg:items-baseline lg:gap-6 lg:pt-2">
        <Breadcrumbs crumbs={[{ label: words.home, to: '/' }, { label: words.title }]} isHead />
        <p className="min-w-0 flex-1 text-sm text-muted max-lg:mb-4 lg:line-clamp-2 lg:leading-4.5">{words.purpose}</p>
      </header>
      <Workbench />
    </div>
  );
}

function usePlan(): Plan | undefined {
  const { name, cards } = useAppSelector(({ recipe }) => recipe);
  const code = planCode.use(cards.length > 0);
  return useMemo(() => (code && cards.length > 0 ? code.planOf(cards, name) : undefined), [code, cards, name]);
}

/** Why the steps can't run. */
function stepProblem(count: number, plan: Plan | undefined): string | undefined {
  if (count === 0) return words.addFirst;
  if (!plan) return words.stillLoading;
  if (plan.recipe.steps.every(({ isOff }) => isOff)) return words.allOff;
  const [first] = plan.problems.values();
  return first && say(words.changeSteps, { problem: first.text });
}

function Workbench() {
  const { cards, sample, refusal } = useAppSelector(({ recipe }) => recipe);
  const plan = usePlan();
  const { takes = 'one', takesBytes = true } = plan ?? {};
  const tool = useTool(SPECS[takes], RECIPE);
  const second = useToolInput(RECIPE, 'other');
  const options = useMemo((): RecipeRunOptions | undefined => {
    if (!plan) return undefined;
    // The name of a recipe has no effect on its result.
    return { recipe: { ...plan.recipe, name: '' }, resultSize: plan.resultSize };
  }, [plan]);
  const isMissing = takes === 'two' ? isBlank(tool.input) && isBlank(second.input) : isBlank(tool.input);
  const problem = stepProblem(cards.length, plan) ?? (takes !== 'nothing' && isMissing ? words.noInput : undefined);
  const run = useSubmit(tool, { options, problem, live: takes !== 'nothing' });
  const isEmpty = cards.length === 0;
  return (
    <StatusLine
      value={
        plan && (
          <Suspense>
            <actions.Component plan={plan} />
          </Suspense>
        )
      }
    >
      <ToolLayout
        run={run}
        outcome={
          <TextResult
            run={run}
            fileName={({ result }, file) => resultName(result, file)}
            zipName="recipe-results.zip"
            downloaded={words.savedResult}
          />
        }
        below={isEmpty ? undefined : <RecipeLists />}
      >
        {takes === 'one' && (
          <InputPane
            tool={tool}
            label={words.input}
            placeholder={words.inputHint}
            several
            takes={takesBytes ? 'any file' : 'text'}
            error={run.shownProblem}
            sample={sample === '' ? undefined : sample}
            mostRows={6}
          />
        )}
        {takes === 'two' && <TwoInputs first={tool} second={second} texts={TEXTS} error={run.shownProblem} />}
        {takes === 'nothing' && <p className="text-sm text-muted">{words.takesNothing}</p>}
        <section aria-label={words.steps} className="flex flex-col gap-3">
          {refusal !== '' && (
            <Notice tone="error" title={words.refused}>
              {refusal}
            </Notice>
          )}
          {!isEmpty && (
            <Suspense fallback={<p className="min-h-14 text-sm text-muted">{words.opening}</p>}>
              {plan && <steps.Component plan={plan} run={run} />}
            </Suspense>
          )}
          <AddStep />
          {isEmpty && <RecipeLists />}
        </section>
        <RunBar run={run} action={words.run} fileName="recipe-result.txt" afterwards={<ResultInBar run={run} />} />
      </ToolLayout>
    </StatusLine>
  );
}
