// A list whose items are in groups: their counts, a choice of one group, a filter by path, and the items in view.
import clsx from 'clsx';
import { useMemo, useState, type ReactNode } from 'react';
import { say } from '../../../workers/words/in-words';
import { formatCount } from '../../lib/format';
import { LongList } from './long-list';
import { NoMatch, PathFilter, wantedPart } from './path-filter';
import * as words from './words';

export interface ItemGroup<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Shown only if it has an item. The count of any other group is an answer even if it is zero. */
  readonly isRare?: boolean;
}

interface GroupedListProps<Item, Id extends string> {
  label: string;
  groups: readonly ItemGroup<Id>[];
  items: readonly Item[];
  groupOf: (item: Item) => Id;
  pathsOf: (item: Item) => readonly string[];
  rowPx: number;
  visibleRows: number;
  className?: string;
  children: (item: Item) => ReactNode;
  /** What can be done with the shown items. */
  actions: (shown: readonly Item[]) => ReactNode;
}

export function GroupedList<Item, Id extends string>(props: GroupedListProps<Item, Id>) {
  const { label, groups, items, groupOf, pathsOf, rowPx, visibleRows, className, children, actions } = props;
  const [chosen, setChosen] = useState<Id>();
  const [typed, setTyped] = useState('');
  const wanted = wantedPart(typed);
  const counts = useMemo(() => {
    const counted = new Map<Id, number>();
    for (const item of items) counted.set(groupOf(item), (counted.get(groupOf(item)) ?? 0) + 1);
    return counted;
  }, [items, groupOf]);
  // A result of another run may have no such group.
  const group = chosen !== undefined && counts.has(chosen) ? chosen : undefined;
  const shown = useMemo(
    () =>
      items.filter(
        (item) =>
          (group === undefined || groupOf(item) === group) &&
          (wanted === '' || pathsOf(item).some((path) => path.toLowerCase().includes(wanted))),
      ),
    [items, group, wanted, groupOf, pathsOf],
  );
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div role="group" aria-label={words.groups} className="flex flex-wrap gap-2">
        <GroupButton
          label={words.allGroups}
          count={items.length}
          isPressed={group === undefined}
          onPress={() => setChosen(undefined)}
        />
        {groups
          .filter(({ id, isRare }) => !isRare || counts.has(id))
          .map(({ id, label }) => (
            <GroupButton
              key={id}
              label={label}
              count={counts.get(id) ?? 0}
              isPressed={group === id}
              onPress={() => setChosen(id)}
            />
          ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PathFilter value={typed} onChange={setTyped} />
        <p role="status" className="text-sm text-muted tabular-nums empty:hidden">
          {wanted !== '' && say(words.shownOf, { shown: shown.length, total: items.length })}
        </p>
      </div>
      {shown.length === 0 && <NoMatch />}
      <LongList
        label={label}
        count={shown.length}
        rowPx={rowPx}
        visibleRows={visibleRows}
        {...(className !== undefined && { className })}
        keyOf={(index) => index}
      >
        {(index) => {
          const item = shown[index];
          return item !== undefined && children(item);
        }}
      </LongList>
      {actions(shown)}
    </div>
  );
}

interface GroupButtonProps {
  label: string;
  count: number;
  isPressed: boolean;
  onPress: () => void;
}

const GroupButton = ({ label, count, isPressed, onPress }: GroupButtonProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    disabled={count === 0}
    onClick={onPress}
    className={clsx(
      'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm font-medium tabular-nums transition-colors pointer-coarse:min-h-touch',
      isPressed
        ? 'border-ink bg-ink text-page'
        : 'border-line bg-surface text-muted enabled:hover:border-ink enabled:hover:text-ink',
    )}
  >
    {label} <span className="font-semibold">{formatCount(count)}</span>
  </button>
);
