// The list of all tools: beside the page on wide screens, in the drawer on narrow ones.
import { useLocation } from 'react-router-dom';
import { navigation } from './navigation';
import { SidebarSection } from './sidebar-section';

export function Sidebar({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Tools" className="px-3 py-5">
      <ul className="flex flex-col gap-1">
        {navigation.map((group) => (
          <SidebarSection key={group.title} {...{ group, pathname, onChoose }} />
        ))}
      </ul>
    </nav>
  );
}
