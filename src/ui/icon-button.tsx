// A square button with only an icon. Its label is its accessible name and its tooltip.
import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { ignoreClick } from './button';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  icon: LucideIcon;
  label: string;
}

export function IconButton({
  icon: Icon,
  label,
  className,
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? ignoreClick : onClick}
      className={clsx(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-md text-ink transition-colors',
        'hover:not-aria-disabled:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-55 pointer-coarse:size-touch',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
