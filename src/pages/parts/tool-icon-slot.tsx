// The place of a tool's icon. A prerendered icon stays. If the page is rendered by script, the icon's code loads late, together
// with the search terms.
import { Suspense } from 'react';
import { KEEP_HTML, useIsPrerendered } from '../../hydration/prerendered-html';
import { decoration } from '../../hydration/loadable';

export const toolIcon = decoration(() => import('../../tools/discoveries'));

export function ToolIconSlot({ toolId }: { toolId: string }) {
  const isPrerendered = useIsPrerendered();
  if (isPrerendered) {
    // oxlint-disable-next-line react/no-danger -- none is written
    return <span suppressHydrationWarning dangerouslySetInnerHTML={KEEP_HTML} className="block size-5" />;
  }
  return (
    <span className="block size-5">
      <Suspense>
        <toolIcon.Component toolId={toolId} />
      </Suspense>
    </span>
  );
}
