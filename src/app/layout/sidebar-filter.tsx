// Leaves of the sidebar what holds the letters that were typed: in its name, or in a tool's keywords once those are there.
import { Search } from 'lucide-react';
import { lateModule } from '../../lib/late-module';
import { controlClasses } from '../../ui/control-classes';
import { leadsTo, navigation } from './navigation';
import { SidebarItem } from './sidebar-item';

const discoveries = lateModule(() => import('../../tools/discoveries'));

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

interface FilteredItemsProps {
  filter: string;
  pathname: string;
  onChoose: () => void;
}

export function FilteredItems({ filter, pathname, onChoose }: FilteredItemsProps) {
  const keywordsOf = discoveries.use()?.keywordsOf;
  const words = filter.trim().toLowerCase().split(/\s+/);
  const found = navigation.flatMap(({ title, items }) =>
    items.filter(({ label, path }) => {
      const keywords = keywordsOf?.(path.replace('/tool/', '')) ?? [];
      const texts = [label, title, ...keywords].map((text) => text.toLowerCase());
      return words.every((word) => texts.some((text) => text.includes(word)));
    }),
  );
  return (
    <>
      <p role="status" className={found.length === 0 ? 'px-3 text-sm text-muted' : 'sr-only'}>
        {found.length === 0 ? 'No tools match.' : `${String(found.length)} found`}
      </p>
      <ul>
        {found.map((item) => (
          <SidebarItem key={item.path} item={item} current={leadsTo(item, pathname)} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}
