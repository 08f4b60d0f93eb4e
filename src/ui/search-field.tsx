// A field that filters a list. Escape empties it, and nothing else while there is a text.
import { Search } from 'lucide-react';
import { controlClasses } from './field';

interface SearchFieldProps {
  label: string;
  /** By default the label. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** With `relative`. */
  className?: string;
}

export const SearchField = ({
  label,
  placeholder = label,
  value,
  onChange,
  className = 'relative',
}: SearchFieldProps) => (
  <div className={className}>
    <Search
      aria-hidden
      className="pointer-events-none absolute top-1/2 inset-s-3 size-4.5 -translate-y-1/2 text-muted"
    />
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault(); // Otherwise, Escape would cancel the run, or close the drawer.
        onChange('');
      }}
      className={`${controlClasses} h-10 pe-2 ps-10`}
    />
  </div>
);
