// A link inside a text.
import clsx from 'clsx';
import { use, createContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Whether a part of the page is in a dialog: its links replace the dialog's entry in the session history. See lib/layers.ts. */
export const InLayer = createContext(false);

export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      replace={use(InLayer)}
      {...rest}
      className={clsx('rounded-sm font-medium text-accent underline underline-offset-4 hover:no-underline', className)}
    />
  );
}
