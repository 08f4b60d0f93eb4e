// A link that the router follows. Its own `Link` would bring forms, prefetching and route matching into every first visit.
import { createContext, use, type ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Whether a part of the page is in a dialog: its links replace the dialog's entry in the session history. See lib/layers.ts. */
export const InLayer = createContext(false);

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the site, or with `reloadDocument` any address. */
  to: string;
  /** Leaves the page: for files, and for addresses outside of the site. */
  reloadDocument?: boolean;
}

export const Link = ({ reloadDocument = false, to, ...rest }: LinkProps) =>
  reloadDocument ? <a {...rest} href={to} /> : <RoutedLink {...rest} to={to} />;

function RoutedLink({ to, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, use(InLayer) ? { replace: true } : {});
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
