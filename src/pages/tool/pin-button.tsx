// Keeps a tool at hand: on the home page and in the sidebar.
import clsx from 'clsx';
import { Pin } from 'lucide-react';
import { pinnedTools, togglePin } from '../../visitor/tool-shelf';

export function PinButton({ toolId }: { toolId: string }) {
  const isPinned = pinnedTools.use().includes(toolId);
  return (
    <button
      type="button"
      aria-pressed={isPinned}
      onClick={() => togglePin(toolId)}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-xs font-medium text-muted transition-colors hover:bg-sunken hover:text-ink aria-pressed:text-accent pointer-coarse:min-h-touch"
    >
      <Pin aria-hidden className={clsx('size-3.5', isPinned && 'fill-current')} />
      {isPinned ? 'Pinned' : 'Pin'}
    </button>
  );
}
