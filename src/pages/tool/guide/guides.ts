// The code of the words below each tool. A prerendered page has the words without it: see guide-slot.tsx.
import { decoration, type Loadable } from '../../../hydration/loadable';

const load = (toolId: string) => import('./load-guide').then(({ loadGuide }) => loadGuide(toolId));

const guides = new Map<string, Loadable>();

export function toolGuide(toolId: string): Loadable {
  const known = guides.get(toolId);
  if (known) return known;
  const made = decoration(() => load(toolId));
  guides.set(toolId, made);
  return made;
}
