// A tool's screen, what stands in for it while it loads, and what is said when it fails.
import { RotateCw } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '../../ui/button';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Notice } from '../../ui/notice';
import { ScreenLoadError, toolScreen } from './tool-screens';

export function ToolScreen({ toolId }: { toolId: string }) {
  return (
    <ErrorBoundary fallback={(error) => <ScreenFailed error={error} />}>
      <Suspense fallback={<ScreenSkeleton />}>{toolScreen(toolId)}</Suspense>
    </ErrorBoundary>
  );
}

/** Invisible at first: a screen that comes quickly replaces it unseen. */
function ScreenSkeleton() {
  return (
    <div role="status" className="flex animate-appear flex-col gap-4">
      <span className="sr-only">Loading the tool</span>
      <div className="h-10 w-2/5 animate-pulse rounded-md bg-sunken" />
      <div className="h-48 animate-pulse rounded-lg bg-sunken" />
      <div className="h-10 w-32 animate-pulse rounded-md bg-sunken" />
    </div>
  );
}

function ScreenFailed({ error }: { error: unknown }) {
  const notLoaded = error instanceof ScreenLoadError;
  return (
    <Notice tone="error" title={notLoaded ? 'The tool could not be loaded' : 'The tool stopped working'}>
      <p>
        {notLoaded
          ? 'Part of this page did not arrive. Check your connection, then reload the page.'
          : 'Something went wrong on our side. Reload the page to start the tool again.'}
      </p>
      <Button className="mt-3" icon={RotateCw} onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Notice>
  );
}
