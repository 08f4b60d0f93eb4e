// From an address to what has to be loaded to show it.
import type { Loadable } from '../lib/loadable';
import { findTool } from '../tools/lookup';
import { pageModule } from './page-modules';
import { sitePages } from './site-pages';
import { toolScreen } from './tool/tool-screens';

const TOOL = /^\/tool\/([^/]+)$/;

/** The parts of the page at this path, from the outside in. */
export function partsOf(pathname: string): readonly Loadable[] {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const page = sitePages.find(({ paths }) => paths.includes(path));
  if (page) return [pageModule(page.folder)];
  const id = TOOL.exec(path)?.[1];
  if (id === undefined) return [pageModule('not-found')];
  const tool = findTool(id);
  return [pageModule('tool'), ...(tool ? [toolScreen(tool.id)] : [])];
}
