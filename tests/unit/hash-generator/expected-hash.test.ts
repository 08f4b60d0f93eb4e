import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectedHint, judge, parseExpectedHash } from '../../../src/tools/hash-generator/expected-hash';
import { expectedVerdict, filesMeant, type Judged } from '../../../src/tools/hash-generator/expected-verdict';
import { inEnglish } from '../in-english';
import { DEFAULT_ALGORITHMS } from '../../../workers/kernels/hash-generator/spec';

const hex = (algorithm: string) => createHash(algorithm).update('abc').digest('hex');

describe('an expected hash', () => {
  it.each([
    ['a line of sha256sum', `${hex('sha256')}  a/my file.iso`, hex('sha256'), 'a/my file.iso'],
    ['a line of sha256sum --binary', `${hex('sha256')} *my.iso`, hex('sha256'), 'my.iso'],
    ['an escaped line', `\\${hex('md5')}  a\\\\b`, hex('md5'), 'a\\b'],
    ['a BSD tag', `SHA256 (my.iso) = ${hex('sha256')}`, hex('sha256'), 'my.iso'],
    ['OpenSSL', `SHA2-512(my.iso)= ${hex('sha512')}`, hex('sha512'), 'my.iso'],
  ])('is taken from %s', (_, text, expected, name) => {
    expect(parseExpectedHash(text)).toMatchObject({ hex: expected, name });
  });

  it.each([
    ['groups', hex('md5').toUpperCase().replace(/.{8}/g, '$& ')],
    ['two wide groups', hex('sha256').replace(/.{32}/g, '$&  ')],
    ['a fingerprint', hex('md5').replace(/..(?!$)/g, '$&:')],
  ])('is taken from %s, which is no file name', (_, text) => {
    const parsed = parseExpectedHash(text);
    expect(parsed).not.toHaveProperty('name');
    expect(parsed).toHaveProperty('hex', text.toLowerCase().replace(/[^0-9a-f]/g, ''));
  });

  it.each([
    ['certutil', `SHA256 hash of a.iso:\n${hex('sha256')}\nCertUtil: -hashfile command completed successfully.`],
    ['certutil in CRLF', `SHA256 hash of a.iso:\r\n${hex('sha256')}\r\nCertUtil: done.\r\n`],
    ['quotes', `"${hex('sha256')}"`],
    ['a number', `0x${hex('sha256').toUpperCase()}`],
    [
      'two lines of groups',
      hex('sha256')
        .replace(/.{8}/g, '$& ')
        .replace(/^(.{36})/, '$1\n'),
    ],
  ])('is taken from %s', (_, text) => {
    expect(parseExpectedHash(text)).toMatchObject({ hex: hex('sha256') });
  });

  it.each([
    ['a list', `${hex('sha256')}  a.iso\n${'0'.repeat(64)}  b.iso`],
    ['bare lines', `${hex('sha256')}\n${'0'.repeat(64)}`],
    ['tags', `SHA256 (a) = ${hex('sha256')}\nMD5 (a) = ${hex('md5')}`],
  ])('of several lines is refused: %s', (_, text) => {
    expect(parseExpectedHash(text)).toHaveProperty('error', expect.stringMatching(/^These are several hashes\./));
  });

  it('of an algorithm that is not here is refused', () => {
    expect(parseExpectedHash(`STREEBOG-256 (a) = ${hex('sha256')}`)).toEqual({
      error: 'This hash’s algorithm isn’t available here.',
    });
  });

  it('says what it is compared as', () => {
    const hint = (text: string, more: readonly ('sha3-256' | 'sha256')[] = []) =>
      expectedHint(text, [...DEFAULT_ALGORITHMS, ...more]);
    expect(hint(`${hex('sha256')}  a`)).toBe('Compared as SHA256.');
    expect(hint(hex('sha256'), ['sha3-256'])).toBe('Compared as SHA256 or SHA3-256.');
    expect(hint(`SHA3-384(a)= ${hex('sha3-384')}`)).toBe('Compared as SHA3-384.');
    expect(hint('')).toMatch(/^The algorithm is detected/);
  });

  it('is no mismatch while algorithms of its length were not run', () => {
    const judged = (text: string) => {
      const expected = parseExpectedHash(text);
      return expected && 'hex' in expected ? judge(expected, { sha256: hex('sha256') }) : undefined;
    };
    const untried = ['sha512-256', 'sha3-256', 'keccak-256', 'blake2b-256', 'blake2s', 'blake3', 'sm3'];
    expect(judged(hex('sha3-256'))).toEqual({ kind: 'mismatch', untried });
    expect(judged(`sha256:${hex('sha3-256')}`)).toEqual({ kind: 'mismatch', untried: [] });
  });

  it('with a name is that of the files of this name, or of all', () => {
    const files = ['d/a.iso', 'b.iso'].map((name) => ({ name, digests: {} }));
    const meant = (name: string) => filesMeant({ hex: '', candidates: [], name }, files).map((file) => file.name);
    expect(meant('a.iso')).toEqual(['d/a.iso']);
    expect(meant('renamed.iso')).toEqual(['d/a.iso', 'b.iso']);
  });

  it('is judged in words, for one input and for several', async () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    const files = ['a', 'b'].map((name) => ({ name, digests: { sha256: digest(name) } }));
    const said = async (given: string, hashed: readonly Judged[]) => {
      const expected = parseExpectedHash(given);
      if (!expected || 'error' in expected) throw new Error(given);
      const { kind, text } = await inEnglish(expectedVerdict(expected, hashed));
      return [kind, text];
    };
    const text = [{ name: null, digests: { sha256: digest('a') } }];
    expect(await said(`sha256:${digest('a')}`, text)).toEqual(['match', 'This is the expected SHA256 hash.']);
    expect(await said(`sha256:${digest('x')}`, text)).toEqual([
      'mismatch',
      'The hash differs from the expected one, so the content differs.',
    ]);
    expect(await said(digest('b'), files)).toEqual(['match', 'b matches the expected SHA256 hash.']);
    expect(await said(`sha256:${digest('x')}`, files)).toEqual(['mismatch', 'None of 2 files has the expected hash.']);
    expect(await said(`SHA256 (b) = ${digest('x')}`, files)).toEqual([
      'mismatch',
      'The hash of b differs from the expected one.',
    ]);
    const [, unless] = await said(digest('x'), text);
    expect(unless).toContain('another algorithm with this length: SHA-512/256, SHA3-256');
    expect(await said('d41d8cd98f00b204e9800998ecf8427e', text)).toEqual([
      'not-run',
      'The expected hash uses another algorithm. Generate the hashes again to check it.',
    ]);
  });
});
