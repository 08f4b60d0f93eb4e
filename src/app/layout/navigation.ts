// The entries of the sidebar and the footer. Tools come from the catalog, titles and addresses from the list of pages.
import {
  ArrowLeftRight,
  Blocks,
  LayoutGrid,
  Repeat2,
  Scale,
  ShieldCheck,
  Sparkles,
  SquareTerminal,
  Type,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { SidebarGroup } from '../../tool-kit/define-tool';
import { sitePageAt } from '../../pages/find-page';
import { aiTools } from '../../tools/ai-tools';
import { labels } from '../../tools/words';
import { toolGroups, toolPath } from '../../tools/lookup';
import * as words from './words';

export interface NavigationItem {
  readonly label: string;
  readonly path: string;
  /** Other paths that show the same page. */
  readonly otherPaths?: readonly string[];
}

export interface NavigationGroup {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly items: readonly NavigationItem[];
}

const groupIcons: Record<SidebarGroup, LucideIcon> = {
  Converters: ArrowLeftRight,
  'Encoders & Decoders': Repeat2,
  'Security & Hashing': ShieldCheck,
  'Text & Data Tools': Type,
  Generators: Blocks,
  'Development Tools': SquareTerminal,
  Utilities: Wrench,
};

const groups = toolGroups();

const toolNavigation: readonly NavigationGroup[] = groups.map(({ group, tools }) => ({
  title: labels[group],
  icon: groupIcons[group],
  items: tools.map((tool) => ({
    label: tool.title,
    path: toolPath(tool),
    otherPaths: (tool.aliases ?? []).map((alias) => `/tool/${alias}`),
  })),
}));

/** The page at this address, under its own title unless the list has a shorter name for it. */
function pageItem(path: string, label?: string): NavigationItem {
  const page = sitePageAt(path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return { label: label ?? page.title ?? words.home, path, otherPaths: page.paths.filter((other) => other !== path) };
}

/** Where the announced tools come in the list. */
const AI_BEFORE: SidebarGroup = 'Utilities';

const aiNavigation: NavigationGroup = {
  title: words.aiTools,
  icon: Sparkles,
  items: aiTools.map(({ name, path }) => ({ label: name, path })),
};

function withAiTools(): readonly NavigationGroup[] {
  const found = groups.findIndex(({ group }) => group === AI_BEFORE);
  return toolNavigation.toSpliced(found < 0 ? groups.length : found, 0, aiNavigation);
}

export const navigation: readonly NavigationGroup[] = [
  { title: words.general, icon: LayoutGrid, items: [pageItem('/tools'), pageItem('/recipe'), pageItem('/cli')] },
  ...withAiTools(),
  { title: words.community, icon: Users, items: [pageItem('/tool-ideas')] },
  {
    title: words.legalAndInfo,
    icon: Scale,
    items: [pageItem('/about-us'), pageItem('/contact-us'), pageItem('/privacy-policy'), pageItem('/terms-of-service')],
  },
];

export const quickLinks: readonly NavigationItem[] = [
  pageItem('/', words.home),
  pageItem('/tools'),
  pageItem('/tool-ideas', words.suggestTool),
  pageItem('/cli'),
  pageItem('/about-us'),
  pageItem('/contact-us'),
];

export const legalLinks: readonly NavigationItem[] = [
  pageItem('/privacy-policy'),
  pageItem('/terms-of-service'),
  pageItem('/contact-us', words.contact),
  pageItem('/cookie-settings'),
  pageItem('/unsubscribe', words.unsubscribe),
];

/** Whether the item leads to the page at this path. */
export function leadsTo(item: NavigationItem, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return item.path === path || (item.otherPaths?.includes(path) ?? false);
}
