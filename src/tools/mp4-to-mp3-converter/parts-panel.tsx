// The parts that a conversion will make, before it starts. Titles and times can be edited, and parts joined, added or left out.
import { Merge, Plus, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Part } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { say } from '../../../workers/words/in-words';
import { clock } from '../../../workers/words/time-words';
import { LongList } from '../../tool-kit/rows/long-list';
import { Button } from '../../ui/button';
import { controlClasses, FieldError } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { draftsOf, partsOfDrafts, problemIn, withAnother, withTime, type Draft, type PartEdits } from './drafts';
import * as lateWords from './late-words';
import * as words from './words';

/** A row's field and the space below it. */
const ROW_PX = 52;
const VISIBLE_ROWS = 6.5;
/** A file whose length is unknown ends at the largest number. */
const KNOWN_LENGTH = 1e9;

export interface PartsPanelProps {
  /** What the list is of; with other options it is another list. */
  of: string;
  parts: readonly Part[];
  edits: PartEdits | undefined;
  onEdit: (edits: PartEdits | undefined) => void;
}

export default function PartsPanel({ of, parts, edits, onEdit }: PartsPanelProps) {
  const end = parts.at(-1)?.end ?? 0;
  const drafts = edits?.drafts ?? draftsOf(parts);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number>(undefined);
  useEffect(() => {
    const id = focusNext.current;
    focusNext.current = undefined;
    if (id !== undefined) list.current?.querySelector<HTMLElement>(`[data-part-title="${id}"]`)?.focus();
  });
  const set = (changed: readonly Draft[]) => onEdit({ of, drafts: changed, parts: partsOfDrafts(changed, end) });
  const change = (index: number, draft: Draft) => set(drafts.with(index, draft));
  const join = (index: number) => {
    focusNext.current = drafts[index - 1]?.id;
    set(drafts.toSpliced(index, 1));
  };
  const add = () => {
    const another = withAnother(drafts, end);
    focusNext.current = another.drafts[another.at]?.id;
    set(another.drafts);
  };
  const problem = problemIn(drafts, end);
  const made = drafts.filter(({ isLeftOut }) => !isLeftOut).length;
  return (
    <section ref={list} aria-label={words.parts} className="flex w-full min-w-0 flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <h2 className="me-auto text-sm font-semibold">{say(lateWords.partCount, { count: made })}</h2>
        {edits && (
          <Button size="small" variant="ghost" icon={RotateCcw} onClick={() => onEdit(undefined)}>
            {words.undoEdits}
          </Button>
        )}
        {end < KNOWN_LENGTH && (
          <Button size="small" icon={Plus} onClick={add}>
            {words.addPart}
          </Button>
        )}
      </div>
      <LongList
        label={words.parts}
        count={drafts.length}
        rowPx={ROW_PX}
        visibleRows={VISIBLE_ROWS}
        keyOf={(index) => drafts[index]?.id ?? index}
      >
        {(index) => {
          const draft = drafts[index];
          if (!draft) return null;
          return (
            <PartRow
              number={index + 1}
              draft={draft}
              seconds={(drafts[index + 1]?.start ?? end) - draft.start}
              isWrong={problem?.at === index}
              onChange={(changed) => change(index, changed)}
              onJoin={index > 0 ? () => join(index) : undefined}
            />
          );
        }}
      </LongList>
      <FieldError id="part-problem" text={problem?.text} />
    </section>
  );
}

interface PartRowProps {
  number: number;
  draft: Draft;
  /** The part's length. */
  seconds: number;
  isWrong: boolean;
  onChange: (draft: Draft) => void;
  /** Missing for the first part. */
  onJoin: (() => void) | undefined;
}

function PartRow({ number, draft, seconds, isWrong, onChange, onJoin }: PartRowProps) {
  const name = { number };
  return (
    <div className="flex items-center gap-2 px-0.5 pt-0.5" style={{ height: ROW_PX }}>
      {/* A finger needs more than the box. */}
      <label className="grid h-10 w-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="size-4.5 accent-accent"
          aria-label={say(words.makePart, name)}
          checked={!draft.isLeftOut}
          onChange={({ target }) => onChange({ ...draft, isLeftOut: !target.checked })}
        />
      </label>
      <div className="w-24 shrink-0">
        <input
          className={`${controlClasses} h-10 px-2 tabular-nums`}
          aria-label={say(words.partStart, name)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'part-problem' : undefined}
          autoComplete="off"
          value={draft.time}
          onChange={({ target }) => onChange(withTime(draft, target.value))}
        />
      </div>
      <div className="min-w-0 flex-1">
        <input
          className={`${controlClasses} h-10 px-3`}
          data-part-title={draft.id}
          aria-label={say(words.partTitle, name)}
          placeholder={say(words.partNumber, name)}
          autoComplete="off"
          value={draft.title}
          onChange={({ target }) => onChange({ ...draft, title: target.value })}
        />
      </div>
      <span className="w-14 shrink-0 text-end text-xs text-muted tabular-nums max-sm:hidden">
        {seconds > 0 && seconds < KNOWN_LENGTH ? clock(seconds) : ''}
      </span>
      {onJoin ? (
        <IconButton icon={Merge} label={say(words.joinPart, name)} onClick={onJoin} />
      ) : (
        <span className="size-10 shrink-0 pointer-coarse:size-touch" />
      )}
    </div>
  );
}
