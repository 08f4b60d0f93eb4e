// Queries of the catalog, for pages and the layout. Every first visit loads them.
import { SIDEBAR_GROUPS, type SidebarGroup, type ToolDefinition } from '../tool-kit/define-tool';
import { tools } from './index';

export const toolPath = (tool: ToolDefinition) => `/tool/${tool.id}`;

/** The id at a tool's path, whether the tool exists or not. */
export const toolIdAt = (pathname: string): string | undefined => /^\/tool\/([^/]+)\/*$/.exec(pathname)?.[1];

/** By id or alias. */
export const findTool = (id: string): ToolDefinition | undefined =>
  tools.find((tool) => tool.id === id) ?? tools.find((tool) => tool.aliases?.includes(id));

/** The tools with these ids, in the order of the ids. Unknown ids are skipped. */
export const pickTools = (ids: readonly string[]): readonly ToolDefinition[] =>
  ids.flatMap((id) => tools.filter((tool) => tool.id === id));

/** The tools that have a position of this name, in that order. */
const ranked = (rank: 'popular' | 'suggested') =>
  tools.filter((tool) => tool[rank] !== undefined).toSorted((a, b) => (a[rank] ?? 0) - (b[rank] ?? 0));

/** The home page's cards and the footer's links. */
export const popularTools = () => ranked('popular');

/** For a visitor who followed a dead link. */
export const suggestedTools = () => ranked('suggested');

export interface ToolGroup {
  readonly group: SidebarGroup;
  readonly tools: readonly ToolDefinition[];
}

/** The groups that have tools. */
export const toolGroups = (): readonly ToolGroup[] =>
  SIDEBAR_GROUPS.map((group) => ({ group, tools: tools.filter((tool) => tool.group === group) })).filter(
    (entry) => entry.tools.length > 0,
  );
