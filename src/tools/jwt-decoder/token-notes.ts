// Facts that a token's parts show without any computing: the kind of its payload, and why it has no signature to verify.
import type { Message, TitledNote } from '../../../workers/contract/run/message';
import type { DecodedToken, Payload } from './decode-token';
import { message } from './message';

/** The parts that a signature check needs. */
export type SignedToken = Pick<DecodedToken, 'token' | 'alg' | 'kid' | 'isSigned'> & {
  readonly payload: { readonly kind: Payload['kind'] };
};

export function payloadNote(payload: Payload): Message | undefined {
  if (payload.kind === 'unreadable') return payload.error;
  if (payload.kind === 'detached') return message('detached');
  return payload.kind === 'json' || payload.kind === 'text' ? message('notClaims') : undefined;
}

/** Undefined if a key can verify the signature. */
export function uncheckable({ alg, payload }: Pick<SignedToken, 'alg' | 'payload'>): TitledNote | undefined {
  if (payload.kind === 'encrypted') return { title: message('encryptedTitle'), text: message('encryptedToken') };
  return alg?.toLowerCase() === 'none' ? { title: message('notSigned'), text: message('none') } : undefined;
}

export const NO_KEY: TitledNote = { title: message('notVerified'), text: message('noKey') };
