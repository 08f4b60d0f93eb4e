import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cryptoBytes } from '../../../workers/lib/random/byte-source';
import { chacha20 } from '../../../workers/lib/random/chacha20';
import { seededBytes } from '../../../workers/lib/random/seeded-bytes';
import { opensslBytes } from './sources';

const take = (source: (bytes: Uint8Array<ArrayBuffer>) => void, count: number) => {
  const bytes = new Uint8Array(count);
  source(bytes);
  return Buffer.from(bytes).toString('hex');
};

describe('chacha20', () => {
  it('gives the keystream of RFC 8439, appendix A.1, test vectors 1 and 2', () => {
    expect(take(chacha20(new Uint8Array(32)), 128)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  it('refuses a key of another length', () => {
    expect(() => chacha20(new Uint8Array(31))).toThrow('32 bytes');
  });
});

describe('seededBytes', () => {
  it('is what OpenSSL gives for the SHA-256 of the seed, in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 12 }),
        async (seed, pieces) => {
          const [ours, theirs] = [await seededBytes(seed), opensslBytes(seed)];
          for (const piece of pieces) expect(take(ours, piece)).toBe(take(theirs, piece));
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('cryptoBytes', () => {
  it('fills more than the browser gives at once', () => {
    const bytes = new Uint8Array(200_000);
    cryptoBytes(bytes);
    // A part that was left out would be zeros.
    for (let at = 0; at < bytes.length; at += 1000) expect(bytes.subarray(at, at + 1000).some(Boolean)).toBe(true);
  });
});
