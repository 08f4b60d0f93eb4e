// The signing algorithms of RFC 7518, RFC 8037, RFC 9864 and RFC 9964 that WebCrypto and the library have.
import type { Message } from '../../../workers/contract/run/message';
import { message } from './message';

export interface JwsAlgorithm {
  /** Key type (JWK `kty`). */
  readonly kty: 'oct' | 'RSA' | 'EC' | 'OKP' | 'AKP';
  readonly crv?: string;
  /** The shortest secret in bytes (RFC 7518, section 3.2). */
  readonly secretBytes?: number;
  readonly label: string;
}

const rsa = (label: string) => ({ kty: 'RSA', label }) as const;
const ec = (crv: string, label: string) => ({ kty: 'EC', crv, label }) as const;
const hmac = (secretBytes: number, label: string) => ({ kty: 'oct', secretBytes, label }) as const;
const akp = (label: string) => ({ kty: 'AKP', label }) as const;

export const ALGORITHMS = {
  HS256: hmac(32, 'HMAC with SHA-256'),
  HS384: hmac(48, 'HMAC with SHA-384'),
  HS512: hmac(64, 'HMAC with SHA-512'),
  RS256: rsa('RSA with SHA-256'),
  RS384: rsa('RSA with SHA-384'),
  RS512: rsa('RSA with SHA-512'),
  PS256: rsa('RSA-PSS with SHA-256'),
  PS384: rsa('RSA-PSS with SHA-384'),
  PS512: rsa('RSA-PSS with SHA-512'),
  ES256: ec('P-256', 'ECDSA with P-256'),
  ES384: ec('P-384', 'ECDSA with P-384'),
  ES512: ec('P-521', 'ECDSA with P-521'),
  EdDSA: { kty: 'OKP', crv: 'Ed25519', label: 'Ed25519, older name' },
  Ed25519: { kty: 'OKP', crv: 'Ed25519', label: 'Ed25519' },
  'ML-DSA-44': akp('post-quantum'),
  'ML-DSA-65': akp('post-quantum'),
  'ML-DSA-87': akp('post-quantum'),
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
