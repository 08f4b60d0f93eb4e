// Finds the page and the tool at an address, and the code that they need.
import { NOT_SAVED } from '../../workers/contract/site/offline-now';
import { loadable, type Loadable } from '../hydration/loadable';
import type { ToolDefinition } from '../tool-kit/define-tool';
import { tools } from '../tools/index';
import { findTool, toolIdAt } from '../tools/lookup';
import { pageModule } from './page-slot';
import { sitePages, type SitePage } from './site-pages';

const withoutEnd = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** The tool at this path. */
export function toolAt(pathname: string): ToolDefinition | undefined {
  const id = toolIdAt(pathname);
  return id === undefined ? undefined : findTool(id);
}

/** Undefined for a tool’s address and for an unknown one. */
export function sitePageAt(pathname: string): SitePage | undefined {
  const path = withoutEnd(pathname);
  return sitePages.find(({ paths }) => paths.includes(path));
}

let notSavedPath: string = NOT_SAVED;

/** Called before the first render if the service worker has shown NOT_SAVED instead of the page at this path. */
export const showNotSavedAt = (pathname: string): void => void (notSavedPath = pathname);

/**
 * The path of the page that is shown at this address. NOT_SAVED isn't in the list of pages: it is a variant of the “not found”
 * page.
 */
export const shownAt = (pathname: string): string => (pathname === notSavedPath ? NOT_SAVED : pathname);

/** The parts of the page at this path that a click can hit before hydration, from the outside in. */
export function partsOf(address: string): readonly Pick<Loadable, 'load'>[] {
  const pathname = shownAt(address);
  const page = sitePageAt(pathname);
  if (page) return [pageModule(page.folder)];
  if (toolIdAt(pathname) === undefined) return [pageModule('not-found')];
  const tool = toolAt(pathname);
  return [pageModule('tool'), tool ? toolScreen(tool.id) : toolNotFound];
}

/** The 404 page. */
export const toolNotFound = loadable(() => import('./tool/tool-not-found'));

const screens: ReadonlyMap<string, Loadable> = new Map(tools.map((tool) => [tool.id, loadable(tool.screen)]));

/** A tool's screen, loaded when it is first shown. */
export function toolScreen(id: string): Loadable {
  const screen = screens.get(id);
  if (!screen) throw new Error(`There is no tool ${id}`);
  return screen;
}
