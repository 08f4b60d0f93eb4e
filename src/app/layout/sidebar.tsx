// The list of all tools: beside the page on wide screens, in the drawer on narrow ones.
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decoration, loadable } from '../../hydration/loadable';
import { useToolSettings } from '../../tool-kit/run/use-tool';
import { leadsTo, navigation } from './navigation';
import { FilterField } from './sidebar-filter';
import { SidebarSection } from './sidebar-section';

/** Nobody has any on a first visit. */
export const ownTools = decoration(() => import('./own-tools'));
const filteredItems = loadable(() => import('./filtered-items'));

interface SidebarState {
  /** Categories that were opened or closed, by title: remembered for the visit. */
  readonly open: Readonly<Record<string, boolean>>;
  /** The page that was shown last. */
  readonly around: string;
}

const DEFAULTS: SidebarState = { open: {}, around: '' };

export function Sidebar({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const [filter, setFilter] = useState('');
  const [{ open, around }, change] = useToolSettings('sidebar', DEFAULTS);
  const holding = navigation.find(({ items }) => items.some((item) => leadsTo(item, pathname)))?.title;
  // Coming to a page opens the category around it; after that the visitor may close it.
  useEffect(() => {
    if (around !== pathname)
      change({ around: pathname, open: holding === undefined ? open : { ...open, [holding]: true } });
  }, [around, pathname, holding, open, change]);
  const choose = () => {
    setFilter('');
    onChoose?.();
  };
  return (
    <nav aria-label="Tools" className="flex flex-col gap-3 px-3 py-4">
      <FilterField value={filter} onChange={setFilter} />
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
                {...{ group, pathname }}
                isOpen={open[group.title] ?? group.title === holding}
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
