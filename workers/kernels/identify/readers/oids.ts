// Names of object identifiers in certificates and keys: RFC 5280 (appendix A), RFC 8017, RFC 5480, RFC 8410, RFC 9814.

/** Of names: RFC 4519, and RFC 2985 for the email address. */
export const ATTRIBUTES: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'street',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.97': 'organizationIdentifier',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'emailAddress',
};

export const ALGORITHMS: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.113549.1.1.4': 'RSA, MD5',
  '1.2.840.113549.1.1.5': 'RSA, SHA-1',
  '1.2.840.113549.1.1.10': 'RSA-PSS',
  '1.2.840.113549.1.1.11': 'RSA, SHA-256',
  '1.2.840.113549.1.1.12': 'RSA, SHA-384',
  '1.2.840.113549.1.1.13': 'RSA, SHA-512',
  '1.2.840.10040.4.1': 'DSA',
  '1.2.840.10045.2.1': 'EC',
  '1.2.840.10045.4.1': 'ECDSA, SHA-1',
  '1.2.840.10045.4.3.2': 'ECDSA, SHA-256',
  '1.2.840.10045.4.3.3': 'ECDSA, SHA-384',
  '1.2.840.10045.4.3.4': 'ECDSA, SHA-512',
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
  '2.16.840.1.101.3.4.3.17': 'ML-DSA-44',
  '2.16.840.1.101.3.4.3.18': 'ML-DSA-65',
  '2.16.840.1.101.3.4.3.19': 'ML-DSA-87',
};

export const CURVES: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
  '1.3.132.0.10': 'secp256k1',
  '1.3.36.3.3.2.8.1.1.7': 'brainpoolP256r1',
};

/** What a structure with a type in front is: RFC 5652, section 4. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.7.1': 'PKCS #7 data',
  '1.2.840.113549.1.7.2': 'PKCS #7 signed data',
  '1.2.840.113549.1.7.3': 'PKCS #7 enveloped data',
};
