import type { ToolDefinition } from '../tool-kit/define-tool';
import { toolPath } from '../tools/lookup';
import { ToolCard } from './tool-card';

interface ToolGridProps {
  tools: readonly ToolDefinition[];
  pathOf?: (tool: ToolDefinition) => string;
}

/** As many columns as the page's column has room for. */
export function ToolGrid({ tools, pathOf = toolPath }: ToolGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
      {tools.map((tool) => (
        <li key={tool.id}>
          <ToolCard tool={tool} path={pathOf(tool)} />
        </li>
      ))}
    </ul>
  );
}
