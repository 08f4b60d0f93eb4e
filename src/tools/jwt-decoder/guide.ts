import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Decode JSON Web Tokens, check their expiry, verify signatures and create your own signed tokens. Tokens and keys never leave your device.',
  how: [
    'A JSON Web Token has three parts with dots between them: a header, a payload and a signature. The first two are JSON in URL-safe Base64 and can be read without a key. They are shown exactly as written, along with the token’s times. A token in a request header, a cookie, a command or JSON is found in the text around it, with a note.',
    'To check the signature, enter a shared secret, a PEM key or certificate, a JWK or a whole JWKS. If you paste several keys, every key that fits is tried. The verdict on the signature is separate from “expired” and “not yet valid”. Verification uses your browser’s WebCrypto through the jose library.',
    'Create signs a token with HMAC, RSA, ECDSA or Ed25519, or with ML-DSA where the browser supports it.',
  ],
  questions: [
    {
      question: 'Is it safe to paste a real token here?',
      answer:
        'Tokens and keys stay in the memory of this page. They aren’t stored, sent or put into the address, and you can check that with the line below the tool. But a token is as good as a password until it expires, so be careful where else you paste it.',
    },
    {
      question: 'If a token decodes, is it genuine?',
      answer:
        'No. Anyone can write a token with any content. Only the signature, checked with the right key, shows who issued it and that nothing was changed.',
    },
    {
      question: 'Which key do I need to verify a token?',
      answer:
        'For HS256, HS384 and HS512, the secret it was signed with. For all others, the issuer’s public key, which is often published as a JWKS. You can paste the whole set: the header’s `kid` says which key to use. Keys without a `kid` are also tried. A service account, Google’s list of certificates and the page of a Keycloak realm also work as they are.',
    },
    {
      question: 'What do exp, nbf and iat mean?',
      answer:
        '`exp` is when the token expires, `nbf` the time before which it isn’t valid, and `iat` when it was issued. All count seconds since January 1, 1970, in UTC. A value that looks like milliseconds is flagged.',
    },
    {
      question: 'Can it read encrypted tokens (JWE)?',
      answer:
        'It shows their header only. The claims can’t be read without the recipient’s private key, and the tool doesn’t decrypt.',
    },
  ],
  related: [
    { id: 'base64-encoder', why: 'Decode a single part, or any other URL-safe Base64.' },
    { id: 'hash-generator', why: 'Calculate an HMAC of any text or file.' },
    { id: 'password-generator', why: 'Make a random secret for HS256, which needs at least 32 bytes.' },
    { id: 'json-formatter', why: 'Format, query or repair a large payload.' },
  ],
};
