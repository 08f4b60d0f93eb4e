// The JWT decoder's options, secrets, words and limit.
import { choice, defineOptions, secret } from '../../../workers/contract/options/options';
import type { ToolWords } from '../../../workers/contract/options/words';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import type { GivenKey, SecretFormat } from './key-text';
import * as texts from './words';

/** The form's options. The key is only declared here. Its text is one of the `Secrets`. */
export const options = defineOptions({
  mode: choice(['decode', 'create']),
  key: secret(),
});

export const words: ToolWords<typeof options> = {
  options: {
    mode: { label: texts.mode, hideLabel: true, choices: { decode: texts.decode, create: texts.create } },
    key: {
      label: texts.keyLabel,
      hint: texts.keyHint,
    },
  },
};

export const DOWNLOAD_NAME = 'jwt-decoded.json';

/** Servers refuse much shorter headers, and browsers take too long to lay out longer lines. */
export const LONGEST_TOKEN = 64 * 1024;

export const tooLong = (length: number) =>
  say(texts.tooLong, { characters: length, limit: formatBytes(LONGEST_TOKEN) });

/** Tokens and keys. They are component state, so leaving the page discards them. */
export interface Secrets {
  readonly token: string;
  readonly key: string;
  readonly format: SecretFormat;
  /** The settings for a new token: its header and claims as typed, and the signing key. */
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
