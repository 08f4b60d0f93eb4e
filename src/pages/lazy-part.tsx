// Shows a placeholder while the code of a page or a tool loads.
import { Suspense, type ReactNode } from 'react';
import { PartThere, useMissingPart } from './parts-there';

interface LazyPartProps {
  /** What it is to the visitor: "tool", "page". */
  name: string;
  children: ReactNode;
}

export function LazyPart({ name, children }: LazyPartProps) {
  useMissingPart();
  return (
    <Suspense fallback={<Skeleton name={name} />}>
      {children}
      <PartThere />
    </Suspense>
  );
}

/** Invisible at first: a part that comes quickly replaces it unseen. */
function Skeleton({ name }: { name: string }) {
  return (
    <div role="status" className="flex animate-appear flex-col gap-4">
      <span className="sr-only">Loading the {name}</span>
      <div className="h-10 w-2/5 animate-pulse rounded-md bg-sunken" />
      <div className="h-48 animate-pulse rounded-lg bg-sunken" />
      <div className="h-10 w-32 animate-pulse rounded-md bg-sunken" />
    </div>
  );
}
