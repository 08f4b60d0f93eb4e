// Shows the only toast. It is also the live region, so its text is on the page once.
import * as Radix from '@radix-ui/react-toast';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { tones, type Tone } from './notice';
import * as words from './words';

export interface ToastMessage {
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone: Tone;
  readonly action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

export interface ToastProps {
  toast: ToastMessage | undefined;
  onClose: (id: string) => void;
}

const SHOWN_MS = 5000;
/** Enough time to reach a button of the toast. */
const ACTION_SHOWN_MS = 10_000;

export default function Toast({ toast, onClose }: ToastProps) {
  const isError = toast?.tone === 'error';
  return (
    <Radix.Provider duration={SHOWN_MS} swipeDirection="right">
      {toast && (
        <Radix.Root
          key={toast.id}
          asChild
          open
          {...(toast.action && { duration: ACTION_SHOWN_MS })}
          onOpenChange={(open) => !open && onClose(toast.id)}
        >
          <div
            role={isError ? 'alert' : undefined}
            className="animate-rise rounded-lg border border-line bg-raised shadow-lift"
          >
            <ToastBody toast={toast} />
          </div>
        </Radix.Root>
      )}
      <Radix.Viewport asChild label={words.notifications}>
        {/* Above a phone's buttons, or next to “Back to Top”, so that it covers neither the navigation nor the head of a
            result. An error announces itself as an alert, so the region around it must not announce it again. */}
        <div
          role="status"
          aria-live={isError ? 'off' : 'polite'}
          className="fixed inset-x-3 bottom-[calc(0.5rem+max(var(--cookie-banner)+var(--notices),var(--keyboard))+var(--run-bar))] z-40 md:inset-e-20 md:bottom-[calc(1rem+var(--cookie-banner))] md:inset-s-auto md:w-80 print:hidden"
        />
      </Radix.Viewport>
    </Radix.Provider>
  );
}

/** The attribute keeps Radix from copying the text into another live region, which would announce it twice. */
function ToastBody({ toast }: { toast: ToastMessage }) {
  const { icon: Icon, text } = tones[toast.tone];
  return (
    <div data-radix-toast-announce-exclude="" className="flex gap-3 p-4">
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', text)} />
      <div className="min-w-0 flex-1 text-sm">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.text && <Radix.Description className="text-muted">{toast.text}</Radix.Description>}
      </div>
      {toast.action && (
        <Button size="small" onClick={toast.action.act} className="-my-1.5">
          {toast.action.label}
        </Button>
      )}
      <Radix.Close asChild>
        <IconButton icon={X} label={words.closeMessage} className="-my-2 -me-2" />
      </Radix.Close>
    </div>
  );
}
