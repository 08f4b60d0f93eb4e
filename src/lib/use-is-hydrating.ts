import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True only while React takes over what the build has written: not in Node, and not for what is rendered at once. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
