// The page's version, and the day on which it is read. The build writes the version into the HTML and not into the scripts, because
// a commit that changes no script must keep the scripts' names.
import { useSyncExternalStore } from 'react';

/** Empty in development. */
export const buildVersion: { readonly day?: string; readonly commit?: string } = import.meta.env.SSR
  ? __BUILD_VERSION__
  : document.documentElement.dataset;

const today = new Date();
const built = new Date(buildVersion.day ?? today);

const never = () => () => undefined;

/**
 * For a page's texts about time. A prerendered page was written on an earlier day: at first it shows the day of the build's commit,
 * and after hydration today.
 */
export const useToday = (): Date =>
  useSyncExternalStore(
    never,
    () => today,
    () => built,
  );
