// A link inside a text.
import clsx from 'clsx';
import { use } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { InLayer } from './in-layer';

export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      replace={use(InLayer)}
      {...rest}
      className={clsx('rounded-sm font-medium text-accent underline underline-offset-4 hover:no-underline', className)}
    />
  );
}
