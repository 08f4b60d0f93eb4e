// Finds a step to add. Steps that can follow the last one come first.
import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox';
import { MAX_STEPS } from '../../../workers/contract/recipe/recipe';
import { say } from '../../../workers/words/in-words';
import { rankings } from 'match-sorter';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { keywordsOf } from '../../tools/discoveries';
import { TitledDialog } from '../../ui/modal-dialog';
import { matchWords, type SearchKeys } from '../match-words';
import ToolIcon from '../../tools/discoveries';
import { addStep } from './edits';
import { focusFirst } from './focus-first';
import { choicesAfter, type Choice } from './step-code/step-choices';
import * as words from './words';

const keys: SearchKeys<Choice> = {
  names: [
    'title',
    'way',
    { key: ({ step }) => [step.tool, ...keywordsOf(step.tool)], maxRanking: rankings.STARTS_WITH },
  ],
  others: [{ key: 'description', maxRanking: rankings.CONTAINS }],
};

export interface StepPickerProps {
  /** The search so far. */
  typed: string;
  onClosed: () => void;
}

export default function StepPicker({ typed, onClosed }: StepPickerProps) {
  const dispatch = useAppDispatch();
  const isFull = useAppSelector(({ recipe }) => recipe.cards.length >= MAX_STEPS);
  const before = useAppSelector(({ recipe }) => recipe.cards.findLast(({ isOff }) => !isOff));
  const [text, setText] = useState(typed);
  const all = useMemo(() => (isFull ? [] : choicesAfter(before)), [before, isFull]);
  const found = matchWords(all, text, keys);
  return (
    <TitledDialog title={words.addStep} onClose={onClosed} className="top-3 max-w-xl overflow-hidden sm:top-[8dvh]">
      {(close) => (
        <ComboboxProvider open inputValue={text} setInputValue={setText}>
          <div className="mt-3 flex items-center border-y border-line px-5 focus-within:border-accent">
            <Search aria-hidden className="size-5 shrink-0 text-muted" />
            <Combobox
              ref={focusFirst}
              autoSelect
              aria-label={words.searchSteps}
              placeholder={words.searchHint}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              className="h-12 min-w-0 flex-1 bg-transparent px-3 text-base outline-none placeholder:text-muted"
            />
          </div>
          <ComboboxList
            alwaysVisible
            aria-label={words.steps}
            className="max-h-[min(28rem,62dvh)] overflow-y-auto overscroll-contain p-2"
          >
            {found.map((choice) => (
              <Entry
                key={`${choice.step.tool} ${choice.way}`}
                choice={choice}
                onChoose={() => {
                  dispatch(addStep(choice.step));
                  close();
                }}
              />
            ))}
          </ComboboxList>
          <p role="status" className="border-t border-line px-5 py-2.5 text-xs text-muted">
            {isFull
              ? say(words.full, { most: MAX_STEPS })
              : found.length === 0
                ? words.noMatch
                : say(words.stepCount, { count: found.length })}
          </p>
        </ComboboxProvider>
      )}
    </TitledDialog>
  );
}

function Entry({ choice, onChoose }: { choice: Choice; onChoose: () => void }) {
  const { step, title, way, description, problem } = choice;
  return (
    <ComboboxItem
      focusOnHover
      disabled={problem !== undefined}
      onClick={onChoose}
      className="flex min-h-touch cursor-pointer items-center gap-3 rounded-md border-s-4 border-transparent px-3 py-2 text-sm aria-disabled:cursor-not-allowed data-active-item:border-accent data-active-item:bg-accent-soft"
    >
      <span className="shrink-0 text-accent">
        <ToolIcon toolId={step.tool} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={problem === undefined ? 'font-medium' : 'text-muted'}>
          {title}
          {way !== '' && <span className="font-normal text-muted">: {way}</span>}
        </span>
        <span className="line-clamp-1 text-xs text-muted">{problem ?? description}</span>
      </span>
    </ComboboxItem>
  );
}
