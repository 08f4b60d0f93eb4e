// The operator's signature of a build: Ed25519 (RFC 8032) over the bytes of build.json, 64 bytes in a file beside it.
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BUILD_RECORD } from '../../build/build-record';
import { CannotVerify } from './cannot-verify';

export const SIGNATURE = `${BUILD_RECORD}.sig`;

/** @throws CannotVerify if the file has no such key */
async function readKey(file: string, kind: 'private' | 'public'): Promise<KeyObject> {
  const pem = await readFile(file).catch((cause: unknown) => {
    throw new CannotVerify(`The key file ${file} can't be read. Check its path.`, { cause });
  });
  try {
    const key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new CannotVerify(`${file} has no ${kind} key in PEM. docs/verify.md shows how to make one.`, { cause });
  }
  throw new CannotVerify(`The key in ${file} isn't an Ed25519 key. docs/verify.md shows how to make one.`);
}

/** @param keyFile of the private key, in PEM without a passphrase */
export const signRecord = async (record: Uint8Array, keyFile: string): Promise<Buffer> =>
  sign(null, record, await readKey(keyFile, 'private'));

/** @param keyFile of the public key, in PEM */
export const isSignedBy = async (record: Uint8Array, signature: Uint8Array, keyFile: string): Promise<boolean> =>
  verify(null, record, await readKey(keyFile, 'public'), signature);
