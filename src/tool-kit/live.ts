// Whether a tool that was started once runs again by itself when its text or its options change.
import { storedValue } from '../lib/stored-value';

export const livePreference = storedValue('liveUpdates', ['on', 'off'], 'on');
