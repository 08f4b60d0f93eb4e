// The visitor's own part of the sidebar: what they have pinned, and what they have used last.
import { useId, useLayoutEffect, useState } from 'react';
import { ToolIconSlot } from '../../pages/parts/tool-icon-slot';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import { pickTools, toolPath } from '../../tools/lookup';
import { pinnedTools, recentTools } from '../../visitor/tool-shelf';
import { SidebarItem } from '../layout/sidebar-item';

export interface OwnToolsProps {
  pathname: string;
  onChoose: () => void;
}

/** The sidebar has the categories to show as well. */
const MOST_RECENT = 4;

export default function OwnTools(props: OwnToolsProps) {
  const { pathname } = props;
  const pinned = pickTools(pinnedTools.use());
  const used = recentTools.use();
  // As it was when the page opened: a growing list must not move what the visitor is about to click.
  const [shown, setShown] = useState({ pathname, used });
  const hasChanged = shown.pathname !== pathname || used.length === 0;
  if (hasChanged && (shown.pathname !== pathname || shown.used !== used)) setShown({ pathname, used });
  const recent = pickTools(shown.used)
    .filter((tool) => !pinned.includes(tool))
    .slice(0, MOST_RECENT);
  // The room that was kept for them: from now on, they take what they need.
  useLayoutEffect(() => {
    document.documentElement.style.removeProperty('--own-lists');
  }, []);
  return (
    <>
      {pinned.length > 0 && <OwnList title="Pinned" tools={pinned} {...props} />}
      {recent.length > 0 && <OwnList title="Recent" tools={recent} {...props} />}
    </>
  );
}

function OwnList({
  title,
  tools,
  pathname,
  onChoose,
}: OwnToolsProps & { title: string; tools: readonly ToolDefinition[] }) {
  const id = useId();
  return (
    <div className="border-b border-line pb-3">
      <p id={id} data-rail-hides="" className="px-3 pb-1 text-xs font-medium text-muted">
        {title}
      </p>
      <ul aria-labelledby={id}>
        {tools.map((tool) => {
          const path = toolPath(tool);
          return (
            <SidebarItem
              key={tool.id}
              item={{ label: tool.title, path }}
              // The page is marked in its category.
              current={false}
              icon={
                <span className={path === pathname ? 'text-accent' : ''}>
                  <ToolIconSlot toolId={tool.id} />
                </span>
              }
              onChoose={onChoose}
            />
          );
        })}
      </ul>
    </div>
  );
}
