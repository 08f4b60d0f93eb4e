// Makes and signs a token of a header and claims, whose numbers stay as they were typed; and keys to sign with.
import { CompactSign, exportJWK, exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import { algorithm, isAlgorithm, type AlgorithmName } from './algorithms';
import { encodeBase64Url } from './base64url';
import { importKeys, type GivenKey } from './import-key';
import { JsonTextError, readJson, stringMember, type JsonText } from './json-text';
import { KeyError } from './key-text';

export interface TokenDraft {
  readonly header: string;
  readonly claims: string;
  readonly key: GivenKey;
}

export type Created =
  | { readonly token: string; readonly warnings: readonly string[] }
  | { readonly error: string; readonly field: 'header' | 'claims' | 'key' };

export async function createToken({ header, claims, key }: TokenDraft): Promise<Created> {
  const headerJson = readObject(header, 'header');
  if ('error' in headerJson) return headerJson;
  const claimsJson = readObject(claims, 'claims');
  if ('error' in claimsJson) return claimsJson;
  const alg = stringMember(headerJson, 'alg');
  const payload = new TextEncoder().encode(claimsJson.compact);
  if (alg === 'none') {
    const parts = [new TextEncoder().encode(headerJson.compact), payload].map(encodeBase64Url);
    return { token: `${parts.join('.')}.`, warnings: [NOT_SIGNED] };
  }
  if (!isAlgorithm(alg)) return { error: 'The header needs an algorithm (“alg”) from the list.', field: 'header' };
  return sign({ header: headerJson, payload, alg, key });
}

const NOT_SIGNED = 'This token isn’t signed (alg: none). No server should accept it.';

function readObject(text: string, field: 'header' | 'claims'): JsonText | Extract<Created, { error: string }> {
  const name = field === 'header' ? 'The header' : 'The claims';
  try {
    const json = readJson(text);
    if (json.kind !== 'object') return { error: `${name} must be a JSON object: { … }.`, field };
    const [duplicate] = json.duplicates;
    if (duplicate !== undefined) return { error: `${name} may have a name only once.`, field };
    return json;
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    return { error: `Invalid JSON. ${error.message}`, field };
  }
}

interface Signing {
  readonly header: JsonText;
  readonly payload: Uint8Array;
  readonly alg: AlgorithmName;
  readonly key: GivenKey;
}

async function sign({ header, payload, alg, key }: Signing): Promise<Created> {
  const parsed = JSON.parse(header.compact) as Record<string, unknown>;
  // The library writes the header anew: what it would write otherwise is refused.
  if (JSON.stringify(parsed) !== header.compact) {
    return {
      error: 'The header has a number or an escape that would change when it is written. Simplify it.',
      field: 'header',
    };
  }
  if ('crit' in parsed || 'b64' in parsed)
    return { error: 'Headers with “crit” or “b64” aren’t supported here.', field: 'header' };
  try {
    const [usable] = (await importKeys(key, alg, 'sign', stringMember(header, 'kid'))).usable;
    if (!usable) return { error: 'Please enter a key.', field: 'key' };
    const token = await new CompactSign(payload).setProtectedHeader({ ...parsed, alg }).sign(usable.key);
    return { token, warnings: usable.warnings };
  } catch (error) {
    const message = error instanceof KeyError ? error.message : `This browser couldn’t sign with ${alg}.`;
    return { error: message, field: 'key' };
  }
}

export interface NewKey extends GivenKey {
  /** The other half, for whoever verifies; a secret has none. */
  readonly publicKey?: string;
}

/** PEM; a JWK where PEM is not read everywhere (ML-DSA). Throws KeyError where the browser lacks the algorithm. */
export async function generateKey(alg: AlgorithmName): Promise<NewKey> {
  const { kty, secretBytes } = algorithm(alg);
  if (secretBytes !== undefined) {
    return { text: encodeBase64Url(crypto.getRandomValues(new Uint8Array(secretBytes))), format: 'base64url' };
  }
  try {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    if (kty !== 'AKP')
      return { text: await exportPKCS8(privateKey), format: 'text', publicKey: await exportSPKI(publicKey) };
    const write = async (key: typeof publicKey) => JSON.stringify({ ...(await exportJWK(key)), alg }, null, 2);
    return { text: await write(privateKey), format: 'text', publicKey: await write(publicKey) };
  } catch (cause) {
    throw new KeyError(`This browser can’t generate keys for ${alg}.`, { cause });
  }
}
