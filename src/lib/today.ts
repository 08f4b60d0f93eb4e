// The day for what a page says about time. Prerendered pages were written on another day than they are read on: at first both say
// the day of the build's commit, then the page says today.
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
