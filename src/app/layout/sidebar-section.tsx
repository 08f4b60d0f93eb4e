// One category of the sidebar. Closed at first, except around the page that is shown.
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { leadsTo, type NavigationGroup, type NavigationItem } from './navigation';

interface SidebarSectionProps {
  group: NavigationGroup;
  pathname: string;
  onChoose: (() => void) | undefined;
}

export function SidebarSection({ group, pathname, onChoose }: SidebarSectionProps) {
  const { title, icon: Icon, items } = group;
  const holdsPage = items.some((item) => leadsTo(item, pathname));
  const [open, setOpen] = useState(holdsPage);
  const id = useId();
  // Coming to a page opens the category around it; after that the visitor may close it.
  const [heldPage, setHeldPage] = useState(holdsPage);
  if (heldPage !== holdsPage) {
    setHeldPage(holdsPage);
    if (holdsPage) setOpen(true);
  }
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="group flex min-h-touch w-full items-center gap-3 rounded-md px-3 text-left text-sm font-medium transition-colors hover:bg-sunken"
      >
        <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-aria-expanded:rotate-90"
        />
      </button>
      <ul id={id} hidden={!open} className="my-1 ml-5 border-l border-line pl-3">
        {items.map((item) => (
          <SidebarItem key={item.path} item={item} current={leadsTo(item, pathname)} onChoose={onChoose} />
        ))}
      </ul>
    </li>
  );
}

interface SidebarItemProps {
  item: NavigationItem;
  current: boolean;
  onChoose: (() => void) | undefined;
}

function SidebarItem({ item, current, onChoose }: SidebarItemProps) {
  return (
    <li>
      <Link
        to={item.path}
        aria-current={current ? 'page' : undefined}
        onClick={onChoose}
        className={clsx(
          'flex min-h-10 items-center rounded-md px-3 text-sm transition-colors pointer-coarse:min-h-touch',
          current ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:bg-sunken hover:text-ink',
        )}
      >
        {item.label}
      </Link>
    </li>
  );
}
