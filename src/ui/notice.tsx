// A box with a message about the content next to it.
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { createContext, useContext, type ReactNode } from 'react';

export type Tone = 'info' | 'success' | 'warn' | 'error';

interface ToneLook {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly box: string;
}

/** The icon and colors of each kind of message. */
export const tones: Record<Tone, ToneLook> = {
  info: { icon: Info, text: 'text-info', box: 'bg-info-soft' },
  success: { icon: CircleCheck, text: 'text-success', box: 'bg-success-soft' },
  warn: { icon: TriangleAlert, text: 'text-warn', box: 'bg-warn-soft' },
  error: { icon: CircleAlert, text: 'text-danger', box: 'bg-danger-soft' },
};

interface NoticeProps {
  tone?: Tone;
  title?: string;
  className?: string;
  children?: ReactNode;
}

/** True around notices that appear with something that is announced as a whole. */
export const AnnouncedTogether = createContext(false);

export function Notice({ tone = 'info', title, className, children }: NoticeProps) {
  // Not `use`, which Preact, the frames' library, doesn't have.
  const isQuiet = useContext(AnnouncedTogether);
  const { icon: Icon, text, box } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : isQuiet ? undefined : 'status'}
      className={clsx('flex gap-3 rounded-md p-4 text-sm', box, className)}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-4.5 shrink-0', text)} />
      <div className="min-w-0 flex-1">
        {title && <p className={clsx('font-semibold', text)}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
