// How visitors find each tool: its icon, and search terms besides title, description and category. This is a late chunk,
// because the icons and terms would add 4.8 KB to every first visit. The query makes a second instance of each record's module
// that contains only its discovery.
import type { LucideIcon } from 'lucide-react';
import type { Discovery } from '../tool-kit/define-tool';

const found = import.meta.glob<Discovery>('./*/tool.ts', { eager: true, import: 'discovery', query: '?discovery' });

/** By the tool's id. */
export const discoveries: Readonly<
  Record<string, { readonly icon: LucideIcon; readonly keywords: readonly string[] }>
> = Object.fromEntries(
  Object.entries(found).map(([path, { icon, keywords }]) => [
    path.split('/')[1] ?? '',
    { icon, keywords: keywords.split(', ') },
  ]),
);

export const keywordsOf = (toolId: string): readonly string[] => discoveries[toolId]?.keywords ?? [];

/** A default export, because it loads late as a component. */
export default function ToolIcon({ toolId }: { toolId: string }) {
  const Icon = discoveries[toolId]?.icon;
  return Icon && <Icon aria-hidden className="size-5" />;
}
