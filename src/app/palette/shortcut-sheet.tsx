// All keyboard shortcuts of the site.
import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { ModalDialog } from '../../ui/modal-dialog';
import { isApple } from './shortcut';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

const shortcuts = (command: string): readonly Shortcut[] => [
  { keys: [command, 'K'], does: 'Search tools and pages' },
  { keys: ['/'], does: 'Search tools and pages' },
  { keys: [command, 'Enter'], does: 'Run the tool' },
  { keys: ['Esc'], does: 'Cancel a run, or close a dialog' },
  { keys: [command, 'V'], does: 'Paste text or files anywhere on a tool’s page' },
  { keys: ['?'], does: 'Show these shortcuts' },
];

/** Mounted means open. */
export function ShortcutSheet({ onClosed }: { onClosed: () => void }) {
  return (
    <ModalDialog
      aria-labelledby="shortcuts"
      onClose={onClosed}
      className="fixed inset-x-0 top-[12dvh] m-0 mx-auto w-[calc(100%-1.5rem)] max-w-md animate-rise rounded-lg border border-line-strong bg-raised text-ink shadow-lift backdrop:bg-shade"
    >
      {(close) => (
        <div className="p-5">
          <div className="mb-3 flex items-center justify-between">
            <h2 id="shortcuts" className="text-lg font-semibold">
              Keyboard shortcuts
            </h2>
            <IconButton icon={X} label="Close shortcuts" onClick={close} />
          </div>
          <dl className="flex flex-col gap-2.5 text-sm">
            {shortcuts(isApple() ? '⌘' : 'Ctrl').map(({ keys, does }) => (
              <div key={keys.join()} className="flex items-center justify-between gap-4">
                <dt>{does}</dt>
                <dd className="flex shrink-0 gap-1">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="min-w-7 rounded-sm border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-xs text-muted"
                    >
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </ModalDialog>
  );
}
