// The layout's place for a page, whose code loads when it is first needed.
import { useEffect, type ComponentType } from 'react';
import { loadable, type Loadable } from '../hydration/loadable';
import { LazyPart } from '../hydration/page-ready';
import { headOfPage, usePageHead } from './use-page-head';
import type { SitePage } from './site-pages';

const modules = import.meta.glob<{ default: ComponentType }>('./*/page.tsx');

const pages = new Map<string, Loadable>();

/**
 * A page's code, loaded when the page is first shown. There is one component per folder, so that a page keeps its state while
 * it is shown.
 */
export function pageModule(folder: string): Loadable {
  const known = pages.get(folder);
  if (known) return known;
  const load = modules[`./${folder}/page.tsx`];
  if (!load) throw new Error(`src/pages/${folder} has no page.tsx`);
  const made = loadable(load);
  pages.set(folder, made);
  return made;
}

interface PageSlotProps {
  folder: string;
  /** Called when the page itself is shown, and not for its placeholder. */
  onArrival: () => void;
}

export function PageSlot({ folder, onArrival }: PageSlotProps) {
  const { Component } = pageModule(folder);
  return (
    <LazyPart key={folder} name="page">
      <Component />
      <Arrival onArrival={onArrival} />
    </LazyPart>
  );
}

/** Inside the boundary, so its effect runs with the page's effects, once all of the page is rendered. */
function Arrival({ onArrival }: Pick<PageSlotProps, 'onArrival'>) {
  useEffect(onArrival, [onArrival]);
  return null;
}

/** A page in the list. Its metadata is known before its code has loaded. */
export function ListedPage({ page, onArrival }: { page: SitePage; onArrival: () => void }) {
  usePageHead(headOfPage(page));
  return <PageSlot folder={page.folder} onArrival={onArrival} />;
}
