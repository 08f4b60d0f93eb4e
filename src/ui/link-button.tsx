// A link within the site that looks like a button.
import type { LucideIcon } from 'lucide-react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button';
import { Link, type LinkProps } from './link';

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
}

export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClasses(variant, size, className)}>
      {Icon && <Icon aria-hidden className="size-4" />}
      {children}
    </Link>
  );
}
