import { memo } from 'react';
import { HydratedInView } from '../hydration/hydrated-in-view';
import type { ToolDefinition } from '../tool-kit/define-tool';
import { toolPath } from '../tools/lookup';
import { LinkCard } from './link-card';
import { ToolIconSlot } from './parts/tool-icon-slot';

interface ToolGridProps {
  tools: readonly ToolDefinition[];
  pathOf?: (tool: ToolDefinition) => string;
}

/** As many columns as fit into the page's column. */
export function ToolGrid({ tools, pathOf = toolPath }: ToolGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
      {tools.map((tool) => (
        <li key={tool.id} className="grid">
          <ToolCard tool={tool} to={pathOf(tool)} />
        </li>
      ))}
    </ul>
  );
}

/** A card that isn't hydrated must not render again because of changes around it. */
const ToolCard = memo(function ToolCard({ tool, to }: { tool: ToolDefinition; to: string }) {
  const { id, category, title, description } = tool;
  return (
    <HydratedInView className="grid">
      <LinkCard
        icon={<ToolIconSlot toolId={id} />}
        {...{ title, description, to }}
        aside={category}
        action="Use Tool"
      />
    </HydratedInView>
  );
});
