// Recipes: tools one after another, each on the result of the one before.
import { Suspense, useMemo } from 'react';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { receiptsSwitched, RECIPE } from '../../state/recipe';
import { recipeSpec, type RecipeRunOptions } from './recipe-spec';
import { InputPane } from '../../tool-kit/input/input-pane';
import { TwoInputs } from '../../tool-kit/input/two-inputs';
import { RunBar } from '../../tool-kit/run/run-bar';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { StatusLine, ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool, useToolInput } from '../../tool-kit/run/use-tool';
import { Checkbox } from '../../ui/checkbox';
import { Notice } from '../../ui/notice';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { AddStep } from './add-step';
import { planCode, receiptCode } from './late-steps';
import { RecipeLists } from './recipe-lists';
import { resultName } from './result-name';
import type { Plan } from './step-code/plan';
import { useDroppedReceipt } from './use-dropped-receipt';
import { useLinkedRecipe } from './use-linked-recipe';
import * as words from './words';

const steps = loadable(() => import('./steps'));
const actions = loadable(() => import('./recipe-actions'));
const panel = loadable(() => import('./receipt-panel'));
const receiptResult = loadable(() => import('./receipt-result'));

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

/** The receipt that a run is compared with, while the steps are its own, and why a run can't have one. */
function useReceipts(plan: Plan | undefined) {
  const { hasReceipts, receipt } = useAppSelector(({ recipe }) => recipe);
  const code = receiptCode.use(hasReceipts || receipt !== undefined);
  return useMemo(() => {
    const isWhole = code && plan && receipt ? code.isOfReceipt(plan.recipe, receipt) : false;
    const problem = hasReceipts && plan ? code?.varyingProblem(plan.recipe) : undefined;
    return { hasReceipts, receipt, isWhole, isReady: code !== undefined, problem };
  }, [code, plan, hasReceipts, receipt]);
}

/** Why the steps can't run. */
function stepProblem(count: number, plan: Plan | undefined): string | undefined {
  if (count === 0) return words.addFirst;
  if (plan?.recipe.steps.every(({ isOff }) => isOff)) return words.allOff;
  const [first] = plan?.problems.values() ?? [];
  return first && say(words.changeSteps, { problem: first.text });
}

function Workbench() {
  const { cards, sample, refusal, isReceiptRefused = false } = useAppSelector(({ recipe }) => recipe);
  const dispatch = useAppDispatch();
  const plan = usePlan();
  const { takes = 'one', takesBytes = true } = plan ?? {};
  const tool = useTool(SPECS[takes], RECIPE);
  const second = useToolInput(RECIPE, 'other');
  useDroppedReceipt(tool.input);
  const { hasReceipts, receipt, isWhole, isReady, problem: receiptProblem } = useReceipts(plan);
  const replayed = isWhole ? receipt : undefined;
  const options = useMemo((): RecipeRunOptions | undefined => {
    if (!plan) return undefined;
    // The name of a recipe has no effect on its result.
    const run = { recipe: { ...plan.recipe, name: '' }, resultSize: plan.resultSize };
    return { ...run, ...(hasReceipts && { hasReceipt: true }), ...(replayed && { receipt: replayed }) };
  }, [plan, hasReceipts, replayed]);
  const isMissing = takes === 'two' ? isBlank(tool.input) && isBlank(second.input) : isBlank(tool.input);
  const isForSeveral = tool.isQueue && (hasReceipts || receipt !== undefined);
  const problem =
    stepProblem(cards.length, plan) ??
    receiptProblem ??
    (isForSeveral ? words.receiptOneFile : undefined) ??
    (takes !== 'nothing' && isMissing ? words.noInput : undefined);
  const isComing = (cards.length > 0 && !plan) || ((hasReceipts || receipt !== undefined) && !isReady);
  const run = useSubmit(tool, { options, problem, isComing, live: takes !== 'nothing' });
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
            extra={({ recorded, replayed: verdict }) =>
              (recorded ?? verdict) && (
                <Suspense>
                  <receiptResult.Component recorded={recorded} replayed={verdict} />
                </Suspense>
              )
            }
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
            <Notice tone="error" title={isReceiptRefused ? words.receiptRefused : words.refused}>
              {refusal}
            </Notice>
          )}
          {takes === 'nothing' && isReady && receiptProblem !== undefined && (
            <Notice tone="warn">{receiptProblem}</Notice>
          )}
          {receipt && isReady && (
            <Suspense>
              <panel.Component receipt={receipt} isWhole={isWhole} />
            </Suspense>
          )}
          {!isEmpty && (
            <Suspense fallback={<p className="min-h-14 text-sm text-muted">{words.opening}</p>}>
              {plan && <steps.Component plan={plan} run={run} />}
            </Suspense>
          )}
          <AddStep />
          {isEmpty && <RecipeLists />}
        </section>
        <RunBar
          run={run}
          action={replayed ? words.replay : words.run}
          fileName="recipe-result.txt"
          options={
            <Checkbox
              label={words.saveReceipt}
              hint={words.saveReceiptHint}
              checked={hasReceipts}
              onChange={(isOn) => dispatch(receiptsSwitched({ hasReceipts: isOn }))}
            />
          }
          afterwards={<ResultInBar run={run} />}
        />
      </ToolLayout>
    </StatusLine>
  );
}
