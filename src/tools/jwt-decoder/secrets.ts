// All that the screen holds: tokens and keys. It is component state, so that it is forgotten on leaving.
import type { GivenKey } from './import-key';
import type { SecretFormat } from './key-text';

export interface Secrets {
  readonly token: string;
  readonly key: string;
  readonly format: SecretFormat;
  /** For a new token: its header and claims as typed, and what signs it. */
  readonly header: string;
  readonly claims: string;
  readonly signing: GivenKey & { readonly publicKey?: string };
}

export const NO_SECRETS: Secrets = {
  token: '',
  key: '',
  format: 'text',
  header: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}',
  claims: '{\n  "sub": "1234567890",\n  "name": "Jane Doe"\n}',
  signing: { text: '', format: 'text' },
};

export type ChangeSecrets = (part: Partial<Secrets>) => void;
