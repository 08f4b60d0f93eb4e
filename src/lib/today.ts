// The date for a page's texts about time. A prerendered page was written on an earlier day: at first it shows the day of the
// build's commit, and after hydration today.
import { useSyncExternalStore } from 'react';
import { buildVersion } from './build-version';

const today = new Date();
const built = new Date(buildVersion.day ?? today);

const never = () => () => undefined;

export const useToday = (): Date =>
  useSyncExternalStore(
    never,
    () => today,
    () => built,
  );
