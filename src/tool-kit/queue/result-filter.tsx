// Filters a long list of results: by name, and by failure.
import { say } from '../../../workers/words/in-words';
import { Checkbox } from '../../ui/checkbox';
import { SearchField } from '../../ui/search-field';
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
      <SearchField
        label={words.filter}
        value={name}
        onChange={(typed) => onChange({ ...filter, name: typed })}
        className="relative min-w-0 flex-1 basis-52"
      />
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
