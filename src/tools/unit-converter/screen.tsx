import { ArrowUpDown } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { lateModule } from '../../hydration/late-module';
import { loadable, useLoadSoon } from '../../hydration/loadable';
import { FigureInBar, QuickMultiples } from '../../tool-kit/amounts';
import { Options, ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { RESULT_PART } from '../../tool-kit/input/focus';
import { ActionBar } from '../../tool-kit/run/run-bar';
import { EmptyOutcome } from '../../tool-kit/run/run-outcome';
import { TwoPanes } from '../../tool-kit/run/tool-layout';
import { useAsk } from '../../tool-kit/run/use-ask';
import { useAfterTyping } from '../../ui/after-typing';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import { findCategory, findUnit } from './categories';
import {
  INPUT,
  offeredCategories,
  offeredUnits,
  options,
  TOOL_ID,
  words,
  withMore,
  type UnitSettings,
} from './options';
import type { UnitQuestion } from './answer';

const answers = lateModule(() => import('./answer'));
const follows = lateModule(() => import('./follow'));
const unitOutcome = loadable(() => import('./unit-outcome'));
const late = [unitOutcome];

export { options };

type UnitForm = OptionsForm<typeof options, UnitSettings>;

export default function UnitConverterScreen() {
  const form = useToolOptions(TOOL_ID, options, words, INPUT);
  const { change } = form;
  const shown = useShownForm(form);
  const { answer, question, last, error, ask } = useQuestion(form, shown.settings);
  useLoadSoon(late);

  const { category, hasMore, precision } = shown.settings;
  const units = offeredUnits(findCategory(category), hasMore);
  const result = question ?? last;
  return (
    <TwoPanes
      form={form}
      outcome={
        // As high on a phone as the first answer, which loads late.
        <div {...RESULT_PART} className="fills min-w-0 max-lg:min-h-[36rem]">
          {result ? (
            <Suspense>
              <div className={question ? undefined : 'outdated'}>
                <unitOutcome.Component question={result} units={units} precision={precision} />
              </div>
            </Suspense>
          ) : (
            <EmptyOutcome />
          )}
        </div>
      }
      after={
        <>
          <QuickMultiples
            multiples={MULTIPLES.map((factor) => ({
              factor,
              equation: question && answer?.equationOf(question, factor),
            }))}
            onChoose={(factor) => {
              if (question && answer) change({ amount: answer.multipliedText(question, factor) });
              else ask();
            }}
          />
          <ToolOptions
            form={form}
            names={['hasMore']}
            onChange={({ hasMore = false }) => change(withMore(form.values, hasMore))}
          />
        </>
      }
    >
      <AmountForm form={form} shown={shown} units={units} error={error} onSubmit={ask}>
        <ActionBar action="Convert" options={<PrecisionOption form={form} />}>
          <Button size="large" icon={ArrowUpDown} onClick={shown.swap}>
            Swap
          </Button>
          <FigureInBar text={question && answer?.resultText(question, precision)} />
        </ActionBar>
      </AmountForm>
    </TwoPanes>
  );
}

const MULTIPLES = ['0.1', '0.5', '2', '10'] as const;

/** The settings that the form shows, and changes of them. Units in the amount take the place of the selected ones. */
function useShownForm({ values, change }: UnitForm) {
  const follow = follows.use();
  const isPaused = useAfterTyping(values.amount) !== undefined;
  const followed = useMemo(() => follow?.followed(values, isPaused), [follow, values, isPaused]);
  const settings = followed?.settings ?? values;
  const { category, from, to, hasMore } = settings;
  const choose = (part: Partial<UnitSettings>) => change({ category, from, to, hasMore, ...part });
  return {
    settings,
    /** `ft + in` */
    compound: follow?.compoundOf(followed?.typed),
    chooseCategory: (id: string) => follow && choose(follow.otherCategory(id, followed?.typed)),
    chooseFrom: (id: string) => {
      const unit = findUnit(findCategory(category), id);
      if (follow && unit) choose(follow.fromUnit(followed?.typed, unit));
    },
    chooseTo: (id: string) => choose({ to: id, picksTo: true }),
    swap: () => follow && followed && choose(follow.exchanged(followed)),
  };
}

type ShownForm = ReturnType<typeof useShownForm>;

/** The visitor's question, and its error. While the amount is half typed, the last answer stays. The code that parses it loads late. */
function useQuestion({ values, change }: UnitForm, settings: UnitSettings) {
  const answer = answers.use(settings);
  const read = useMemo(() => answer?.readQuestion(settings), [answer, settings]);
  const question = read && 'quantity' in read ? read : undefined;
  const problem = read && 'message' in read && (values.isAsked || values.amount.trim() !== '') ? read : undefined;
  const [last, setLast] = useState<UnitQuestion>();
  if (question && question !== last) setLast(question);
  if (last && read && !question && !problem) setLast(undefined);
  const showAnswer = useCallback(async () => {
    change({ isAsked: true });
    const [module] = await Promise.all([answers.load(), unitOutcome.load()]);
    const found = module.readQuestion(settings);
    return 'message' in found ? found.message : undefined;
  }, [settings, change]);
  const error = problem && [problem.message, problem.detail].filter(Boolean).join(' ');
  const settledError = useAfterTyping(error);
  return {
    answer,
    question,
    last: error !== undefined && settledError === undefined ? last : undefined,
    error,
    ask: useAsk(TOOL_ID, showAnswer),
  };
}

interface AmountFormProps {
  form: UnitForm;
  shown: ShownForm;
  units: ReturnType<typeof offeredUnits>;
  error: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** The value of the list's entry for an amount with several units. */
const COMPOUND = 'compound';

function AmountForm({ form, shown, units, error, onSubmit, children }: AmountFormProps) {
  const { amount } = form.values;
  const { settings, compound } = shown;
  const { category, from, to, hasMore } = settings;
  const choices = units.map(({ id }) => ({ value: id, label: words.options.from.choices[id] ?? id }));
  const compoundChoice = compound === undefined ? [] : [{ value: COMPOUND, label: compound }];
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={words.options.category.label}
          value={category}
          options={offeredCategories(hasMore).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={shown.chooseCategory}
        />
        <TextInput
          label="Amount"
          hint="Try 5 ft 11 in or 3 1/2"
          autoComplete="off"
          spellCheck={false}
          value={amount}
          error={error}
          onChange={(event) => form.change({ amount: event.target.value })}
        />
      </div>
      {/* Side by side, a phone would cut off the units. */}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Select
          label={words.options.from.label}
          value={compound === undefined ? from : COMPOUND}
          options={[...compoundChoice, ...choices]}
          hint={compound === undefined ? undefined : words.messages.unitInAmount}
          onChange={shown.chooseFrom}
        />
        <Select label={words.options.to.label} value={to} options={choices} onChange={shown.chooseTo} />
      </div>
      {children}
    </form>
  );
}

const PrecisionOption = ({ form }: { form: UnitForm }) => (
  <Options toolId={form.toolId}>
    <ToolOptions form={form} names={['precision']} />
  </Options>
);
