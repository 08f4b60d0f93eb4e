// The JWT decoder's options, secrets, words and limit.
import { choice, defineOptions, secret } from '../../../workers/contract/options';
import type { ToolWords } from '../../../workers/contract/words';
import { formatBytes, formatCount } from '../../lib/format';
import type { GivenKey } from './import-key';
import type { SecretFormat } from './key-text';

/** The form's options. The key is only declared here; its text is one of the `Secrets`. */
export const options = defineOptions({
  mode: choice(['decode', 'create']),
  key: secret(),
});

export const ID = 'jwt-decoder';

export const words: ToolWords<typeof options> = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { decode: 'Decode', create: 'Create' } },
    key: {
      label: 'Secret or public key',
      hint: 'A shared secret, a public key or certificate (PEM), a JWK or a JWKS.',
    },
  },
};

export const DOWNLOAD_NAME = 'jwt-decoded.json';

/** Servers refuse much shorter headers, and browsers lay out longer lines too slowly. */
export const LONGEST_TOKEN = 64 * 1024;

export const tooLong = (length: number) =>
  `This token has ${formatCount(length)} characters. Tokens of up to ${formatBytes(LONGEST_TOKEN)} can be decoded here.`;

export const wrongParts = (parts: number) =>
  parts === 5
    ? 'This one has 5 parts, like an encrypted token (JWE), but its header names no encryption (“enc”).'
    : `This one has ${parts === 1 ? '1 part' : `${formatCount(parts)} parts`}. Check that you copied all of it.`;

export const removedScheme = (scheme: string) => `“${scheme}” before the token was removed.`;

/** `json`: salt, name and value, or salt and value for an array element (RFC 9901, section 4.2). */
export const disclosure = (json: string) => `Disclosed: ${json}`;

export const severalFound = (count: number) =>
  `The text has ${formatCount(count)} tokens. This is the first; to see another, enter only that one.`;

export const notBase64Url = (part: string) =>
  `The ${part} is in standard Base64 or has padding (“=”). A JWT takes base64url without padding (RFC 7515), so strict libraries refuse this token.`;

export const MESSAGES = {
  blank: 'Please enter a JWT token to decode.',
  parts: 'Invalid JWT format. JWT should have 3 parts separated by dots.',
  badHeader: 'Invalid JWT: the header isn’t a JSON object.',
  quotes: 'The quotation marks around the token were removed.',
  found: 'The token was found in the text around it.',
  sdJwt: 'This is an SD-JWT. Its disclosures are listed here; they aren’t checked against the hashes in the payload.',
  nested: 'The payload is another token (“cty”: “JWT”). Decode that one separately.',
  spaces: 'Spaces and line breaks in the token were removed.',
  duplicateHeader: 'The header has a name more than once. Libraries disagree about which one counts.',
  duplicateClaim: 'The payload has a name more than once. Libraries disagree about which one counts.',
  none: 'This token isn’t signed (alg: none). Anyone can change its claims, so a server must not accept it.',
  encrypted:
    'This is an encrypted token (JWE). Its claims can only be read with the recipient’s key, so only the header is shown.',
  detached: 'The payload isn’t in the token (detached content, RFC 7515, appendix F).',
  notClaims: 'The payload isn’t a JSON object. That makes the token a signed message (JWS), but not a JWT.',
  notVerified: 'Anyone can make a token that decodes. Enter a key under “Verify the signature” to check who signed it.',
  copied: 'Text copied to clipboard successfully.',
} as const;

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
