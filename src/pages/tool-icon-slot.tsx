// The place of a tool's icon. What the build has written stays as it is: no code is loaded for it, and nothing hydrated. Where a page
// is rendered by script, the icon comes behind it.
import { Suspense, useState } from 'react';
import { loadable } from '../lib/loadable';
import { useIsHydrating } from '../lib/use-is-hydrating';

export const toolIcon = loadable(() => import('./tool-icon'));

/** React leaves the content of an element alone that it hydrates with inner HTML, and never sets it, for it does not change. */
const AS_WRITTEN = { __html: '' };

export function ToolIconSlot({ toolId }: { toolId: string }) {
  const isHydrating = useIsHydrating();
  const [isWritten] = useState(isHydrating);
  // eslint-disable-next-line no-restricted-syntax -- none is written
  if (isWritten) return <span suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} className="block size-5" />;
  return (
    <span className="block size-5">
      <Suspense>
        <toolIcon.Component toolId={toolId} />
      </Suspense>
    </span>
  );
}
