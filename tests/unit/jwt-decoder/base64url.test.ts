import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from '../../../src/tools/jwt-decoder/base64url';
import { inWords } from '../../../src/tools/jwt-decoder/say';

describe('base64url', () => {
  it('is what Node makes of any bytes, and back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const written = encodeBase64Url(bytes);
        expect(written).toBe(Buffer.from(bytes).toString('base64url'));
        expect(decodeBase64Url(written)).toEqual({ bytes, hasLeftoverBits: false });
      }),
    );
  });

  it.each([
    ['padding', 'TWE=', /character 4.*Padding/],
    ['the other alphabet', 'a+b/', /character 2.*base64url/],
    ['a character outside it', 'ab😀', /character 3.*“😀”/],
    ['a line break', 'TW\nFu', /character 3/],
    ['an impossible length', 'TWFuT', /length/],
  ])('refuses %s', (_, text, says) => {
    expect(inWords(decodeBase64Url(text))).toEqual({ error: expect.stringMatching(says) as string });
  });

  // RFC 4648, section 3.5: the bits that belong to no byte should be zero.
  it('sees bits that belong to no byte', () => {
    expect(decodeBase64Url('TR')).toMatchObject({ hasLeftoverBits: true });
    expect(decodeBase64Url('TQ')).toMatchObject({ hasLeftoverBits: false });
  });
});
