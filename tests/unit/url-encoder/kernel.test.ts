import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/url-encoder/kernel';
import { messages } from '../../../workers/kernels/url-encoder/messages';
import { DEFAULT_OPTIONS, type UrlOptions } from '../../../workers/kernels/url-encoder/spec';
import { anyCharacter } from '../any-character';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

async function convert(source: Source, options: Partial<UrlOptions> = {}, chunkBytes?: number) {
  const environment = chunkBytes === undefined ? {} : { chunkBytes };
  return textOf((await outputOf(kernel, source, { ...DEFAULT_OPTIONS, ...options }, environment)).result);
}

const decode = (source: Source, options: Partial<UrlOptions> = {}, chunkBytes?: number) =>
  convert(source, { mode: 'decode', ...options }, chunkBytes);

const ASCII = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code));
const text = fc.string({ unit: anyCharacter, maxLength: 60 });
const chunkBytes = fc.integer({ min: 1, max: 9 });

/** The engine's own functions, which are another implementation of the same standard. */
describe('encoding', () => {
  it.each([ASCII, '', 'Grüße, 世界 👩‍👩‍👧', '\u0000\u07FF\u0800\uFFFF\u{10000}\u{10FFFF}'])('%j', async (sample) => {
    expect(await convert(sample)).toBe(encodeURIComponent(sample));
    expect(await convert(sample, { scope: 'whole' })).toBe(encodeURI(sample));
    const form = new URLSearchParams([['', sample]]).toString().slice(1);
    expect(await convert(sample, { scope: 'form' })).toBe(form);
  });

  it('is the engine’s for any text and any chunk boundaries', async () => {
    await fc.assert(
      fc.asyncProperty(text, chunkBytes, async (sample, bytes) => {
        expect(await convert(new Blob([sample]), {}, bytes)).toBe(encodeURIComponent(sample));
        expect(await convert(sample, { scope: 'whole' }, bytes)).toBe(encodeURI(sample));
      }),
    );
  });

  it.each([
    ['http://[::1]:8080/a b', 'http://[::1]:8080/a%20b'],
    ['http://[2001:DB8::7]/c=GB?one two', 'http://[2001:DB8::7]/c=GB?one%20two'],
    ['ldap://[2001:db8::7]/é', 'ldap://[2001:db8::7]/%C3%A9'],
    ['https://user:p w@[::ffff:192.0.2.128]/', 'https://user:p%20w@[::ffff:192.0.2.128]/'],
    ['//[::1]/x', '//[::1]/x'],
    ['\uFEFFhttp://[::1]/', '%EF%BB%BFhttp://[::1]/'],
    // RFC 6874: a zone's percent sign is %25.
    ['http://[fe80::1%eth0]/', 'http://[fe80::1%25eth0]/'],
    ['http://[v1.fe80::a]/', 'http://[v1.fe80::a]/'],
    ['jdbc:postgresql://[::1]:5432/d b', 'jdbc:postgresql://[::1]:5432/d%20b'],
    ['see http://[::1]/ and “http://[::2]/”', 'see%20http://[::1]/%20and%20%E2%80%9Chttp://[::2]/%E2%80%9D'],
    ['http://a/\nhttp://[::1]/', 'http://a/%0Ahttp://[::1]/'],
  ])('keeps the brackets of the host in %j', async (sample, expected) => {
    for (const bytes of [1, 2, 5, 1000]) {
      expect(await convert(new Blob([sample]), { scope: 'whole' }, bytes)).toBe(expected);
    }
  });

  it.each([
    'http://example.com/?a[]=1&b[x]=[::1]',
    'http://example.com/?u=http://[::1]/',
    'http://example.com//[::1]',
    'http://[not an address]/',
    'http://[zz::1]/',
    'http://[::1',
    'http://[[::1]]/',
    'http://[]/',
    'http://[12345::]/',
    `http://[${'1'.repeat(200)}]/`,
    `${'a'.repeat(511)}//[::1]/`,
    `/${'a'.repeat(600)}//[::1]/`,
    '[link](http://a.b/)',
  ])('encodes other brackets, as in %j', async (sample) => {
    for (const bytes of [1, 2, 5, 1000]) {
      expect(await convert(new Blob([sample]), { scope: 'whole' }, bytes)).toBe(encodeURI(sample));
    }
  });

  it('encodes the brackets of a host in a component', async () => {
    for (const scope of ['component', 'form'] as const) {
      expect(await convert('http://[::1]/', { scope })).toBe('http%3A%2F%2F%5B%3A%3A1%5D%2F');
    }
  });

  it('leaves line breaks alone where each line is taken by itself', async () => {
    for (const bytes of [1, 2, 3, 100]) {
      const encoded = await convert(new Blob(['a b\r\nc d\n\re\r\r\nf\r']), { eachLine: true }, bytes);
      expect(encoded).toBe('a%20b\r\nc%20d\n%0De%0D\r\nf%0D');
    }
    expect(await convert('a\nb')).toBe('a%0Ab');
  });

  it('notes a byte order mark, and keeps it', async () => {
    const { result, notes } = await outputOf(kernel, '\uFEFFa', DEFAULT_OPTIONS);
    expect(await textOf(result)).toBe('%EF%BB%BFa');
    expect(notes).toEqual([messages.byteOrderMark]);
  });

  it('takes a line of megabytes', async () => {
    const line = 'é '.repeat(1_000_000);
    expect(await convert(new Blob([line]))).toBe(encodeURIComponent(line));
  });
});

