// A field that finds paths in a list.
import { Search } from 'lucide-react';
import { controlClasses } from '../../ui/field';
import * as words from './words';

interface PathFilterProps {
  value: string;
  onChange: (value: string) => void;
}

export const PathFilter = ({ value, onChange }: PathFilterProps) => (
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
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`${controlClasses} h-10 pe-2 ps-10`}
    />
  </div>
);

export const NoMatch = () => <p className="py-3 text-sm text-muted">{words.noMatch}</p>;

/** What is compared with the paths, without regard to case. */
export const wantedPart = (typed: string): string => typed.trim().toLowerCase();
