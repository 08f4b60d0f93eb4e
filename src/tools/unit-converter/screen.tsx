import { ArrowRight, ArrowUpDown } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import { lateModule } from '../../lib/late-module';
import { loadable } from '../../ui/loadable';
import { EmptyOutcome } from '../../tool-kit/empty-outcome';
import { settingsLink } from '../../tool-kit/settings-link';
import { TwoPanes } from '../../tool-kit/two-panes';
import { useLoadSoon } from '../../tool-kit/use-load-soon';
import { useAsk } from '../../tool-kit/use-ask';
import { useToolSettings } from '../../tool-kit/use-tool';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import { CATEGORIES, findCategory, type Unit } from './categories';
import { DEFAULT_SETTINGS, inCategory, isOffered, offeredCategories, offeredUnits, swapped, TOOL_ID } from './settings';
import { PRECISIONS, UnitExtras } from './unit-extras';

const answers = lateModule(() => import('./answer'));
const unitOutcome = loadable(() => import('./unit-outcome'));
const late = [unitOutcome];

/** `Gallon (US, gal)` */
const labelOf = ({ name, symbol }: Unit) =>
  name.endsWith(')') ? `${name.slice(0, -1)}, ${symbol})` : `${name} (${symbol})`;

const CATEGORY_IDS = CATEGORIES.map(({ id }) => id);
const UNIT_IDS = CATEGORIES.flatMap(({ units }) => units.map(({ id }) => id));

export const link = settingsLink(
  TOOL_ID,
  DEFAULT_SETTINGS,
  { category: CATEGORY_IDS, from: UNIT_IDS, to: UNIT_IDS, hasMore: 'switch', precision: PRECISIONS },
  isOffered,
);

export default function UnitConverterScreen() {
  const [settings, change] = useToolSettings(TOOL_ID, DEFAULT_SETTINGS);
  const { category, amount, from, to, hasMore, precision, isAsked } = settings;
  const answer = answers.use(settings);
  const read = answer?.readQuestion(settings);
  const problem = read && 'message' in read ? read : undefined;
  const question = read && 'quantity' in read ? read : undefined;
  const showAnswer = useCallback(async () => {
    change({ isAsked: true });
    const found = (await answers.load()).readQuestion(settings);
    return 'message' in found ? found.message : undefined;
  }, [settings, change]);
  const ask = useAsk(TOOL_ID, showAnswer);
  useLoadSoon(late);

  const units = offeredUnits(findCategory(category), hasMore);
  const choices = units.map((unit) => ({ value: unit.id, label: labelOf(unit) }));
  const isTyped = question !== undefined && question.quantity.typed.length > 0;
  return (
    <TwoPanes
      link={link}
      outcome={
        question && isAsked ? (
          <Suspense>
            <unitOutcome.Component {...{ question, units, precision }} />
          </Suspense>
        ) : (
          <EmptyOutcome />
        )
      }
      after={
        <UnitExtras
          settings={settings}
          onChange={change}
          equationOf={(factor) => (question && isAsked ? answer?.equationOf(question, factor) : undefined)}
          onMultiply={(factor) => {
            if (question && answer) change({ amount: answer.multipliedText(question, factor), isAsked: true });
            else ask();
          }}
        />
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
        <div className="grid grid-cols-2 gap-3">
          <Select
            label="Category"
            value={category}
            options={offeredCategories(hasMore).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => change(inCategory(id))}
          />
          <TextInput
            label="Amount"
            hint="Also 5 ft 11 in, 3 1/2 or 1e-9"
            autoComplete="off"
            spellCheck={false}
            value={amount}
            error={isAsked && problem ? [problem.message, problem.detail].filter(Boolean).join(' ') : undefined}
            onChange={(event) => change({ amount: event.target.value })}
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Select
            label="From"
            value={from}
            options={choices}
            hint={isTyped ? 'The unit in the amount is used.' : undefined}
            onChange={(from) => change({ from })}
          />
          <Select label="To" value={to} options={choices} onChange={(to) => change({ to })} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
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
    </TwoPanes>
  );
}
