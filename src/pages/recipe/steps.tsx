// The steps of the recipe as cards, in their order.
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { Run } from '../../tool-kit/run/use-submit';
import { Button } from '../../ui/button';
import { undo } from './edits';
import { StepCard } from './step-card';
import type { Plan } from './step-code/plan';
import { lineOf } from './step-code/step-summary';
import * as words from './words';

interface StepsProps {
  plan: Plan;
  run: Pick<Run, 'runs' | 'outdated'>;
}

export default function Steps({ plan, run }: StepsProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { cards, past, name, views } = useAppSelector(({ recipe }) => recipe);
  const { active, last } = run.runs;
  const wasRun = active !== undefined || last !== undefined;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="me-auto min-w-0 text-sm font-medium break-words">
          {name === '' ? words.steps : name}
        </h2>
        {past.length > 0 && (
          <Button variant="ghost" size="small" icon={Undo2} onClick={() => dispatch(undo())}>
            {words.undo}
          </Button>
        )}
      </div>
      {cards.length > 1 && <p className="text-sm break-words text-muted">{lineOf(plan.recipe)}</p>}
      <ol aria-labelledby={id} className="flex flex-col gap-2">
        {cards.map((card, place) => (
          <StepCard
            key={card.id}
            card={card}
            place={place}
            count={cards.length}
            problem={plan.problems.get(card.id)}
            view={wasRun ? views[card.id] : undefined}
            feedsFailed={wasRun && views[cards[place + 1]?.id ?? '']?.status === 'failed'}
            isOutdated={run.outdated !== undefined}
          />
        ))}
      </ol>
    </div>
  );
}
