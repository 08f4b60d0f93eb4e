// A column's name, which sorts the rows by it.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import clsx from 'clsx';
import type { Sort } from './use-sorted-rows';

interface ColumnHeaderProps {
  name: string;
  /** The name in one line. */
  label: string;
  /** What the rows are sorted by. */
  sort: Sort | undefined;
  onSort: (name: string) => void;
}

export function ColumnHeader({ name, label, sort, onSort }: ColumnHeaderProps) {
  const isSorted = sort?.column === name;
  const Icon = isSorted ? (sort.isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <span
      role="columnheader"
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
      className="flex pe-4"
    >
      <button
        type="button"
        className="-ms-1 flex min-h-6 max-w-full items-center gap-1 rounded-sm px-1 hover:bg-sunken"
        title={name}
        onClick={() => onSort(name)}
      >
        <span className="truncate">{label}</span>
        <Icon aria-hidden className={clsx('size-3.5 shrink-0', !isSorted && 'text-muted')} />
      </button>
    </span>
  );
}
