import type { Payload } from './decode-token';

/** What a screen reader announces once a token is decoded, by the kind of its payload. */
export function decodedParts(payload: Payload['kind']): string {
  switch (payload) {
    case 'encrypted':
      return 'Header only: the payload is encrypted';
    case 'detached':
      return 'Header only: the token has no payload';
    case 'unreadable':
      return 'Header only: the payload can’t be read';
    default:
      return 'Header and payload';
  }
}
