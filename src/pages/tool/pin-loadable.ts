// The code of the pin comes behind the page, which has its place.
import { loadable } from '../../lib/loadable';
import type { PinButtonProps } from './pin-button';

export const pinButton = loadable<PinButtonProps>(() => import('./pin-button'));
