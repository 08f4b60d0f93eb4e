import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon | undefined;
  /** Shows a spinner instead of the icon and takes no clicks. */
  loading?: boolean;
}

/** A click that is to have no effect: also none on a form, which Enter in a field submits by clicking its button. */
export function ignoreClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Disabled, it keeps the focus and takes no clicks: the browser's own `disabled` would drop the focus to the page. */
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
