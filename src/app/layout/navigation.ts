// What the sidebar lists. A page gets its line here when it exists; tools come from the catalogue.
import {
  ArrowLeftRight,
  Binary,
  Braces,
  Dices,
  LayoutGrid,
  ShieldCheck,
  Type,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { SidebarGroup } from '../../tool-kit/define-tool';
import { toolGroups, toolPath } from '../../tools/lookup';

export interface NavigationItem {
  readonly label: string;
  readonly path: string;
  /** Further paths that show the same page. */
  readonly otherPaths?: readonly string[];
}

export interface NavigationGroup {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly items: readonly NavigationItem[];
}

const groupIcons: Record<SidebarGroup, LucideIcon> = {
  Converters: ArrowLeftRight,
  'Encoders & Decoders': Binary,
  'Security & Hashing': ShieldCheck,
  'Text & Data Tools': Type,
  Generators: Dices,
  'Development Tools': Braces,
  Utilities: Wrench,
};

const toolNavigation = (): readonly NavigationGroup[] =>
  toolGroups().map(({ group, tools }) => ({
    title: group,
    icon: groupIcons[group],
    items: tools.map((tool) => ({
      label: tool.title,
      path: toolPath(tool),
      otherPaths: (tool.aliases ?? []).map((alias) => `/tool/${alias}`),
    })),
  }));

export const navigation: readonly NavigationGroup[] = [
  { title: 'General', icon: LayoutGrid, items: [{ label: 'All Tools', path: '/tools' }] },
  ...toolNavigation(),
];

export const quickLinks: readonly NavigationItem[] = [
  { label: 'Home', path: '/' },
  { label: 'All Tools', path: '/tools' },
];

/** Whether the item leads to the page at this path. */
export function leadsTo(item: NavigationItem, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return item.path === path || (item.otherPaths?.includes(path) ?? false);
}
