// The operator's signature of a build: Ed25519 (RFC 8032) over the bytes of build.json, 64 bytes in a file beside it.
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { say } from '../../workers/words/in-words';
import { BUILD_RECORD } from '../../build/build-record';
import { CannotVerify } from './cannot-verify';
import * as words from './words';

export const SIGNATURE = `${BUILD_RECORD}.sig`;

/** @throws CannotVerify if the file has no such key */
async function readKey(file: string, kind: 'private' | 'public'): Promise<KeyObject> {
  const pem = await readFile(file).catch((cause: unknown) => {
    throw new CannotVerify(say(words.unreadableKey, { file }), { cause });
  });
  try {
    const key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new CannotVerify(say(words.noKey[kind], { file }), { cause });
  }
  throw new CannotVerify(say(words.otherKey, { file }));
}

/** @param keyFile of the private key, in PEM without a passphrase */
export const signRecord = async (record: Uint8Array, keyFile: string): Promise<Buffer> =>
  sign(null, record, await readKey(keyFile, 'private'));

/** @param keyFile of the public key, in PEM */
export const isSignedBy = async (record: Uint8Array, signature: Uint8Array, keyFile: string): Promise<boolean> =>
  verify(null, record, await readKey(keyFile, 'public'), signature);
