// A pointer that the page’s own thread moves along a ruler, frame by frame, so it stops exactly when the page freezes. A CSS
// animation would continue in another thread.
import { useEffect, useRef } from 'react';

const LAP_MS = 2_000;

/** Visitors who asked for less motion see only the clock. */
export function Pulse() {
  const pointer = useRef<HTMLDivElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const startedAt = performance.now();
    let handle = 0;
    const draw = (now: number) => {
      const ms = Math.max(0, now - startedAt);
      const lap = (ms % LAP_MS) / LAP_MS;
      if (pointer.current) pointer.current.style.left = `${(lap < 0.5 ? lap : 1 - lap) * 200}%`;
      if (clock.current) clock.current.textContent = `${(ms / 1000).toFixed(1)} s`;
      handle = requestAnimationFrame(draw);
    };
    handle = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(handle);
  }, []);
  return (
    <div aria-hidden className="flex items-end gap-4">
      <div className="relative h-5 min-w-0 flex-1 motion-reduce:hidden">
        <div className="absolute inset-x-0 bottom-0 ruler ruler-scale" />
        <div className="absolute inset-x-1 inset-y-0">
          <div ref={pointer} className="absolute bottom-1 size-3 -translate-x-1/2 rounded-full bg-accent" />
        </div>
      </div>
      <span ref={clock} className="w-16 text-end text-sm text-muted tabular-nums">
        0.0 s
      </span>
    </div>
  );
}
