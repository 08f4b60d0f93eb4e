// The words of the JWT decoder's screens and of its record in the catalog. Plurals are in late-words.ts.

// The catalog.
export const title = 'JWT Decoder';
export const description = 'Decode, verify and create JSON Web Tokens. Tokens and keys never leave your device.';
export const tagline = 'Verify and create JSON Web Tokens';
export const keywords =
  'jwt, json web token, token, bearer, decode, verify, sign, signature, claims, jws, jwe, jwk, jwks, hs256, rs256, es256, oauth, openid, expired';
export const offerDecode = 'Decode and verify';

// The options.
export const mode = 'Mode';
export const decode = 'Decode';
export const create = 'Create';
export const keyLabel = 'Secret or public key';
export const keyHint = 'A shared secret, a public key or certificate (PEM), a JWK or a JWKS.';

// The token to decode.
export const tokenLabel = 'JWT Token';
export const tokenPlaceholder = 'Paste a token: eyJ…';
export const openFile = 'Open a file';
export const clear = 'Clear';
export const undo = 'Undo';
export const cleared = 'Cleared. Undo is available for 10 seconds.';
export const nothingKept = 'Nothing leaves this device, and nothing is kept.';
export const verify = 'Verify the signature';
export const secretFormat = 'Secret format';
export const secretAsText = 'Text';
export const secretAsBase64 = 'Base64';
export const secretAsHex = 'Hex';

// What is no token.
export const tooLong = 'This token has {characters} characters. Tokens of up to {limit} can be decoded here.';
export const tooLargeFile = 'A token is text of up to {limit}. Choose another file.';
export const notText = 'A token is text. Choose another file.';
export const unreadableFile = 'The file could not be read. It may have been moved or changed.';

// The decoded token, as screen readers announce it.
export const decodedBoth = 'Done. Header and payload.';
export const decodedEncrypted = 'Done. Header only: the payload is encrypted.';
export const decodedDetached = 'Done. Header only: the token has no payload.';
export const decodedUnreadable = 'Done. Header only: the payload can’t be read.';

// The decoded token.
export const decoded = 'Decoded token';
export const download = 'Download';
export const checks = 'Checks';
export const header = 'Header';
export const payload = 'Payload';
export const times = 'Times';
export const utcAndDistance = '{utc}, {distance}';

// The algorithms.
export const hmacWith = 'HMAC with {hash}';
export const rsaWith = 'RSA with {hash}';
export const rsaPssWith = 'RSA-PSS with {hash}';
export const ecdsaWith = 'ECDSA with {curve}';
export const olderName = '{name}, older name';
export const postQuantum = 'post-quantum';

// A new token.
export const algorithm = 'Algorithm';
export const algorithmChoice = '{name} – {label}';
export const notSigned = 'not signed';
export const claims = 'Claims';
export const headerAsJson = 'Header as JSON';
export const createToken = 'Create Token';
export const created = 'New token';
export const createdDone = 'Done. The token was created.';
export const token = 'Token';
export const decodeThis = 'Decode this token';

// Its times.
export const pickTimes = 'Times, in your time zone';
export const timesNeedJson = 'Times can be picked once the claims are valid JSON.';
export const issuedAt = 'Issued at ({claim})';
export const notBefore = 'Not valid before ({claim})';
export const expires = 'Expires ({claim})';
export const validForHour = 'Valid for 1 hour';
export const validForDay = 'Valid for 1 day';

// Its key.
export const secret = 'Secret';
export const secretHint = 'A shared secret, or a JWK.';
export const generateSecret = 'Generate a secret';
export const privateKey = 'Private key';
export const privateKeyHint = 'PEM (PKCS #8) or JWK.';
export const generateKeyPair = 'Generate a key pair';
export const publicKey = 'Public key';
