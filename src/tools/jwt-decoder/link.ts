import { settingsLink } from '../../tool-kit/settings-link';
import { ID } from './words';

export const MODES = [
  { value: 'decode', label: 'Decode' },
  { value: 'create', label: 'Create' },
] as const;

export const DEFAULT_SETTINGS: { readonly mode: 'decode' | 'create' } = { mode: 'decode' };

/** Tokens, claims and keys are in no settings: see `secrets.ts`. */
export const link = settingsLink(ID, DEFAULT_SETTINGS, { mode: MODES });
