// The words below each tool. They are in the prerendered page, so their code waits until a visitor comes near them: until then React
// leaves the page's own HTML as it is.
import { loadable, type Loadable } from '../../../lib/loadable';

export interface LateGuide extends Loadable {
  /** Lets the code be loaded. */
  readonly approach: () => void;
}

/** Never settles without its code, so the words that are there stay. Nobody needs an error for words that are not. */
const load = (toolId: string) =>
  import('./load-guide').then(({ loadGuide }) => loadGuide(toolId)).catch(() => new Promise<never>(() => undefined));

function createGuide(toolId: string): LateGuide {
  let approach = () => undefined as void;
  const isNear = new Promise<void>((resolve) => {
    approach = resolve;
  });
  return { approach: () => approach(), ...loadable(() => isNear.then(() => load(toolId))) };
}

const guides = new Map<string, LateGuide>();

export function toolGuide(toolId: string): LateGuide {
  const known = guides.get(toolId);
  if (known) return known;
  const made = createGuide(toolId);
  guides.set(toolId, made);
  return made;
}
