// The line under each tool that says what was sent, and opens the proof.
import { Suspense, useState, useSyncExternalStore } from 'react';
import { loadableDialog } from '../../hydration/loadable';
import { onSent, sentCount } from '../../lib/sent-bodies';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import type { RequestPanelProps } from './requests/panel';

const panel = loadableDialog<RequestPanelProps>(() => import('./requests/panel'));

export function SentLine({ tool }: { tool: ToolDefinition }) {
  const [open, setOpen] = useState(false);
  const sent = useSyncExternalStore(onSent, sentCount, () => 0);
  return (
    <div className="text-xs text-muted print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-8 rounded-sm underline underline-offset-4 hover:no-underline pointer-coarse:min-h-touch"
      >
        Sent from this page: {sent > 0 ? 'see the list' : 'nothing you entered'}
      </button>
      {open && (
        <Suspense>
          <panel.Component tool={tool} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