describe('decoding', () => {
  it('is the engine’s for any text and any chunk boundaries', async () => {
    await fc.assert(
      fc.asyncProperty(text, chunkBytes, async (sample, bytes) => {
        expect(await decode(encodeURIComponent(sample), {}, bytes)).toBe(sample);
        expect(await decode(new Blob([sample.replaceAll('%', '')]), {}, bytes)).toBe(sample.replaceAll('%', ''));
        expect(await decode(encodeURI(sample), { scope: 'whole' }, bytes)).toBe(decodeURI(encodeURI(sample)));
        expect(await decode(await convert(sample, { scope: 'form' }), { scope: 'form' }, bytes)).toBe(sample);
      }),
    );
  });

  it('leaves alone the escapes of what separates the parts of an address', async () => {
    const escapes = '%2f%2F%3b%3A%40%26%3D%2b%24%2C%23%3F%20%41';
    expect(await decode(escapes, { scope: 'whole' })).toBe(decodeURI(escapes));
  });

  it('reads a plus sign as a space in forms only', async () => {
    expect(await decode('a+b%2B')).toBe('a+b+');
    expect(await decode('a+b%2B', { scope: 'form' })).toBe('a b+');
  });
});

describe('what is refused, with its place', () => {
  const bad = [
    ['%zz', 1, 1, 0],
    ['a\nb%e', 2, 2, 3],
    ['é%', 1, 2, 1],
    ['😀%4', 1, 2, 2],
    ['%C3', 1, 1, 0],
    ['x%C3%28', 1, 2, 1],
    ['%41%FF', 1, 4, 3],
    ['%C3©', 1, 1, 0],
    ['%ED%A0%80', 1, 1, 0],
    ['%C0%80', 1, 1, 0],
    ['%F4%90%80%80', 1, 1, 0],
    ['%4\n1', 1, 1, 0],
  ] as const;

  it.each(bad)('%j at line %i, column %i, offset %i', async (sample, line, column, offset) => {
    expect(() => decodeURIComponent(sample)).toThrow(URIError);
    for (const bytes of [1, 2, 5, 1000]) {
      const error = { code: 'invalid-input', at: { line, column, offset } };
      await expect(decode(sample, {}, bytes)).rejects.toMatchObject(error);
      await expect(decode(sample, {}, bytes)).rejects.toThrow(`${messages.notDecodable} The `);
      await expect(decode(sample, {}, bytes)).rejects.toThrow(`line ${line}, column ${column} (offset ${offset})`);
    }
  });

  it('half a character', async () => {
    const refusal = { at: { line: 2, column: 3, offset: 5 } };
    await expect(convert('ab\n😀\uD800')).rejects.toMatchObject({ at: { line: 2, column: 2, offset: 5 } });
    await expect(convert('abc\nx\uDC00')).rejects.toMatchObject({ at: { ...refusal.at, column: 2 } });
    await expect(convert('\uD800')).rejects.toThrow(`${messages.notEncodable} Half a character`);
  });

  it('bytes that are not UTF-8, counted in bytes', async () => {
    const bytes = Uint8Array.of(0xc3, 0xa9, 0x0a, 0x41, 0xff);
    for (const source of [bytes, new Blob([bytes])]) {
      const error = { code: 'invalid-input', at: { line: 2, column: 2, offset: 4 } };
      await expect(convert(source, {}, 1)).rejects.toMatchObject(error);
      await expect(decode(source)).rejects.toMatchObject(error);
    }
    await expect(convert(Uint8Array.of(0x41, 0xe2, 0x82))).rejects.toMatchObject({ at: { offset: 1 } });
  });

  it('the first of two errors, at any chunk boundary', async () => {
    const bytes = Uint8Array.of(0x25, 0x7a, 0x7a, 0xff);
    for (const chunkBytes of [1, 2, 3, 4])
      await expect(decode(bytes, {}, chunkBytes)).rejects.toMatchObject({ at: { offset: 0 } });
  });
});
