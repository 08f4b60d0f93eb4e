// The visitor's own part of the sidebar: pinned and recently used tools.
import { BookMarked } from 'lucide-react';
import { useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { ToolIconSlot } from '../../pages/parts/tool-icon-slot';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import { pickTools, toolPath } from '../../tools/lookup';
import { savedPath, savedRecipes, type SavedRecipe } from '../../visitor/saved-recipes';
import { pinnedTools, recentTools } from '../../visitor/tool-shelf';
import { SidebarItem } from '../layout/sidebar-item';
import './sidebar-keys';
import * as words from './words';

export interface OwnToolsProps {
  pathname: string;
  onChoose: () => void;
}

/** The sidebar has the categories to show as well. */
const MOST_RECENT = 4;
const MOST_RECIPES = 4;

interface OwnItem {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly icon: ReactNode;
}

const toolItem = (tool: ToolDefinition): OwnItem => ({
  id: tool.id,
  label: tool.title,
  path: toolPath(tool),
  icon: <ToolIconSlot toolId={tool.id} />,
});

const recipeItem = (recipe: SavedRecipe): OwnItem => ({
  id: recipe.id,
  label: recipe.name,
  path: savedPath(recipe),
  icon: <BookMarked aria-hidden className="size-5" />,
});

export default function OwnTools(props: OwnToolsProps) {
  const { pathname } = props;
  const pinned = pickTools(pinnedTools.use());
  const used = recentTools.use();
  const recipes = savedRecipes.use().slice(0, MOST_RECIPES).map(recipeItem);
  // The list as it was when the page opened. If it grew later, it would move what the visitor is about to click.
  const [shown, setShown] = useState({ pathname, used });
  const hasChanged = shown.pathname !== pathname || used.length === 0;
  if (hasChanged && (shown.pathname !== pathname || shown.used !== used)) setShown({ pathname, used });
  const recent = pickTools(shown.used)
    .filter((tool) => !pinned.includes(tool))
    .slice(0, MOST_RECENT);
  // Removes the reserved room. From now on, the tools take the room that they need.
  useLayoutEffect(() => {
    document.documentElement.style.removeProperty('--own-lists');
  }, []);
  return (
    <>
      {pinned.length > 0 && <OwnList title={words.pinned} items={pinned.map(toolItem)} {...props} />}
      {recent.length > 0 && <OwnList title={words.recent} items={recent.map(toolItem)} {...props} />}
      {recipes.length > 0 && <OwnList title={words.recipes} items={recipes} {...props} />}
    </>
  );
}

function OwnList({ title, items, pathname, onChoose }: OwnToolsProps & { title: string; items: readonly OwnItem[] }) {
  const id = useId();
  return (
    <div className="border-b border-line pb-3">
      <p id={id} data-rail-hides="" className="px-3 pb-1 text-xs font-medium text-muted">
        {title}
      </p>
      <ul aria-labelledby={id}>
        {items.map(({ id: itemId, label, path, icon }) => (
          <SidebarItem
            key={itemId}
            item={{ label, path }}
            // The current page is already marked in its category.
            current={false}
            icon={<span className={path === pathname ? 'text-accent' : ''}>{icon}</span>}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </div>
  );
}
