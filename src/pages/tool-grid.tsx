import type { ToolDefinition } from '../tool-kit/define-tool';
import { ToolCard } from './tool-card';

/** As many columns as the page's column has room for. */
export function ToolGrid({ tools }: { tools: readonly ToolDefinition[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
      {tools.map((tool) => (
        <li key={tool.id}>
          <ToolCard tool={tool} />
        </li>
      ))}
    </ul>
  );
}
