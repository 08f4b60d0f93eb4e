import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import type { NavigationItem } from './navigation';

interface SidebarItemProps {
  item: NavigationItem;
  /** Whether it leads to the current page. */
  current: boolean;
  icon?: ReactNode;
  onChoose: () => void;
}

export function SidebarItem({ item, current, icon, onChoose }: SidebarItemProps) {
  return (
    <li>
      <Link
        to={item.path}
        // Arrow keys lead here: see app/late/sidebar-keys.ts.
        tabIndex={-1}
        aria-current={current ? 'page' : undefined}
        onClick={onChoose}
        className={clsx(
          'flex min-h-10 items-center gap-3 rounded-md px-3 text-sm transition-colors pointer-coarse:min-h-touch',
          current ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:bg-sunken hover:text-ink',
        )}
      >
        {icon}
        <span data-rail-hides="" className="min-w-0 truncate">
          {item.label}
        </span>
      </Link>
    </li>
  );
}
