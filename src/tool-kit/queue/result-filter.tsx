// Filters a long list of results: by name, and by failure.
import { Search } from 'lucide-react';
import { say } from '../../../workers/words/in-words';
import { Checkbox } from '../../ui/checkbox';
import { controlClasses } from '../../ui/field';
import type { RowFilter } from './result-rows';
import * as words from './words';

export interface ResultFilterProps {
  filter: RowFilter;
  /** The number of files in the list, and in total. */
  shown: number;
  total: number;
  failed: number;
  onChange: (filter: RowFilter) => void;
}

export function ResultFilter({ filter, shown, total, failed, onChange }: ResultFilterProps) {
  const { name, failedOnly } = filter;
  const isFiltered = name.trim() !== '' || failedOnly;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="relative min-w-0 flex-1 basis-52">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 inset-s-3 size-4.5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={words.filter}
          placeholder={words.filter}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={name}
          onChange={({ target }) => onChange({ ...filter, name: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || name === '') return;
            event.preventDefault(); // Otherwise, Escape would cancel the run.
            onChange({ ...filter, name: '' });
          }}
          className={`${controlClasses} h-10 pe-2 ps-10`}
        />
      </div>
      {(failed > 0 || failedOnly) && (
        <Checkbox
          label={say(words.failedOnly, { count: failed })}
          checked={failedOnly}
          onChange={(failedOnly) => onChange({ ...filter, failedOnly, triedAgain: new Set() })}
        />
      )}
      <p role="status" className="text-sm text-muted tabular-nums empty:hidden">
        {isFiltered && say(words.shown, { shown, total })}
      </p>
    </div>
  );
}
