// The questions that pages and layout ask the catalog.
import type { SidebarGroup, ToolDefinition } from '../tool-kit/define-tool';
import { popularIds, sidebarOrder } from './catalog-order';
import { tools } from './index';

export const toolPath = (tool: ToolDefinition) => `/tool/${tool.id}`;

/** By id or alias. */
export const findTool = (id: string): ToolDefinition | undefined =>
  tools.find((tool) => tool.id === id) ?? tools.find((tool) => tool.aliases?.includes(id));

/** Those of the ids that exist, in the order of the ids. */
export const pickTools = (ids: readonly string[]): readonly ToolDefinition[] =>
  ids.flatMap((id) => tools.filter((tool) => tool.id === id));

export const popularTools = () => pickTools(popularIds);

/** Where the card on the home page leads to, which may be a tool's second address. */
export const popularPath = (tool: ToolDefinition) => `/tool/${tool.aliases?.[0] ?? tool.id}`;

export interface ToolGroup {
  readonly group: SidebarGroup;
  readonly tools: readonly ToolDefinition[];
}

/** The groups that hold a tool. A tool that the order does not name comes last in its group. */
export function toolGroups(): readonly ToolGroup[] {
  return sidebarOrder
    .map(({ group, ids }) => {
      const others = tools.filter((tool) => tool.group === group && !ids.includes(tool.id));
      return { group, tools: [...pickTools(ids), ...others] };
    })
    .filter((entry) => entry.tools.length > 0);
}

/** Every tool, in the sidebar's order. */
export const orderedTools = (): readonly ToolDefinition[] => toolGroups().flatMap((entry) => entry.tools);

/** Whether a tool of the site asks another service for exchange rates. */
export const hasExchangeRates = () => findTool('currency-converter') !== undefined;
