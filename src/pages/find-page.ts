// Finds the page and the tool at an address, and the code that they need.
import { loadable, type Loadable } from '../hydration/loadable';
import type { ToolDefinition } from '../tool-kit/define-tool';
import { tools } from '../tools/index';
import { findTool } from '../tools/lookup';
import { pageModule } from './page-slot';
import { sitePages, type SitePage } from './site-pages';

const TOOL = /^\/tool\/([^/]+)$/;

const withoutEnd = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** The tool whose page this path is. */
export function toolAt(pathname: string): ToolDefinition | undefined {
  const id = TOOL.exec(withoutEnd(pathname))?.[1];
  return id === undefined ? undefined : findTool(id);
}

/** Undefined for a tool’s address, and for one that nothing has. */
export function sitePageAt(pathname: string): SitePage | undefined {
  const path = withoutEnd(pathname);
  return sitePages.find(({ paths }) => paths.includes(path));
}

/** The parts of the page at this path, from the outside in: those that a click can hit before hydration. */
export function partsOf(pathname: string): readonly Pick<Loadable, 'load'>[] {
  const page = sitePageAt(pathname);
  if (page) return [pageModule(page.folder)];
  if (!TOOL.test(withoutEnd(pathname))) return [pageModule('not-found')];
  const tool = toolAt(pathname);
  return [pageModule('tool'), tool ? toolScreen(tool.id) : toolNotFound];
}

/** Shown at an address without a page. */
export const toolNotFound = loadable(() => import('./tool/tool-not-found'));

const screens: ReadonlyMap<string, Loadable> = new Map(tools.map((tool) => [tool.id, loadable(tool.screen)]));

/** A tool's screen, loaded when it is first shown. */
export function toolScreen(id: string): Loadable {
  const screen = screens.get(id);
  if (!screen) throw new Error(`There is no tool ${id}`);
  return screen;
}
