// A part of a prerendered page that stays as the build has written it: no code is loaded for it, and nothing of it is hydrated.
import { useState } from 'react';
import { useIsHydrating } from './use-is-hydrating';

/** Whether the part is on the page already, when it is rendered for the first time. */
export function useIsWritten(): boolean {
  const isHydrating = useIsHydrating();
  const [isWritten] = useState(isHydrating);
  return isWritten;
}

/** React leaves the content of an element alone that it hydrates with inner HTML, and never sets it, for it does not change. */
export const AS_WRITTEN = { __html: '' } as const;
