// Tokens of Project Wycheproof, testvectors_v1/json_web_signature_test.json, by their number there (`tcId`).

const HS256_HEADER = 'eyJraWQiOiJoczI1Ni1rZXkiLCJhbGciOiJIUzI1NiJ9';
const ES256_HEADER = 'eyJhbGciOiJFUzI1NiIsImtpZCI6ImtpZC1lYy1zaWduIn0';

export const HS256_KEY = {
  kty: 'oct',
  kid: 'hs256-key',
  use: 'sig',
  alg: 'HS256',
  k: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
};

export const ES256_KEY = {
  kty: 'EC',
  kid: 'kid-ec-sign',
  use: 'sig',
  alg: 'ES256',
  crv: 'P-256',
  x: '04N0xi21hshyvBp7I167sbE_bXqyqkAPfefdklMO7wY',
  y: 'UI8exy-C06a7DUnjIdENkxeFtHM4-l_41LqEw9nVgmw',
};

/** `refused`: an error or no claims at all; `unchecked`: the signature is not judged, for a reason in words. */
export type Outcome = 'good' | 'bad' | 'unchecked' | 'refused';

type Row = readonly [tcId: number, token: string, key: object, outcome: Outcome];

const MAC = 'c1LROH7eNQwUT8KMVEO52VC3WZ9e_AnDWbZ7aMmowV8';
const hs = (rest: string) => `${HS256_HEADER}${rest}`;

const BASE64: readonly Row[] = [
  [357, hs(`.VGVzdA.${MAC}`), HS256_KEY, 'good'],
  [358, hs('.VDIxMzI1NjY4.AAAAtBuQqoI9HuBeAsgjL4nx8sCGYJa5-G2OrureLO4'), HS256_KEY, 'good'],
  [359, hs('.VDgxMjM0MTM.____ETVRY0lRV9XgQeYX6ixdGT0NLHYb-wZem_ifJ5k'), HS256_KEY, 'good'],
  [361, hs(`.VGVzdA.?${MAC}`), HS256_KEY, 'unchecked'],
  [362, hs(`.VGVzdA.${MAC}?`), HS256_KEY, 'unchecked'],
  [363, hs('.VDIxMzI1NjY4.?AAAtBuQqoI9HuBeAsgjL4nx8sCGYJa5-G2OrureLO4'), HS256_KEY, 'unchecked'],
  [364, hs('.VDgxMjM0MTM.????ETVRY0lRV9XgQeYX6ixdGT0NLHYb-wZem_ifJ5k'), HS256_KEY, 'unchecked'],
  // Spaces are taken off, with a note. The signature was made with them.
  [365, hs('    .VGVzdA.DR-cdw2cCB53b3mpzMfk2gKTeyN0PhXBrTW1atMfSdM'), HS256_KEY, 'bad'],
  [366, hs('####.VGVzdA.23srvDiEYo7665_26qKv4D-0E2a149WRWH_av2ki2I4'), HS256_KEY, 'refused'],
  [368, hs('.    VGVzdA.AbPJgmXfihyNBUYpbdPK8qRpPjNuTE-Z_wYQyrU2lMQ'), HS256_KEY, 'bad'],
  [369, hs('.####VGVzdA.Ixs2CdBkk8qjqe2-hq2dobqVvv9iDcDS6gPNgoXJyFY'), HS256_KEY, 'refused'],
  [371, hs('.?VGVzdA.q0zEA3Js33N6HcOFfBK875qJ_nFwSzI9SN9qJnx5sOc'), HS256_KEY, 'refused'],
  [374, hs('.AB.8sL_ycV8G_D-K_2A3I0EW3NoPMeQzv13cAzuHlQ5TAE'), HS256_KEY, 'bad'],
  [
    376,
    'eyAia2lkIiA6ICJoczI1Ni1rZXkiLCAiYWxnIiA6ICJIUzI1NiIgfQ.VGVzdA.3nl1C7dKVGLfNyALp4ZKkmNFBJlFP8M9VGzCyil9S1c',
    HS256_KEY,
    'good',
  ],
  [
    377,
    'eyJraWQiOiJoczI1Ni1rZXkiLAoJImFsZyI6IkhTMjU2In0.VGVzdA.Yxn8cTl7IHpFIoEPOFrWmjm-GQlr_RMqHNJOp1ZuweY',
    HS256_KEY,
    'good',
  ],
];

const SIGNATURE = '5cA0OHyMP7ezamUd5c9kV-FrGxdx4hbGXOdplQkutrqWrte5P-pAvsE3Ve6xSyU3YDQwUHjVVOtvcrEbbnZ8yA';
const es = (signature: string, payload = 'Zm9v') => `${ES256_HEADER}.${payload}.${signature}`;

