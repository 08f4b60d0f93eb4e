import { ArrowUpDown, RefreshCw } from 'lucide-react';
import { Suspense, useCallback, type ReactNode } from 'react';
import { say } from '../../../workers/words/in-words';
import { lateModule } from '../../hydration/late-module';
import { loadable, useLoadSoon } from '../../hydration/loadable';
import { FigureInBar, QuickMultiples } from '../../tool-kit/amounts';
import { RESULT_PART } from '../../tool-kit/input/focus';
import { ActionBar } from '../../tool-kit/run/run-bar';
import { EmptyOutcome } from '../../tool-kit/run/run-outcome';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { TwoPanes } from '../../tool-kit/run/tool-layout';
import { useAsk } from '../../tool-kit/run/use-ask';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/text-input';
import { INPUT, options, swapped, TOOL_ID, words, type CurrencySettings } from './options';
import { RatesFailure, RatesInfo, RatesState, useRates, type LoadedRates } from './use-rates';
import * as texts from './words';

const answers = lateModule(() => import('./answer'));
const currencyOutcome = loadable(() => import('./currency-outcome'));
const late = [currencyOutcome];

const MULTIPLES = ['0.25', '0.5', '2', '4'] as const;

export { options };

type CurrencyForm = OptionsForm<typeof options, CurrencySettings>;

export default function CurrencyConverterScreen() {
  const form = useToolOptions(TOOL_ID, options, words, INPUT);
  const loaded = useRates();
  const { module, answer, errorOf, ask } = useAnswer(form, loaded);
  useLoadSoon(late);

  const { change } = form;
  const { rates, state } = loaded;
  // Without any rates, a custom rate is the only way to convert.
  const needsOwnRate = state === 'failed' && rates === null;
  const ownRateField = <OwnRate form={form} isNeeded={needsOwnRate} error={errorOf('ownRate')} />;
  return (
    <TwoPanes
      form={form}
      outcome={
        // As high on a phone as the first answer, which needs the rates.
        <div {...RESULT_PART} className="fills flex min-w-0 flex-col gap-4 max-lg:min-h-60">
          {answer ? (
            <Suspense>
              <currencyOutcome.Component answer={answer} />
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
              equation: answer && module?.equationOf(answer, factor),
            }))}
            onChoose={(factor) => {
              if (answer && module) change({ amount: module.multipliedText(answer, factor) });
              else ask();
            }}
          />
          {!needsOwnRate && ownRateField}
          <RatesInfo />
        </>
      }
    >
      <AmountForm
        form={form}
        loaded={loaded}
        error={errorOf('amount')}
        result={answer && module?.shownResult(answer)}
        onSubmit={ask}
      >
        {needsOwnRate && ownRateField}
      </AmountForm>
    </TwoPanes>
  );
}

const hasOwnRate = ({ ownRate }: CurrencySettings) => ownRate.trim() !== '';

/** The answer, and the errors. The code that computes them loads late. */
function useAnswer({ values: settings, change }: CurrencyForm, { rates }: LoadedRates) {
  const module = answers.use(settings);
  const read = module?.readAnswer(settings, rates);
  const isTyped = settings.isAsked || settings.amount.trim() !== '';
  const problem = isTyped && read && 'message' in read ? read : undefined;
  const showAnswer = useCallback(async () => {
    change({ isAsked: true });
    const [loaded] = await Promise.all([answers.load(), currencyOutcome.load()]);
    const found = loaded.readAnswer(settings, rates);
    return 'message' in found ? found.message : undefined;
  }, [settings, rates, change]);
  return {
    module,
    answer: read && 'result' in read ? read : undefined,
    errorOf: (field: 'amount' | 'ownRate') =>
      problem?.field === field ? [problem.message, problem.detail].filter(Boolean).join(' ') : undefined,
    ask: useAsk(TOOL_ID, showAnswer),
  };
}

interface OwnRateProps {
  form: CurrencyForm;
  /** There are no other rates. */
  isNeeded: boolean;
  error: string | undefined;
}

const OwnRate = ({ form: { values, change }, isNeeded, error }: OwnRateProps) => (
  <TextInput
    label={words.options.ownRate.label}
    hint={say(isNeeded ? texts.onlyOwnRateHint : texts.ownRateHint, { to: values.to, from: values.from })}
    inputMode="decimal"
    autoComplete="off"
    value={values.ownRate}
    error={error}
    onChange={(event) => change({ ownRate: event.target.value })}
    className="max-w-sm"
  />
);

interface AmountFormProps {
  form: CurrencyForm;
  loaded: LoadedRates;
  /** The error in the amount. */
  error: string | undefined;
  /** `85.17 EUR` */
  result: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

function AmountForm({ form, loaded, error, result, onSubmit, children }: AmountFormProps) {
  const { values: settings, change } = form;
  const { rates, state, refresh } = loaded;
  const isOwn = hasOwnRate(settings);
  const isLoading = state === 'loading' && !isOwn;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextInput
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        value={settings.amount}
        error={error}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <ToolOptions form={form} names={['from', 'to']} onChange={(part) => change({ ...part, ownRate: '' })} />
      {children}
      <ActionBar
        action={isLoading ? texts.converting : texts.convert}
        loading={isLoading}
        locked={rates === null && !isOwn}
      >
        <Button size="large" icon={ArrowUpDown} onClick={() => change(swapped(settings))}>
          {texts.swap}
        </Button>
        <FigureInBar text={result} />
      </ActionBar>
      {state === 'failed' && !isOwn && <RatesFailure rates={rates} />}
      {/* On a phone, the time of the rates takes two lines. */}
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted max-sm:min-h-11">
          {(state !== 'failed' || isOwn) && <RatesState rates={rates} state={state} />}
        </p>
        <Button size="small" icon={RefreshCw} disabled={state === 'loading'} onClick={refresh}>
          {texts.refresh}
        </Button>
      </div>
    </form>
  );
}
