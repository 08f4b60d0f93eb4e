// What goes beyond a tool's plain use, under the one name that it has on every tool.
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure';

export const Options = ({ children }: { children: ReactNode }) => <Disclosure label="Options">{children}</Disclosure>;
