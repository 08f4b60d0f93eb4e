// A tool's record in the catalog. Every first visit loads all records. Icons, search terms and offers load later, through
// `src/tools/discoveries.tsx` and `src/tools/offers.ts`.
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { CommandRecord } from '../../workers/contract/options/command';
import type { Options } from '../../workers/contract/options/options';

/** The badge on a tool's page and on its card. `src/tools/words.ts` has the labels of categories and groups. */
export type ToolCategory =
  'Encoders' | 'Converters' | 'Development Tools' | 'Security' | 'Generators' | 'Text Tools' | 'Utilities';

/** The groups in the sidebar, in their order. */
export const SIDEBAR_GROUPS = [
  'Converters',
  'Encoders & Decoders',
  'Security & Hashing',
  'Text & Data Tools',
  'Generators',
  'Development Tools',
  'Utilities',
] as const;

export type SidebarGroup = (typeof SIDEBAR_GROUPS)[number];

/** The catalog's filter buttons. */
export type CatalogFilter = 'developer' | 'design' | 'utility' | 'security' | 'text' | 'ai';

export interface ToolScreen {
  readonly default: ComponentType;
  /** Missing if the tool has no options. */
  readonly options?: Options;
}

export interface ToolDefinition {
  /** The same as in the route, the folders of the screen and the kernel, the test and the benchmark. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Follows the title in the document's title, so that the tool's purpose can be found. */
  readonly tagline: string;
  readonly category: ToolCategory;
  readonly group: SidebarGroup;
  /** Position in its group, from 1. */
  readonly place: number;
  /** Position among the popular tools of the home page and the footer, from 1. */
  readonly popular?: number;
  /** Position among the tools that the “not found” page suggests, from 1. */
  readonly suggested?: number;
  readonly filter: CatalogFilter;
  /** More ids under /tool/ that show this tool. */
  readonly aliases?: readonly string[];
  /**
   * For the pages that list the limits. These numbers are copies, because a kernel's spec would add its words to every first
   * visit.
   */
  readonly sizeLimit?: string;
  /** Missing if the tool can't run in Node. */
  readonly command?: CommandRecord;
  /** True for a tool that needs another site's data, which an embedded page may not request. It then has no such page. */
  readonly notEmbedded?: true;
  /** Loads the screen. Lazy, so that the entry chunk contains no tool's code. */
  readonly screen: () => Promise<ToolScreen>;
}

/** How visitors find a tool. */
export interface Discovery {
  readonly icon: LucideIcon;
  /** Search terms besides the title, description and category, separated by a comma and a space. */
  readonly keywords: string;
}

/** By group, and by place within a group. */
export const inSidebarOrder = (tools: readonly ToolDefinition[]): readonly ToolDefinition[] =>
  tools.toSorted((a, b) => SIDEBAR_GROUPS.indexOf(a.group) - SIDEBAR_GROUPS.indexOf(b.group) || a.place - b.place);
