import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a prerendered page until its code has taken it over. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
