// One category of the sidebar. Closed at first, except around the page that is shown.
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { leadsTo, type NavigationGroup } from './navigation';
import { SidebarItem } from './sidebar-item';

interface SidebarSectionProps {
  group: NavigationGroup;
  pathname: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChoose: () => void;
}

export function SidebarSection({ group, pathname, isOpen, onToggle, onChoose }: SidebarSectionProps) {
  const { title, icon: Icon, items } = group;
  const id = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
        className="group flex min-h-touch w-full items-center gap-3 rounded-md px-3 text-left text-sm font-medium transition-colors hover:bg-sunken"
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
      <ul id={id} hidden={!isOpen} data-rail-hides="" className="my-1 ml-5 border-l border-line pl-3">
        {items.map((item) => (
          <SidebarItem key={item.path} item={item} current={leadsTo(item, pathname)} onChoose={onChoose} />
        ))}
      </ul>
    </li>
  );
}