/** 32 bytes, as r and s of a signature have them. */
const number = (hex: string) => Buffer.from(hex.padStart(64, '0'), 'hex');
const [ZERO, ONE] = [number('0'), number('1')];
// The order of P-256: NIST SP 800-186, section 3.2.1.3.
const ORDER = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551';
const [N, LESS] = [number(ORDER), number(ORDER.replace(/1$/, '0'))];
const pair = (r: Buffer, s: Buffer) => es(Buffer.concat([r, s]).toString('base64url'));

/** Both r and s, from 386 on. */
const EDGES = [ZERO, ONE, LESS, N];

const ELLIPTIC: readonly Row[] = [
  [18, es(SIGNATURE), ES256_KEY, 'good'],
  [19, es(`X${SIGNATURE.slice(1)}`), ES256_KEY, 'bad'],
  [20, es(''), ES256_KEY, 'bad'],
  [22, es(SIGNATURE, 'WG9v'), ES256_KEY, 'bad'],
  [23, es(SIGNATURE, ''), ES256_KEY, 'unchecked'],
  [24, `${ES256_HEADER}.${SIGNATURE}`, ES256_KEY, 'refused'],
  [25, `eyJhbGciOiJFUzI1NiIsImtpZCI6IlhpZC1lYy1zaWduIn0.Zm9v.${SIGNATURE}`, ES256_KEY, 'bad'],
  [26, `.Zm9v.${SIGNATURE}`, ES256_KEY, 'refused'],
  [28, '.Zm9v.', ES256_KEY, 'refused'],
  // Signed with the public key's bytes as an HMAC secret.
  [
    31,
    'eyJhbGciOiJIUzI1NiIsImtpZCI6ImtpZC1lYy1zaWduIn0.Zm9v.TgWtz2FIRukBQ_mA5sgHa0Ybtgn7bl-YBPAi7Z0XdHU',
    ES256_KEY,
    'unchecked',
  ],
  // Signed with a key that the token itself brings along.
  [
    32,
    'eyJhbGciOiJFUzI1NiIsImtpZCI6ImtpZC1lYy1zaWduIiwiandrIjp7Imt0eSI6IkVDIiwia2lkIjoia2lkLWVjLXNpZ24iLCJ1c2UiOiJzaWciLCJhbGciOiJFUzI1NiIsIngiOiJNZG5UWkRJaERKYmZBU2RGcWFtY3BPMkNoOUdOS0sybTBNUWxoNDAyU3BvIiwieSI6Ijdhdko0bHFfV3l4LW5MUERCUTJZcHl0dUh5TWlvMDdCVXl2bDNqYUMtMVkiLCJjcnYiOiJQLTI1NiJ9fQ.Zm9v.4jmsollQD8ZxvySzXYnIEYA4fwaZi2ZbC0aI1J4LYmW2Bn31NhKdjms2N6o51Dff5-InWXQF9m45VtTexl6yjg',
    ES256_KEY,
    'bad',
  ],
  [356, es(SIGNATURE), { ...ES256_KEY, use: undefined, alg: undefined, key_ops: ['encrypt'] }, 'unchecked'],
  [
    378,
    es('5cA0OHyMP7ezamUd5c9kV-FrGxdx4hbGXOdplQkutrppUShFwBW_Qj7IqhFOtNrIXLLKXS5CSZmERxmnjeyoiQ'),
    ES256_KEY,
    'good',
  ],
  [
    379,
    es('AOXANDh8jD-3s2plHeXPZFfhaxsXceIWxlznaZUJLra6AJau17k_6kC-wTdV7rFLJTdgNDBQeNVU629ysRtudnzI'),
    ES256_KEY,
    'bad',
  ],
  [
    380,
    es('5cA0OHyMP7ezamUd5c9kV-FrGxdx4hbGXOdplQkutroAlq7XuT_qQL7BN1XusUslN2A0MFB41VTrb3KxG252fMgA'),
    ES256_KEY,
    'bad',
  ],
  [
    381,
    es('AeXANDd8jD-4s2plHeXPZFeeUhXFGPm1S1ChNFgFkdwLAJau17k_6kC-wTdV7rFLJTdgNDBQeNVU629ysRtudnzI'),
    ES256_KEY,
    'bad',
  ],
  ...EDGES.flatMap((r, row) => EDGES.map((s, column): Row => [386 + 4 * row + column, pair(r, s), ES256_KEY, 'bad'])),
];

export const TOKENS = [...BASE64, ...ELLIPTIC];
