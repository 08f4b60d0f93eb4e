// The list of all tools: beside the page on wide screens, in the drawer on narrow ones.
import { ChevronRight } from 'lucide-react';
import { Suspense, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decoration, loadable } from '../../hydration/loadable';
import { useToolSettings } from '../../tool-kit/run/use-tool';
import { SearchField } from '../../ui/search-field';
import { leadsTo, navigation, type NavigationGroup } from './navigation';
import { SidebarItem } from './sidebar-item';
import * as words from './words';

/** A first visit has no pinned or recent tools. */
export const ownTools = decoration(() => import('../late/own-tools'));
export const narrowButton = decoration(() => import('../late/narrow-button'));
const filteredItems = loadable(() => import('./filtered-items'));

interface SidebarState {
  /** Opened and closed categories, by title. Remembered for this visit. */
  readonly open: Readonly<Record<string, boolean>>;
  /** The previous page. */
  readonly around: string;
}

const DEFAULTS: SidebarState = { open: {}, around: '' };

export function Sidebar({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const [filter, setFilter] = useState('');
  const [{ open, around }, change] = useToolSettings('sidebar', DEFAULTS);
  const holding = navigation.find(({ items }) => items.some((item) => leadsTo(item, pathname)));
  // Coming to a page opens the category around it; after that the visitor may close it.
  useEffect(() => {
    if (around !== pathname)
      change({ around: pathname, open: holding === undefined ? open : { ...open, [holding.title]: true } });
  }, [around, pathname, holding, open, change]);
  const choose = () => {
    setFilter('');
    onChoose?.();
  };
  return (
    <nav aria-label={words.tools} className="flex flex-col gap-3 px-3 py-4">
      <div className="flex items-center gap-1">
        <SearchField
          label={words.filter}
          placeholder={words.filterHint}
          value={filter}
          onChange={setFilter}
          className="relative min-w-0 flex-1"
        />
        <div className="size-10 max-xl:hidden">
          <Suspense>
            <narrowButton.Component />
          </Suspense>
        </div>
      </div>
      {filter.trim() === '' ? (
        <>
          <div className="own-tools flex flex-col gap-3">
            <Suspense>
              <ownTools.Component pathname={pathname} onChoose={choose} />
            </Suspense>
          </div>
          <ul className="flex flex-col gap-1">
            {navigation.map((group) => (
              <SidebarSection
                key={group.title}
                group={group}
                pathname={pathname}
                isOpen={open[group.title] ?? group === holding}
                isStop={group === (holding ?? navigation[0])}
                onToggle={(isOpen) => change({ open: { ...open, [group.title]: isOpen } })}
                onChoose={choose}
              />
            ))}
          </ul>
        </>
      ) : (
        <Suspense>
          <filteredItems.Component filter={filter} pathname={pathname} onChoose={choose} />
        </Suspense>
      )}
    </nav>
  );
}

interface SidebarSectionProps {
  group: NavigationGroup;
  pathname: string;
  isOpen: boolean;
  /** The list's stop for Tab. Arrow keys lead to the others: see app/late/sidebar-keys.ts. */
  isStop: boolean;
  onToggle: (isOpen: boolean) => void;
  onChoose: () => void;
}

/** One category. Closed at first, unless it contains the current page. */
function SidebarSection({ group, pathname, isOpen, isStop, onToggle, onChoose }: SidebarSectionProps) {
  const { title, icon: Icon, items } = group;
  const id = useId();
  return (
    <li>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
        className="group flex min-h-touch w-full items-center gap-3 rounded-md px-3 text-start text-sm font-medium transition-colors hover:bg-sunken"
      >
        <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
        <span data-rail-hides="" className="min-w-0 flex-1">
          {title}
        </span>
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-aria-expanded:rotate-90"
        />
      </button>
      <ul id={id} hidden={!isOpen} data-rail-hides="" className="my-1 ms-5 border-s border-line ps-3">
        {items.map((item) => (
          <SidebarItem key={item.path} item={item} current={leadsTo(item, pathname)} onChoose={onChoose} />
        ))}
      </ul>
    </li>
  );
}
