// In place of the router in embedded pages: they have one address, and their only link is below the tool.
import type { PropsWithChildren } from 'react';

interface LinkProps extends PropsWithChildren {
  readonly className?: string;
}

/** The link's text. */
export const Link = ({ children }: LinkProps) => <span>{children}</span>;

const HERE = { pathname: '', search: '', hash: '', state: null, key: 'default' } as const;

export const useLocation = () => HERE;

const stay = () => undefined;

export const useNavigate = () => stay;
