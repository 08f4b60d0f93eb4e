// Shows a placeholder while the code of a page or a tool loads, and announces when all such parts of the page are ready.
import { Suspense, useEffect, type ReactNode } from 'react';
import * as words from './words';

/** The parts of the page that aren't ready. */
let pending = 0;

/** public/early.js waits for this event, then repeats the visitor's actions on the prerendered page. */
function announceReady() {
  document.dispatchEvent(new Event('toolyard-ready'));
}

function count(by: 1 | -1) {
  pending += by;
  // In a separate task, outside of React's own work, so that the repeated events can hydrate the parts that they reach.
  if (pending === 0) setTimeout(announceReady);
  return () => {
    pending -= by;
  };
}

interface LazyPartProps {
  name: keyof typeof words.loading;
  children: ReactNode;
}

export function LazyPart({ name, children }: LazyPartProps) {
  useEffect(() => count(1), []);
  return (
    <Suspense fallback={<Skeleton name={name} />}>
      {children}
      <Ready />
    </Suspense>
  );
}

/** Inside the boundary, so its effect runs once the part, or the notice that replaces it, is shown. */
function Ready() {
  useEffect(() => count(-1), []);
  return null;
}

/** Invisible at first, so a part that loads quickly replaces it before it is seen. */
function Skeleton({ name }: Pick<LazyPartProps, 'name'>) {
  return (
    <div role="status" className="flex animate-appear flex-col gap-4">
      <span className="sr-only">{words.loading[name]}</span>
      <div className="h-10 w-2/5 animate-pulse rounded-md bg-sunken" />
      <div className="h-48 animate-pulse rounded-lg bg-sunken" />
      <div className="h-10 w-32 animate-pulse rounded-md bg-sunken" />
    </div>
  );
}
