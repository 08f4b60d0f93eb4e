// The screens of all tools, each loaded when it is first shown.
import { loadable, type Loadable } from '../../hydration/loadable';
import { tools } from '../../tools/index';

/** In place of a screen, at an address that has none. */
export const toolNotFound = loadable(() => import('./tool-not-found'));

const screens: ReadonlyMap<string, Loadable> = new Map(tools.map((tool) => [tool.id, loadable(tool.screen)]));

export function toolScreen(id: string): Loadable {
  const screen = screens.get(id);
  if (!screen) throw new Error(`There is no tool ${id}`);
  return screen;
}
