// The questions that pages and layout ask the catalog.
import { SIDEBAR_GROUPS, type SidebarGroup, type ToolDefinition } from '../tool-kit/define-tool';
import { tools } from './index';

export const toolPath = (tool: ToolDefinition) => `/tool/${tool.id}`;

/** By id or alias. */
export const findTool = (id: string): ToolDefinition | undefined =>
  tools.find((tool) => tool.id === id) ?? tools.find((tool) => tool.aliases?.includes(id));

/** Those of the ids that exist, in the order of the ids. */
export const pickTools = (ids: readonly string[]): readonly ToolDefinition[] =>
  ids.flatMap((id) => tools.filter((tool) => tool.id === id));

/** The tools that have a position under this name, in that order. */
const ranked = (rank: 'popular' | 'suggested') =>
  tools.filter((tool) => tool[rank] !== undefined).toSorted((a, b) => (a[rank] ?? 0) - (b[rank] ?? 0));

/** The home page's cards and the footer's links. */
export const popularTools = () => ranked('popular');

/** For a visitor who followed a dead link. */
export const suggestedTools = () => ranked('suggested');

/** The target of the home page's card, which may be a tool's second address. */
export const popularPath = (tool: ToolDefinition) => `/tool/${tool.aliases?.[0] ?? tool.id}`;

export interface ToolGroup {
  readonly group: SidebarGroup;
  readonly tools: readonly ToolDefinition[];
}

/** The groups that have a tool. */
export const toolGroups = (): readonly ToolGroup[] =>
  SIDEBAR_GROUPS.map((group) => ({ group, tools: tools.filter((tool) => tool.group === group) })).filter(
    (entry) => entry.tools.length > 0,
  );

/** Whether a tool of the site asks another service for exchange rates. */
export const hasExchangeRates = () => findTool('currency-converter') !== undefined;
