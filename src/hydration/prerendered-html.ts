// Parts of a prerendered page that stay as built: they load no code and React doesn't hydrate them.
import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True only while React hydrates a prerendered page: false in Node, and for a part that is rendered by script. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );

/** True for built HTML, until React has hydrated it. */
export const useIsAsBuilt = (): boolean => useIsHydrating() || import.meta.env.SSR;

/** Whether the part was on the page when it was first rendered. */
export function useIsPrerendered(): boolean {
  const isHydrating = useIsHydrating();
  const [isPrerendered] = useState(isHydrating);
  return isPrerendered;
}

/**
 * For `dangerouslySetInnerHTML`: during hydration, React keeps the element's HTML, and never sets this value because it never
 * changes.
 */
export const KEEP_HTML = { __html: '' } as const;
