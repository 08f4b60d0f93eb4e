import clsx from 'clsx';
import type { ReactNode } from 'react';

type BadgeTone = 'neutral' | 'accent' | 'category' | 'success' | 'warn' | 'error';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line bg-surface text-muted',
  accent: 'border-transparent bg-accent-soft text-accent',
  category: 'border-transparent bg-hue-soft text-hue',
  success: 'border-transparent bg-success-soft text-success',
  warn: 'border-transparent bg-warn-soft text-warn',
  error: 'border-transparent bg-danger-soft text-danger',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx('inline-flex items-center rounded-full border px-2.5 py-0.5 text-xs font-medium', tones[tone])}
    >
      {children}
    </span>
  );
}
