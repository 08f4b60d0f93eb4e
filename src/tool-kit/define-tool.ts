// The record by which the catalogue knows a tool.
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** Shown as the badge on a tool's page and on its card. */
export type ToolCategory =
  'Encoders' | 'Converters' | 'Development Tools' | 'Security' | 'Generators' | 'Text Tools' | 'Utilities';

/** The sidebar's groups, in its order. */
export type SidebarGroup =
  | 'Converters'
  | 'Encoders & Decoders'
  | 'Security & Hashing'
  | 'Text & Data Tools'
  | 'Generators'
  | 'Development Tools'
  | 'Utilities';

/** The catalogue's filter buttons. */
export type CatalogueFilter = 'developer' | 'design' | 'utility' | 'security' | 'text' | 'ai';

export interface ToolDefinition {
  /** The same in the route, the folders of screen and kernel, the test and the benchmark. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Found by the catalogue's search, beside title, description and category. */
  readonly keywords: readonly string[];
  readonly category: ToolCategory;
  readonly group: SidebarGroup;
  readonly filter: CatalogueFilter;
  readonly icon: LucideIcon;
  /** Further ids under /tool/ that show this tool. */
  readonly aliases?: readonly string[];
  /** Loads the screen: lazily, so that the entry knows no tool's code. */
  /**
   * For tools that take text: how likely somebody with a text that begins so wants this tool, from 0 to 1. `head` has at most
   * 64 KB. Orders what a result can be sent to.
   */
  readonly takesText?: (head: string) => number;
  readonly screen: () => Promise<{ default: ComponentType }>;
}

export const defineTool = (tool: ToolDefinition): ToolDefinition => tool;
