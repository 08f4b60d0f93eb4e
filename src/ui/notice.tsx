// A box that tells the visitor something about what stands beside it.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { tones, type Tone } from './tone';

export interface NoticeProps {
  tone?: Tone;
  title?: string;
  className?: string;
  children?: ReactNode;
}

export function Notice({ tone = 'info', title, className, children }: NoticeProps) {
  const { icon: Icon, text, box } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
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
