// The code of the pages, each loaded when it is first shown.
import type { ComponentType } from 'react';
import { loadable, type Loadable } from '../hydration/loadable';

const modules = import.meta.glob<{ default: ComponentType }>('./*/page.tsx');

const pages = new Map<string, Loadable>();

/** One and the same for each folder, so that a page keeps its state while it is shown. */
export function pageModule(folder: string): Loadable {
  const known = pages.get(folder);
  if (known) return known;
  const load = modules[`./${folder}/page.tsx`];
  if (!load) throw new Error(`src/pages/${folder} has no page.tsx`);
  const made = loadable(load);
  pages.set(folder, made);
  return made;
}
