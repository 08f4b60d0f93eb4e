// A step: what it does, its options, and the beginning of its result.
import clsx from 'clsx';
import { ArrowDown, ArrowUp, CopyPlus, GripVertical, Power, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { formatBytes } from '../../lib/format';
import { useAppDispatch } from '../../state/hooks';
import type { RecipeCard, StepView } from '../../state/recipe';
import { changedOptions } from '../../tool-kit/options/changed-options';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { Disclosure } from '../../ui/disclosure';
import { IconButton } from '../../ui/icon-button';
import { Notice } from '../../ui/notice';
import ToolIcon from '../../tools/discoveries';
import { duplicateStep, moveStep, removeStep, setOptions, switchStep } from './edits';
import type { CardProblem } from './step-code/plan';
import { formOf } from './step-code/step-form';
import { titleOf } from './step-code/step-words';

interface StepCardProps {
  card: RecipeCard;
  /** From 0. */
  place: number;
  count: number;
  problem: CardProblem | undefined;
  view: StepView | undefined;
  isOutdated: boolean;
}

export function StepCard({ card, place, count, problem, view, isOutdated }: StepCardProps) {
  const { id, tool, isOff = false } = card;
  const title = titleOf(tool);
  const name = `step ${String(place + 1)}, ${title}`;
  return (
    <li
      data-step={id}
      tabIndex={-1}
      className={clsx(
        'flex flex-col gap-3 rounded-lg border bg-surface px-3 pt-1.5 pb-3',
        problem && !isOff ? 'border-warn' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-end gap-x-1">
        <div className={clsx('me-auto flex min-h-10 min-w-0 items-center gap-2.5', isOff && 'opacity-55')}>
          <span className="w-4 text-center text-sm text-muted">{place + 1}</span>
          <span className="text-accent">
            <ToolIcon toolId={tool} />
          </span>
          <h3 className="min-w-0 text-sm font-semibold break-words">
            {title}
            {isOff && <span className="font-normal text-muted"> (off)</span>}
          </h3>
        </div>
        <StepButtons id={id} name={name} place={place} count={count} isOff={isOff} />
      </div>
      {!isOff && <StepOptions card={card} problem={problem} />}
      {problem && !isOff && problem.option === undefined && <StepProblem problem={problem} />}
      {view && !isOff && <StepResult view={view} isOutdated={isOutdated} />}
    </li>
  );
}

interface StepButtonsProps {
  id: string;
  name: string;
  place: number;
  count: number;
  isOff: boolean;
}

function StepButtons({ id, name, place, count, isOff }: StepButtonsProps) {
  const dispatch = useAppDispatch();
  const look = 'size-9 [&>svg]:size-4.5';
  return (
    <div className="flex text-muted">
      <DragHandle id={id} place={place} />
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        disabled={place === 0}
        className={look}
        onClick={() => dispatch(moveStep(id, place - 1))}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        disabled={place === count - 1}
        className={look}
        onClick={() => dispatch(moveStep(id, place + 1))}
      />
      <IconButton
        icon={Power}
        label={`Turn ${name} ${isOff ? 'on' : 'off'}`}
        className={look}
        onClick={() => dispatch(switchStep(id, isOff))}
      />
      <IconButton
        icon={CopyPlus}
        label={`Duplicate ${name}`}
        className={look}
        onClick={() => dispatch(duplicateStep(id))}
      />
      <IconButton
        icon={Trash2}
        label={`Remove ${name}`}
        className={look}
        onClick={() => {
          dispatch(removeStep(id));
          focusNear(place);
        }}
      />
    </div>
  );
}

/** Focuses the card that takes the place of a removed one, or the button that adds a step. */
const focusNear = (place: number) =>
  setTimeout(() => {
    const cards = document.querySelectorAll<HTMLElement>('[data-step]');
    const near = cards[Math.min(place, cards.length - 1)] ?? document.querySelector<HTMLElement>('[data-add-step]');
    near?.focus();
  });

/** Moves the card under the pointer, for a mouse and for touch. The arrow buttons do the same by keyboard. */
function DragHandle({ id, place }: { id: string; place: number }) {
  const dispatch = useAppDispatch();
  const dragged = useRef(false);
  const placeAt = (y: number) => {
    const cards = Array.from(document.querySelectorAll<HTMLElement>('[data-step]'), (card) =>
      card.getBoundingClientRect(),
    );
    return cards.findIndex(({ bottom }, at) => y < bottom || at === cards.length - 1);
  };
  return (
    <span
      aria-hidden
      onPointerDown={(event) => {
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({ clientY }) => {
        const to = dragged.current ? placeAt(clientY) : place;
        if (to !== place) dispatch(moveStep(id, to));
      }}
      onPointerUp={() => (dragged.current = false)}
      onPointerCancel={() => (dragged.current = false)}
      className="flex size-9 cursor-grab touch-none items-center justify-center active:cursor-grabbing pointer-coarse:size-touch"
    >
      <GripVertical className="size-4.5" />
    </span>
  );
}

function StepOptions({ card, problem }: { card: RecipeCard; problem: CardProblem | undefined }) {
  const dispatch = useAppDispatch();
  const shown = formOf(card);
  if (!shown) return null;
  const { schema, words, first, others } = shown;
  const change = (part: object) => dispatch(setOptions(card.id, part));
  const form = { toolId: card.tool, schema, words, values: card.options, change };
  const isChanged = changedOptions(schema.shape, Object.fromEntries(Object.entries(card.options))).some(([name]) =>
    others.includes(name),
  );
  const wrong = problem?.option === undefined ? undefined : ({ option: problem.option, text: problem.text } as const);
  return (
    <>
      {first.length > 0 && <ToolOptions form={form} names={first} problem={wrong} />}
      {others.length > 0 && (
        <Disclosure label="Options" defaultOpen={wrong !== undefined || isChanged} className="-mt-1">
          <ToolOptions form={form} names={others} problem={wrong} />
        </Disclosure>
      )}
    </>
  );
}

const MOST_NAMED = 6;

function StepProblem({ problem: { text, fitting = [] } }: { problem: CardProblem }) {
  return (
    <Notice tone="warn" className="p-3!">
      <p>{text}</p>
      {fitting.length > 0 && (
        <p className="mt-1 text-muted">
          What fits here: {fitting.slice(0, MOST_NAMED).join(', ')}
          {fitting.length > MOST_NAMED && ' and others'}.
        </p>
      )}
    </Notice>
  );
}

function StepResult({ view, isOutdated }: { view: StepView; isOutdated: boolean }) {
  const { status, bytes, preview, notes, doing, isNegative } = view;
  const size = bytes === undefined ? '' : formatBytes(bytes);
  const state = status === 'running' ? (doing ?? 'Waiting') : status === 'failed' ? 'Failed' : '';
  if (state === '' && size === '' && notes.length === 0) return null;
  return (
    <div className={clsx('flex flex-col gap-1 border-t border-line pt-1', isOutdated && 'outdated')}>
      {preview ? (
        <Disclosure label={['Result', size, state].filter(Boolean).join(' · ')}>
          <pre
            // A scrollable box must be focusable, so that the keyboard can scroll it.
            tabIndex={0}
            className="max-h-60 overflow-auto rounded-md border border-line bg-sunken px-3 py-2 font-mono text-xs break-all whitespace-pre-wrap"
          >
            {preview.text}
          </pre>
        </Disclosure>
      ) : (
        <p className="py-1.5 text-sm text-muted">{[size, state].filter(Boolean).join(' · ')}</p>
      )}
      {isNegative && <p className="text-sm text-warn">The check of this step gave no.</p>}
      {notes.map((note) => (
        <p key={note} className="text-xs text-muted">
          {note}
        </p>
      ))}
    </div>
  );
}
