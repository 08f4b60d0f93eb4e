// The signing algorithms of RFC 7518, RFC 8037, RFC 9864 and RFC 9964 that WebCrypto and the library have.
import type { Message } from '../../../workers/contract/run/message';
import { say } from '../../../workers/words/in-words';
import { message } from './message';
import * as words from './words';

export interface JwsAlgorithm {
  /** Key type (JWK `kty`). */
  readonly kty: 'oct' | 'RSA' | 'EC' | 'OKP' | 'AKP';
  readonly crv?: string;
  /** The shortest secret in bytes (RFC 7518, section 3.2). */
  readonly secretBytes?: number;
  readonly label: string;
}

const rsa = (hash: string) => ({ kty: 'RSA', label: say(words.rsaWith, { hash }) }) as const;
const pss = (hash: string) => ({ kty: 'RSA', label: say(words.rsaPssWith, { hash }) }) as const;
const ec = (crv: string) => ({ kty: 'EC', crv, label: say(words.ecdsaWith, { curve: crv }) }) as const;
const hmac = (secretBytes: number, hash: string) =>
  ({ kty: 'oct', secretBytes, label: say(words.hmacWith, { hash }) }) as const;
const akp = { kty: 'AKP', label: words.postQuantum } as const;

export const ALGORITHMS = {
  HS256: hmac(32, 'SHA-256'),
  HS384: hmac(48, 'SHA-384'),
  HS512: hmac(64, 'SHA-512'),
  RS256: rsa('SHA-256'),
  RS384: rsa('SHA-384'),
  RS512: rsa('SHA-512'),
  PS256: pss('SHA-256'),
  PS384: pss('SHA-384'),
  PS512: pss('SHA-512'),
  ES256: ec('P-256'),
  ES384: ec('P-384'),
  ES512: ec('P-521'),
  EdDSA: { kty: 'OKP', crv: 'Ed25519', label: say(words.olderName, { name: 'Ed25519' }) },
  Ed25519: { kty: 'OKP', crv: 'Ed25519', label: 'Ed25519' },
  'ML-DSA-44': akp,
  'ML-DSA-65': akp,
  'ML-DSA-87': akp,
} as const satisfies Readonly<Record<string, JwsAlgorithm>>;

export type AlgorithmName = keyof typeof ALGORITHMS;

export const ALGORITHM_NAMES = Object.keys(ALGORITHMS) as readonly AlgorithmName[];

export const algorithm = (name: AlgorithmName): JwsAlgorithm => ALGORITHMS[name];

export const isAlgorithm = (name: string | undefined): name is AlgorithmName =>
  name !== undefined && Object.hasOwn(ALGORITHMS, name);

/** The kind of key that an algorithm takes. */
export const KEY_NAMES: Readonly<Record<JwsAlgorithm['kty'], Message>> = {
  oct: message('sharedSecret'),
  RSA: message('rsaKey'),
  EC: message('curveKey'),
  OKP: message('edwardsKey'),
  AKP: message('latticeKey'),
};
