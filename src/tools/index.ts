// The catalog: every folder with a `tool.ts`, in the sidebar's order. Node, which has no import.meta.glob, reads the same folders in
// tests/tools/find-tools.ts.
import { inSidebarOrder, type ToolDefinition } from '../tool-kit/define-tool';

const found = import.meta.glob<ToolDefinition>('./*/tool.ts', { eager: true, import: 'tool' });

export const tools: readonly ToolDefinition[] = inSidebarOrder(Object.values(found));
