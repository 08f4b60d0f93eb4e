// The field that filters the sidebar.
import { Search } from 'lucide-react';
import { controlClasses } from '../../ui/field';

interface FilterFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function FilterField({ value, onChange }: FilterFieldProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label="Filter the list"
        placeholder="Filter tools"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault(); // a drawer around it stays open
          onChange('');
        }}
        className={`${controlClasses} h-10 pr-2 pl-10`}
      />
    </div>
  );
}
