import clsx from 'clsx';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:not-aria-disabled:bg-accent-strong',
  secondary:
    'border-line-strong bg-surface text-ink hover:not-aria-disabled:border-ink hover:not-aria-disabled:bg-sunken',
  ghost: 'border-transparent text-ink hover:not-aria-disabled:bg-sunken',
  danger: 'border-transparent bg-danger text-on-danger hover:not-aria-disabled:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm lg:in-data-tool-input:px-2',
  medium: 'min-h-10 px-4 text-sm',
  large:
    'min-h-12 px-6 text-base max-md:px-3 lg:in-data-two-panes:min-h-10 lg:in-data-two-panes:px-3.5 lg:in-data-two-panes:text-sm',
};

export const buttonClasses = (variant: ButtonVariant, size: ButtonSize, extra?: string) =>
  clsx(
    'inline-flex items-center justify-center gap-2 rounded-md border font-medium transition-colors',
    'pointer-coarse:min-h-touch aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    extra,
  );

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon | undefined;
  /** Shows a spinner instead of the icon and takes no clicks. */
  loading?: boolean;
}

/** A click without an effect, even on a form: Enter in a field submits the form by clicking its button. */
export function ignoreClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** While disabled, it keeps the focus and ignores clicks. The browser's own `disabled` would lose the focus. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  loading = false,
  disabled = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Shown = loading ? LoaderCircle : Icon;
  const isInert = disabled || loading;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isInert || undefined}
      aria-busy={loading || undefined}
      onClick={isInert ? ignoreClick : onClick}
      className={buttonClasses(variant, size, className)}
    >
      {Shown && <Shown aria-hidden className={loading ? 'size-4 animate-spin' : 'size-4'} />}
      {children}
    </button>
  );
}
