// The messages of the JWT decoder's kernel.
export const messages = {
  blank: 'There is no token to decode.',
  tooLarge: 'This is too long for a token. Tokens of up to 64 KB can be decoded here.',
  parts: 'This isn’t a JWT. A JWT has 3 parts separated by dots, and this text has {count}.',
  encrypted: 'This token is encrypted (JWE), so its payload can only be read with the recipient’s key.',
  badHeader: 'This isn’t a JWT: the header isn’t a JSON object in base64url.',
  badPayload: 'The payload isn’t valid base64url. Check that you copied all of the token.',
  detached: 'The payload isn’t in the token (detached content, RFC 7515, appendix F).',
  unchecked: 'The signature isn’t checked. Anyone can make a token that decodes.',
} as const;
