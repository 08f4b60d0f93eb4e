// The place of a tool's guide. On the first page of a visit, the guide is HTML that never changes: no code loads for it, and
// React doesn't hydrate it. Later pages render it by script.
import { Suspense, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { decoration, type Loadable } from '../../../hydration/loadable';
import { KEEP_HTML, useIsPrerendered } from '../../../hydration/prerendered-html';

const load = (toolId: string) => import('./guide-view').then(({ loadGuide }) => loadGuide(toolId));

const guides = new Map<string, Loadable>();

export function toolGuide(toolId: string): Loadable {
  const known = guides.get(toolId);
  if (known) return known;
  const made = decoration(() => load(toolId));
  guides.set(toolId, made);
  return made;
}

export function GuideSlot({ toolId }: { toolId: string }) {
  const isPrerendered = useIsPrerendered();
  const { Component } = toolGuide(toolId);
  if (isPrerendered) return <PrerenderedGuide />;
  return (
    <div className="print:hidden">
      {/* Keeps the content below out of the window, where its movement would be seen. */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Component />
      </Suspense>
    </div>
  );
}

function PrerenderedGuide() {
  const navigate = useNavigate();
  /** Works like the router's links, which need code that isn't loaded here. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(link.pathname);
  };
  return (
    <div
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- none is written
      dangerouslySetInnerHTML={KEEP_HTML}
      onClick={follow}
      className="print:hidden"
    />
  );
}
