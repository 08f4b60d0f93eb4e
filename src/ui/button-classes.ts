// The look that buttons and links that look like buttons share.
import clsx from 'clsx';

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
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-10 px-4 text-sm',
  large: 'min-h-12 px-6 text-base max-md:px-3',
};

export const buttonClasses = (variant: ButtonVariant, size: ButtonSize, extra?: string) =>
  clsx(
    'inline-flex items-center justify-center gap-2 rounded-md border font-medium transition-colors',
    'pointer-coarse:min-h-touch aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    extra,
  );
