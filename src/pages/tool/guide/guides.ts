// The code of the words below each tool. A prerendered page has the words without it: see guide-slot.tsx.
import { loadable, type Loadable } from '../../../lib/loadable';

/** Nobody needs an error where the words do not arrive: the tool works without them. */
const load = (toolId: string) =>
  import('./load-guide').then(({ loadGuide }) => loadGuide(toolId)).catch(() => ({ default: () => null }));

const guides = new Map<string, Loadable>();

export function toolGuide(toolId: string): Loadable {
  const known = guides.get(toolId);
  if (known) return known;
  const made = loadable(() => load(toolId));
  guides.set(toolId, made);
  return made;
}
