import { ArrowRight, ArrowUpDown } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import { lateModule } from '../../hydration/late-module';
import { loadable, useLoadSoon } from '../../hydration/loadable';
import { QuickMultiples } from '../../tool-kit/amounts';
import { Options, ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { RESULT_PART, RUN_PART } from '../../tool-kit/input/focus';
import { EmptyOutcome } from '../../tool-kit/run/run-outcome';
import { TwoPanes } from '../../tool-kit/run/tool-layout';
import { useAsk } from '../../tool-kit/run/use-ask';
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
  swapped,
  TOOL_ID,
  words,
  withMore,
  type UnitSettings,
} from './options';

const answers = lateModule(() => import('./answer'));
const unitOutcome = loadable(() => import('./unit-outcome'));
const late = [unitOutcome];

export { options };

type UnitForm = OptionsForm<typeof options, UnitSettings>;

export default function UnitConverterScreen() {
  const form = useToolOptions(TOOL_ID, options, words, INPUT);
  const { values: settings, change } = form;
  const { category, hasMore, precision } = settings;
  const { answer, question, error, ask } = useQuestion(form);
  useLoadSoon(late);

  const units = offeredUnits(findCategory(category), hasMore);
  return (
    <TwoPanes
      form={form}
      outcome={
        <div {...RESULT_PART} className="fills min-w-0">
          {question && settings.isAsked ? (
            <Suspense>
              <unitOutcome.Component question={question} units={units} precision={precision} />
            </Suspense>
          ) : (
            <EmptyOutcome />
          )}
        </div>
      }
      after={
        <UnitExtras
          form={form}
          equationOf={(factor) => (question && settings.isAsked ? answer?.equationOf(question, factor) : undefined)}
          onMultiply={(factor) => {
            if (question && answer) change({ amount: answer.multipliedText(question, factor), isAsked: true });
            else ask();
          }}
        />
      }
    >
      <AmountForm
        form={form}
        units={units}
        namesUnit={question !== undefined && (answer?.namesUnit(question, settings.from) ?? false)}
        error={error}
        onSubmit={ask}
      />
    </TwoPanes>
  );
}

/** The visitor's question, and its error after the first click. The code that parses it loads late. */
function useQuestion({ values: settings, change }: UnitForm) {
  const answer = answers.use(settings);
  const read = answer?.readQuestion(settings);
  const problem = read && settings.isAsked && 'message' in read ? read : undefined;
  const showAnswer = useCallback(async () => {
    change({ isAsked: true });
    const [module] = await Promise.all([answers.load(), unitOutcome.load()]);
    const found = module.readQuestion(settings);
    return 'message' in found ? found.message : undefined;
  }, [settings, change]);
  return {
    answer,
    question: read && 'quantity' in read ? read : undefined,
    error: problem && [problem.message, problem.detail].filter(Boolean).join(' '),
    ask: useAsk(TOOL_ID, showAnswer),
  };
}

interface AmountFormProps {
  form: UnitForm;
  units: ReturnType<typeof offeredUnits>;
  /** True if the amount names a unit other than the selected one. */
  namesUnit: boolean;
  error: string | undefined;
  onSubmit: () => void;
}

function AmountForm({ form, units, namesUnit, error, onSubmit }: AmountFormProps) {
  const { values: settings, change } = form;
  const { category, amount, from, to, hasMore } = settings;
  const choices = units.map(({ id }) => ({ value: id, label: words.options.from.choices[id] ?? id }));
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
          onChange={(id) => change(inCategory(id))}
        />
        <TextInput
          label="Amount"
          hint="Try 5 ft 11 in, 3 1/2, 1e-9"
          autoComplete="off"
          spellCheck={false}
          value={amount}
          error={error}
          onChange={(event) => change({ amount: event.target.value })}
        />
      </div>
      {/* Side by side, a phone would cut off the units. */}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Select
          label={words.options.from.label}
          value={from}
          options={choices}
          hint={namesUnit ? words.messages.unitInAmount : undefined}
          onChange={(from) => change({ from })}
        />
        <Select label={words.options.to.label} value={to} options={choices} onChange={(to) => change({ to })} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          {...RUN_PART}
          type="submit"
          variant="primary"
          size="large"
          icon={ArrowRight}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          Convert
        </Button>
        <Button size="large" icon={ArrowUpDown} onClick={() => change(swapped(settings))}>
          Swap
        </Button>
      </div>
    </form>
  );
}

const MULTIPLES = ['0.1', '0.5', '2', '10'] as const;

interface UnitExtrasProps {
  form: UnitForm;
  /** The result for a multiple of the amount, once it is converted. */
  equationOf: (factor: string) => string | undefined;
  onMultiply: (factor: string) => void;
}

function UnitExtras({ form, equationOf, onMultiply }: UnitExtrasProps) {
  const { values, change } = form;
  return (
    <>
      <QuickMultiples
        multiples={MULTIPLES.map((factor) => ({ factor, equation: equationOf(factor) }))}
        onChoose={onMultiply}
      />
      <ToolOptions
        form={form}
        names={['hasMore']}
        onChange={({ hasMore = false }) => change(withMore(values, hasMore))}
      />
      <Options toolId={form.toolId}>
        <ToolOptions form={form} names={['precision']} />
      </Options>
    </>
  );
}
