// The place of a tool's words, which come to life when a visitor is near them.
import { memo, Suspense, useEffect, useRef } from 'react';
import { toolGuide } from './guides';

/** Half a window before they are in view. */
const NEAR = { rootMargin: '50% 0%' };

/** Rendered once: React would replace the prerendered words by the fallback if it had to render them again before their code is there. */
export const GuideSlot = memo(function GuideSlot({ toolId }: { toolId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { Component, approach } = toolGuide(toolId);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) approach();
    }, NEAR);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [approach]);
  return (
    <div ref={place} className="print:hidden">
      {/* Keeps what follows out of the window, where it would be seen to move. */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Component />
      </Suspense>
    </div>
  );
});
