// The day for what a page says about time. Prerendered pages were written on another day than they are read on: at first both say
// the day of the build, then the page says today.
import { useSyncExternalStore } from 'react';

const built = new Date(__BUILT_ON__);
const today = new Date();

const never = () => () => undefined;

export const useToday = (): Date =>
  useSyncExternalStore(
    never,
    () => today,
    () => built,
  );
