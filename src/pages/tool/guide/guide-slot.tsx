// The place of a tool's words. On the page that was asked for they are HTML that nobody changes, so it stays as the build has written
// it: no code is loaded for it, and nothing is hydrated. Whoever comes from another page of the site gets them by script.
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
      {/* Keeps what follows out of the window, where it would be seen to move. */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Component />
      </Suspense>
    </div>
  );
}

function PrerenderedGuide() {
  const navigate = useNavigate();
  /** As the router's own links do, which need code. */
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
