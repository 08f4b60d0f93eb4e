// A link inside a text.
import clsx from 'clsx';
import { Link, type LinkProps } from './link';

export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={clsx('rounded-sm font-medium text-accent underline underline-offset-4 hover:no-underline', className)}
    />
  );
}
