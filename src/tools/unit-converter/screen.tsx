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
import { findCategory } from './categories';
import {
  inCategory,
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
import type { ShownForm } from './follow';
import * as texts from './words';

const forms = lateModule(() => import('./follow'));
const unitOutcome = loadable(() => import('./unit-outcome'));
const late = [unitOutcome];

export { options };

type UnitForm = OptionsForm<typeof options, UnitSettings>;

export default function UnitConverterScreen() {
  const form = useToolOptions(TOOL_ID, options, words, INPUT);
  const { values, change } = form;
  const { shown, last, ask } = useAnswer(form);
  useLoadSoon(late);

  const settings = shown?.settings ?? values;
  const units = offeredUnits(findCategory(settings.category), settings.hasMore);
  const question = shown?.question ?? last;
  return (
    <TwoPanes
      form={form}
      outcome={
        // As high on a phone as the first answer, which loads late.
        <div {...RESULT_PART} className="fills min-w-0 max-lg:min-h-[36rem]">
          {question ? (
            <Suspense>
              <div className={shown?.question ? undefined : 'outdated'}>
                <unitOutcome.Component question={question} units={units} precision={settings.precision} />
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
            multiples={MULTIPLES.map((factor) => ({ factor, equation: shown?.equationOf(factor) }))}
            onChoose={(factor) => (shown?.question ? change(shown.multiplied(factor)) : ask())}
          />
          <ToolOptions
            form={form}
            names={['hasMore']}
            onChange={({ hasMore = false }) => change(withMore(values, hasMore))}
          />
        </>
      }
    >
      <AmountForm form={form} shown={shown} settings={settings} units={units} onSubmit={ask}>
        <ActionBar action={texts.convert} options={<PrecisionOption form={form} />}>
          <Button
            size="large"
            icon={ArrowUpDown}
            onClick={() => change(shown?.exchanged() ?? { from: settings.to, to: settings.from })}
          >
            {texts.swap}
          </Button>
          <FigureInBar text={shown?.result} />
        </ActionBar>
      </AmountForm>
    </TwoPanes>
  );
}

const MULTIPLES = ['0.1', '0.5', '2', '10'] as const;

/** What the form shows, by code that loads late. While the amount is half typed, the last answer stays. */
function useAnswer({ values, change }: UnitForm) {
  const module = forms.use(values);
  const isPaused = useAfterTyping(values.amount) !== undefined;
  const shown = useMemo(() => module?.shownForm(values, isPaused), [module, values, isPaused]);
  const isWaiting = useAfterTyping(shown?.error) !== shown?.error;
  const [last, setLast] = useState<UnitQuestion>();
  if (shown?.question && shown.question !== last) setLast(shown.question);
  const showAnswer = useCallback(async () => {
    change({ isAsked: true });
    const [{ shownForm }] = await Promise.all([forms.load(), unitOutcome.load()]);
    return shownForm({ ...values, isAsked: true }, true).error;
  }, [values, change]);
  return { shown, last: isWaiting ? last : undefined, ask: useAsk(TOOL_ID, showAnswer) };
}

interface AmountFormProps {
  form: UnitForm;
  /** Undefined until its code has loaded. */
  shown: ShownForm | undefined;
  settings: UnitSettings;
  units: ReturnType<typeof offeredUnits>;
  onSubmit: () => void;
  children: ReactNode;
}

/** The value of the list's entry for an amount with several units. */
const COMPOUND = 'compound';

function AmountForm({ form, shown, settings, units, onSubmit, children }: AmountFormProps) {
  const { values, change } = form;
  const { category, from, to, hasMore } = settings;
  const compound = shown?.compound;
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
          onChange={(id) => change(shown?.ofCategory(id) ?? inCategory(id))}
        />
        <TextInput
          label={texts.amount}
          hint={texts.amountHint}
          autoComplete="off"
          spellCheck={false}
          value={values.amount}
          error={shown?.error}
          onChange={(event) => change({ amount: event.target.value })}
        />
      </div>
      {/* Side by side, a phone would cut off the units. */}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Select
          label={words.options.from.label}
          value={compound === undefined ? from : COMPOUND}
          options={[...compoundChoice, ...choices]}
          hint={compound === undefined ? undefined : texts.unitInAmount}
          onChange={(id) => change(shown?.ofFrom(id) ?? { from: id })}
        />
        <Select
          label={words.options.to.label}
          value={to}
          options={choices}
          onChange={(id) => change(shown?.ofTo(id) ?? { to: id })}
        />
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
