// A square button that shows an icon only; its label is its accessible name and its tooltip.
import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  icon: LucideIcon;
  label: string;
}

export function IconButton({ icon: Icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-md text-ink transition-colors',
        'hover:not-disabled:bg-sunken disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:size-touch',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
