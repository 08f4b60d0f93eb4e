import { Suspense } from 'react';
import { HydratedInView } from '../lib/hydrated-in-view';
import { loadable } from '../lib/loadable';
import type { ToolDefinition } from '../tool-kit/define-tool';
import { toolPath } from '../tools/lookup';
import { LinkCard } from './link-card';

/** Behind the page, which has room for it. */
export const toolIcon = loadable(() => import('./tool-icon'));

interface ToolGridProps {
  tools: readonly ToolDefinition[];
  pathOf?: (tool: ToolDefinition) => string;
}

/** As many columns as the page's column has room for. */
export function ToolGrid({ tools, pathOf = toolPath }: ToolGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
      {tools.map((tool) => {
        const { id, category, title, description } = tool;
        return (
          <li key={id} className="grid">
            <HydratedInView className="grid">
              <LinkCard
                icon={
                  <Suspense>
                    <toolIcon.Component toolId={id} />
                  </Suspense>
                }
                {...{ title, description }}
                aside={category}
                to={pathOf(tool)}
                action="Use Tool"
              />
            </HydratedInView>
          </li>
        );
      })}
    </ul>
  );
}
