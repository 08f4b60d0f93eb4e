// All keyboard shortcuts of the site.
import { TOOL_KEYS } from '../../lib/shortcuts';
import { TitledDialog } from '../../ui/modal-dialog';
import { isApple } from './shortcut';
import * as words from './words';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

const shortcuts = (command: string): readonly Shortcut[] => [
  { keys: [command, 'K'], does: words.searchAll },
  { keys: ['/'], does: words.searchAll },
  { keys: [command, 'Enter'], does: words.run },
  { keys: TOOL_KEYS.copy.split('+'), does: words.copyResult },
  { keys: TOOL_KEYS.sendTo.split('+'), does: words.sendResult },
  { keys: TOOL_KEYS.clear.split('+'), does: words.clearInput },
  { keys: ['Esc'], does: words.cancelOrClose },
  { keys: [command, 'V'], does: words.pasteAnywhere },
  { keys: ['?'], does: words.showShortcuts },
];

/** The sheet is open while it is mounted. */
export default function ShortcutSheet({ onClosed }: { onClosed: () => void }) {
  return (
    <TitledDialog
      title={words.shortcuts}
      closeLabel={words.closeShortcuts}
      onClose={onClosed}
      className="top-[12dvh] max-w-md"
    >
      {() => (
        <dl className="flex flex-col gap-2.5 px-5 pt-3 pb-5 text-sm">
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
      )}
    </TitledDialog>
  );
}
