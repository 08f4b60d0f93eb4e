import { ArrowRight, ArrowUpDown, RefreshCw } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import { lateModule } from '../../hydration/late-module';
import { loadable, useLoadSoon } from '../../hydration/loadable';
import { QuickMultiples } from '../../tool-kit/amounts';
import { RESULT_PART, RUN_PART } from '../../tool-kit/input/focus';
import { EmptyOutcome } from '../../tool-kit/run/run-outcome';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { TwoPanes } from '../../tool-kit/run/tool-layout';
import { useAsk } from '../../tool-kit/run/use-ask';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/text-input';
import { INPUT, options, swapped, TOOL_ID, words } from './options';
import { RatesFailure, RatesInfo, RatesState, useRates } from './use-rates';

const answers = lateModule(() => import('./answer'));
const currencyOutcome = loadable(() => import('./currency-outcome'));
const late = [currencyOutcome];

const MULTIPLES = ['0.25', '0.5', '2', '4'] as const;

export { options };

export default function CurrencyConverterScreen() {
  const form = useToolOptions(TOOL_ID, options, words, INPUT);
  const { values: settings, change } = form;
  const { amount, from, to, ownRate, isAsked } = settings;
  const { rates, state, refresh } = useRates();
  const module = answers.use(settings);
  const read = module?.readAnswer(settings, rates);
  const problem = read && 'message' in read ? read : undefined;
  const answer = read && 'result' in read ? read : undefined;
  const showAnswer = useCallback(async () => {
    change({ isAsked: true });
    const [module] = await Promise.all([answers.load(), currencyOutcome.load()]);
    const found = module.readAnswer(settings, rates);
    return 'message' in found ? found.message : undefined;
  }, [settings, rates, change]);
  const ask = useAsk(TOOL_ID, showAnswer);
  useLoadSoon(late);

  const isOwn = ownRate.trim() !== '';
  const isLoading = state === 'loading' && !isOwn;
  const errorOf = (field: 'amount' | 'ownRate') =>
    isAsked && problem?.field === field ? [problem.message, problem.detail].filter(Boolean).join(' ') : undefined;
  // Without any rates, it is the only way to convert.
  const needsOwnRate = state === 'failed' && rates === null;
  const ownRateField = (
    <TextInput
      label={words.options.ownRate.label}
      hint={`What 1 ${from} is in ${to}.${needsOwnRate ? '' : ' Leave it empty to use the service’s rates.'}`}
      inputMode="decimal"
      autoComplete="off"
      value={ownRate}
      error={errorOf('ownRate')}
      onChange={(event) => change({ ownRate: event.target.value })}
      className="max-w-sm"
    />
  );
  return (
    <TwoPanes
      form={form}
      outcome={
        <div {...RESULT_PART} className="fills flex min-w-0 flex-col gap-4">
          {answer && isAsked ? (
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
              equation: answer && isAsked ? module?.equationOf(answer, factor) : undefined,
            }))}
            onChoose={(factor) => {
              if (answer && module) change({ amount: module.multipliedText(answer, factor), isAsked: true });
              else ask();
            }}
          />
          {!needsOwnRate && ownRateField}
          <RatesInfo />
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextInput
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={errorOf('amount')}
          onChange={(event) => change({ amount: event.target.value })}
        />
        <ToolOptions form={form} names={['from', 'to']} onChange={(part) => change({ ...part, ownRate: '' })} />
        {needsOwnRate && ownRateField}
        <div className="flex flex-wrap gap-3">
          <Button
            {...RUN_PART}
            type="submit"
            variant="primary"
            size="large"
            icon={ArrowRight}
            loading={isLoading}
            disabled={rates === null && !isOwn}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            // Wide enough for both labels, so nothing moves when the rates arrive.
            className="min-w-40 md:min-w-45"
          >
            {isLoading ? 'Converting...' : 'Convert'}
          </Button>
          <Button size="large" icon={ArrowUpDown} onClick={() => change(swapped(settings))}>
            Swap
          </Button>
          <Button size="large" icon={RefreshCw} disabled={state === 'loading'} onClick={refresh}>
            Refresh
          </Button>
        </div>
        {/* On a phone, the time of the rates takes two lines. */}
        {state === 'failed' && !isOwn ? (
          <RatesFailure rates={rates} />
        ) : (
          <p role="status" className="text-sm text-muted max-sm:min-h-11">
            <RatesState rates={rates} state={state} />
          </p>
        )}
      </form>
    </TwoPanes>
  );
}
