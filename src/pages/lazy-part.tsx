// Shows a part of the page whose code comes by itself: what stands in while it loads, and what is said when it fails.
import { RotateCw } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { LoadError } from '../lib/loadable';
import { Button } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary';
import { Notice } from '../ui/notice';
import { PartThere, useMissingPart } from './parts-there';

interface LazyPartProps {
  /** What it is to the visitor: "tool", "page". */
  name: string;
  children: ReactNode;
}

export function LazyPart({ name, children }: LazyPartProps) {
  useMissingPart();
  return (
    <ErrorBoundary
      fallback={(error) => (
        <>
          <PartFailed {...{ name, error }} />
          <PartThere />
        </>
      )}
    >
      <Suspense fallback={<Skeleton name={name} />}>
        {children}
        <PartThere />
      </Suspense>
    </ErrorBoundary>
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

function PartFailed({ name, error }: { name: string; error: unknown }) {
  const notLoaded = error instanceof LoadError;
  return (
    <Notice tone="error" title={notLoaded ? `The ${name} could not be loaded` : `The ${name} stopped working`}>
      <p>
        {notLoaded
          ? 'Part of it did not arrive. Check your connection, then reload the page.'
          : 'Something went wrong on our side. Reload the page to start again.'}
      </p>
      <Button className="mt-3" icon={RotateCw} onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Notice>
  );
}
