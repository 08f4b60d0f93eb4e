// A step: what it does, its options, and the beginning of its result.
import clsx from 'clsx';
import { ArrowDown, ArrowUp, CopyPlus, EllipsisVertical, GripVertical, Power, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { say } from '../../../workers/words/in-words';
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
import { summaryOf } from './step-code/step-summary';
import { titleOf } from './step-code/step-words';
import * as words from './words';

interface StepCardProps {
  card: RecipeCard;
  /** From 0. */
  place: number;
  count: number;
  problem: CardProblem | undefined;
  view: StepView | undefined;
  /** The next step failed, so its input is shown. */
  feedsFailed: boolean;
  isOutdated: boolean;
}

/** One line, which opens to the step's options. */
export function StepCard({ card, place, count, problem, view, feedsFailed, isOutdated }: StepCardProps) {
  const { id, tool, isOff = false } = card;
  const panel = useId();
  const title = titleOf(tool);
  const summary = summaryOf(card);
  const hasFailed = view?.status === 'failed' && !isOff && !isOutdated;
  const form = formOf(card);
  const [isOpen, setIsOpen] = useState(problem?.option !== undefined || form?.isUnfilled === true);
  const hasOptions = form !== undefined && form.first.length + form.others.length > 0;
  return (
    <li
      data-step={id}
      tabIndex={-1}
      className={clsx(
        'flex flex-col rounded-lg border bg-surface px-1 py-0.5',
        hasFailed ? 'border-danger' : problem && !isOff ? 'border-warn' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <h3 className={clsx('min-w-0 flex-1 text-sm', isOff && 'opacity-55')}>
          <button
            type="button"
            aria-expanded={hasOptions ? isOpen : undefined}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setIsOpen(!isOpen && hasOptions)}
            className="flex min-h-10 w-full min-w-0 items-center gap-2 rounded-md px-2 text-start hover:bg-sunken pointer-coarse:min-h-touch"
          >
            <span className="w-4 text-center text-muted">{place + 1}</span>
            <span className="text-accent">
              <ToolIcon toolId={tool} />
            </span>
            {/* In a narrow card, what the step does is on a line of its own, which a long title can't push out of view. */}
            <span className="flex min-w-0 flex-wrap gap-x-1.5 *:max-w-full *:truncate">
              <span className="font-semibold">{title}</span>{' '}
              {summary !== '' && <span className="text-muted">{summary}</span>}
              {isOff && <span className="text-muted">{words.off}</span>}
            </span>
          </button>
        </h3>
        <StepButtons id={id} title={title} place={place} count={count} isOff={isOff} />
      </div>
      <div className="flex flex-col gap-3 px-2 not-empty:pb-2">
        {isOpen && !isOff && (
          <div id={panel} className="flex flex-col gap-3 pt-2">
            <StepOptions card={card} problem={problem} />
          </div>
        )}
        {problem && !isOff && (problem.option === undefined || !isOpen) && <StepProblem problem={problem} />}
        {view && !isOff && (
          <StepResult key={String(feedsFailed)} view={view} isShown={feedsFailed} isOutdated={isOutdated} />
        )}
      </div>
    </li>
  );
}

interface StepButtonsProps {
  id: string;
  title: string;
  place: number;
  count: number;
  isOff: boolean;
}

/** A mouse has small buttons in the card's line. On a touch screen, they are large ones in a menu. */
function StepButtons({ id, title, place, count, isOff }: StepButtonsProps) {
  const dispatch = useAppDispatch();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const step = { place: place + 1, title };
  const actions = [
    { icon: ArrowUp, label: say(words.moveUp, step), disabled: place === 0, act: () => moveStep(id, place - 1) },
    {
      icon: ArrowDown,
      label: say(words.moveDown, step),
      disabled: place === count - 1,
      act: () => moveStep(id, place + 1),
    },
    { icon: Power, label: say(isOff ? words.turnOn : words.turnOff, step), act: () => switchStep(id, isOff) },
    { icon: CopyPlus, label: say(words.duplicate, step), act: () => duplicateStep(id) },
    { icon: Trash2, label: say(words.remove, step), act: () => removeStep(id), isLast: true },
  ];
  const buttons = actions.map(({ icon, label, disabled = false, act, isLast = false }) => (
    <IconButton
      key={icon.displayName ?? label}
      icon={icon}
      label={label}
      disabled={disabled}
      className="pointer-fine:size-8 [&>svg]:size-4.5"
      onClick={() => {
        dispatch(act());
        if (isLast) focusNear(place);
      }}
    />
  ));
  return (
    <>
      <div className="flex text-muted">
        <DragHandle id={id} place={place} />
        <span className="contents pointer-coarse:hidden">{buttons}</span>
        <IconButton
          icon={EllipsisVertical}
          label={say(words.actions, step)}
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(!isMenuOpen)}
          className="pointer-fine:hidden"
        />
      </div>
      {isMenuOpen && <div className="flex basis-full justify-end text-muted pointer-fine:hidden">{buttons}</div>}
    </>
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
      className="flex size-8 cursor-grab touch-none items-center justify-center active:cursor-grabbing pointer-coarse:size-touch"
    >
      <GripVertical className="size-4.5" />
    </span>
  );
}

function StepOptions({ card, problem }: { card: RecipeCard; problem: CardProblem | undefined }) {
  const dispatch = useAppDispatch();
  const shown = formOf(card);
  if (!shown) return null;
  const { schema, words: texts, first, others } = shown;
  const change = (part: object) => dispatch(setOptions(card.id, part));
  const form = { toolId: card.tool, schema, words: texts, values: card.options, change };
  const isChanged = changedOptions(schema.shape, Object.fromEntries(Object.entries(card.options))).some(([name]) =>
    others.includes(name),
  );
  const wrong = problem?.option === undefined ? undefined : ({ option: problem.option, text: problem.text } as const);
  const more = <ToolOptions form={form} names={others} problem={wrong} />;
  if (first.length === 0) return more;
  return (
    <>
      <ToolOptions form={form} names={first} problem={wrong} />
      {others.length > 0 && (
        <Disclosure label={words.moreOptions} defaultOpen={wrong !== undefined || isChanged} className="-mt-1">
          {more}
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
          {say(fitting.length > MOST_NAMED ? words.fittingAndOthers : words.fitting, {
            tools: fitting.slice(0, MOST_NAMED).join(', '),
          })}
        </p>
      )}
    </Notice>
  );
}

interface StepResultProps {
  view: StepView;
  isShown: boolean;
  isOutdated: boolean;
}

function StepResult({ view, isShown, isOutdated }: StepResultProps) {
  const { status, bytes, preview, notes, doing, isNegative } = view;
  const size = bytes === undefined || status === 'failed' ? '' : formatBytes(bytes);
  const state = status === 'running' ? (doing ?? words.waiting) : status === 'failed' ? words.failed : '';
  if (state === '' && size === '' && notes.length === 0) return null;
  return (
    <div className={clsx('flex flex-col gap-1', isOutdated && 'outdated')}>
      {preview && status !== 'failed' ? (
        <Disclosure defaultOpen={isShown} label={[words.result, size, state].filter(Boolean).join(' · ')}>
          <pre
            // A scrollable box must be focusable, so that the keyboard can scroll it.
            tabIndex={0}
            className="max-h-60 overflow-auto rounded-md border border-line bg-raised px-3 py-2 font-mono text-sm/5 break-all whitespace-pre-wrap"
          >
            {preview.text}
          </pre>
        </Disclosure>
      ) : (
        <p className={clsx('py-1 text-sm', status === 'failed' ? 'font-medium text-danger' : 'text-muted')}>
          {[size, state].filter(Boolean).join(' · ')}
        </p>
      )}
      {isNegative && <p className="text-sm text-warn">{words.checkGaveNo}</p>}
      {notes.map((note) => (
        <p key={note} className="text-xs text-muted">
          {note}
        </p>
      ))}
    </div>
  );
}
