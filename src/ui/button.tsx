import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon | undefined;
  /** Shows a spinner instead of the icon and takes no clicks. */
  loading?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  loading = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const Shown = loading ? LoaderCircle : Icon;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={buttonClasses(variant, size, className)}
    >
      {Shown && <Shown aria-hidden className={loading ? 'size-4 animate-spin' : 'size-4'} />}
      {children}
    </button>
  );
}
