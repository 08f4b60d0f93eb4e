// The place of a tool's icon. What the build has written stays as it is: no code is loaded for it, and nothing hydrated. Where a page
// is rendered by script, the icon comes behind it.
import { Suspense } from 'react';
import { AS_WRITTEN, useIsWritten } from '../lib/as-written';
import { decoration } from '../ui/loadable';

export const toolIcon = decoration(() => import('./tool-icon'));

export function ToolIconSlot({ toolId }: { toolId: string }) {
  const isWritten = useIsWritten();
  // oxlint-disable-next-line react/no-danger -- none is written
  if (isWritten) return <span suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} className="block size-5" />;
  return (
    <span className="block size-5">
      <Suspense>
        <toolIcon.Component toolId={toolId} />
      </Suspense>
    </span>
  );
}
