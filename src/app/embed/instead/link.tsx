// In place of links in embedded pages, whose only link is below the tool.
import { createContext } from 'react';
import type { LinkProps } from '../../../ui/link';

export const InLayer = createContext(false);

/** The link's text. */
export const Link = ({ children }: LinkProps) => <span>{children}</span>;
