// Where the layout shows a page: its code comes when it is first needed.
import { useEffect } from 'react';
import { LazyPart } from '../hydration/page-ready';
import { headOfPage } from './page-head';
import { pageModule } from './page-modules';
import type { SitePage } from './site-pages';
import { usePageHead } from './use-page-head';

interface PageSlotProps {
  folder: string;
  /** Called when the page's own code has been shown, and not just what stands in for it. */
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

/** Inside the boundary: its effect runs with those of the page, once all of it is there. */
function Arrival({ onArrival }: Pick<PageSlotProps, 'onArrival'>) {
  useEffect(onArrival, [onArrival]);
  return null;
}

/** One of the list: what it declares about itself is known before its code. */
export function ListedPage({ page, onArrival }: { page: SitePage; onArrival: () => void }) {
  usePageHead(headOfPage(page));
  return <PageSlot folder={page.folder} onArrival={onArrival} />;
}
