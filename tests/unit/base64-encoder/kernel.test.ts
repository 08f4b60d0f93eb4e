import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/base64-encoder/kernel';
import { messages } from '../../../workers/kernels/base64-encoder/messages';
import { DEFAULTS, type Base64Options } from '../../../workers/kernels/base64-encoder/spec';
import type { Stored } from '../../../workers/contract/run/sink';
import type { Source } from '../../../workers/contract/run/source';
import { outputOf } from '../run-in-node';
import { suite } from '../suites';

const INVALID = 'Invalid Base64 string. Please check your input.';

const bytesOf = async (result: Stored) => {
  if (result.stored === 'saved') throw new Error('Nothing was to be saved');
  return result.stored === 'text' ? Buffer.from(result.text) : Buffer.from(await result.blob.arrayBuffer());
};

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 197 + (index >> 3)) & 255);

const at = (chunkBytes?: number) => (chunkBytes === undefined ? {} : { chunkBytes });

async function encode(source: Source, options: Partial<Base64Options> = {}, chunkBytes?: number) {
  const output = await outputOf(kernel, source, { ...DEFAULTS, ...options }, at(chunkBytes));
  return (await bytesOf(output.result)).toString('latin1');
}

async function decode(source: Source, chunkBytes?: number, options: Partial<Base64Options> = {}) {
  const output = await outputOf(kernel, source, { ...DEFAULTS, ...options, mode: 'decode' }, at(chunkBytes));
  return { ...output, bytes: await bytesOf(output.result) };
}

describe('encoding', () => {
  it('gives the vectors of RFC 4648, section 10', async () => {
    const vectors = ['', 'Zg==', 'Zm8=', 'Zm9v', 'Zm9vYg==', 'Zm9vYmE=', 'Zm9vYmFy'];
    for (const [length, expected] of vectors.entries()) expect(await encode('foobar'.slice(0, length))).toBe(expected);
  });

  it('agrees with Node, in both alphabets, with and without padding', async () => {
    for (const length of [1, 2, 3, 11, 12, 13, 47, 48, 49, 200, 98_303, 98_304, 98_305, 300_000]) {
      const data = bytes(length);
      expect(await encode(data), String(length)).toBe(Buffer.from(data).toString('base64'));
      const urlSafe = await encode(data, { urlSafe: true, padded: false });
      expect(urlSafe, String(length)).toBe(Buffer.from(data).toString('base64url'));
    }
  });

  it('breaks lines as GNU base64 does', async () => {
    for (const lineLength of [64, 76] as const) {
      for (const length of [0, 1, 47, 48, 49, 56, 57, 58, 96, 114, 1000, 200_001]) {
        const data = bytes(length);
        const { error, stdout } = spawnSync('base64', ['-w', String(lineLength)], { input: data });
        if (error) return;
        expect(await encode(data, { lineLength }, 777), `${length} by ${lineLength}`).toBe(stdout.toString());
      }
    }
  });

  it('is of UTF-8 text', async () => {
    expect(await encode('Grüße, 世界 👩‍👩‍👧‍👦\r\n')).toBe(Buffer.from('Grüße, 世界 👩‍👩‍👧‍👦\r\n').toString('base64'));
  });

  it('refuses half a character with its place', async () => {
    const refused = encode('one\nab\ud800');
    await expect(refused).rejects.toMatchObject({ code: 'invalid-input', at: { line: 2, column: 3, offset: 6 } });
    await expect(refused).rejects.toThrow(messages.notEncodable);
  });
});

describe('decoding', () => {
  const wpt = suite('base64');
  it.skipIf(!wpt)('passes the web platform tests', async () => {
    const [file = ''] = wpt?.files(/\.json$/) ?? [];
    const cases = JSON.parse(readFileSync(file, 'utf8')) as [string, number[] | null][];
    for (const [input, expected] of cases) {
      for (const chunkBytes of [1, 3, undefined]) {
        const decoded = decode(input, chunkBytes);
        if (expected) expect([...(await decoded).bytes], JSON.stringify(input)).toEqual(expected);
        else await expect(decoded, JSON.stringify(input)).rejects.toThrow(INVALID);
      }
    }
    expect(cases).toHaveLength(71);
  });

  it('gives back what was encoded, whatever the form and the chunk boundaries', async () => {
    const form = fc.record({
      urlSafe: fc.boolean(),
      padded: fc.boolean(),
      lineLength: fc.constantFrom(0 as const, 64 as const, 76 as const),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 500 }),
        form,
        fc.integer({ min: 1, max: 100 }),
        async (data, options, chunkBytes) => {
          const text = await encode(data, options, chunkBytes);
          expect([...(await decode(text, chunkBytes)).bytes]).toEqual([...data]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('agrees with GNU base64 on a few hundred kilobytes in lines', async () => {
    const data = bytes(400_001);
    const text = execFileSync('base64', { input: data, maxBuffer: 1e7 });
    const { bytes: decoded, notes } = await decode(new Uint8Array(text), 65_537);
    expect(decoded.equals(data)).toBe(true);
    expect(notes).toEqual([messages.whiteSpace]);
  });

  it('notes what it tolerated, and nothing else', async () => {
    const notes = async (text: string) => (await decode(text)).notes;
    expect(await notes('SGVsbG8=')).toEqual([]);
    expect(await notes(' SGVsbG8=\n')).toEqual([]);
    expect(await notes('SGVs\r\nbG8=')).toEqual([messages.whiteSpace]);
    expect(await notes('SGVsbG8')).toEqual([messages.unpadded]);
    expect(await notes('__-_')).toEqual([messages.urlSafe]);
    expect(await notes('AB==')).toEqual([messages.bitsLeft]);
    expect(await notes('\ufeffSGVs')).toEqual([messages.byteOrderMark]);
    expect(await notes('data:text/plain;charset=utf-8;base64,SGk%3D')).toEqual([messages.dataUri, messages.percent]);
  });

  it.each([
    ['PEM', '-----BEGIN PUBLIC KEY-----\nSGVsbG8h\n-----END PUBLIC KEY-----', 'Hello!'],
    ['PEM', '-----BEGIN CERTIFICATE-----\nSGVsbG8=\n-----END CERTIFICATE-----\n', 'Hello'],
    ['PEM', '\r\n-----BEGIN CERTIFICATE-----\r\nSGVs\r\nbG8=\r\n-----END CERTIFICATE-----\r\n', 'Hello'],
    [
      'PEM',
      'Bag Attributes\n    friendlyName: x\n-----BEGIN CERTIFICATE-----\nSGVsbG8=\n-----END CERTIFICATE-----\n',
      'Hello',
    ],
    [
      'PEM',
      '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0123456789ABCDEF0123456789ABCDEF\n\nSGVsbG8=\n-----END RSA PRIVATE KEY-----\n',
      'Hello',
    ],
    [
      'OpenPGP armor',
      '-----BEGIN PGP MESSAGE-----\nVersion: x 1.0\n\nSGVsbG8=\n=abcd\n-----END PGP MESSAGE-----\n',
      'Hello',
    ],
    ['OpenPGP armor', '-----BEGIN PGP SIGNATURE-----\n\nSGVsbG8h\n=abcd\n-----END PGP SIGNATURE-----\n', 'Hello!'],
    ['an Authorization header', 'Basic dXNlcjpwYXNz', 'user:pass'],
    ['an Authorization header', 'Authorization: Basic dXNlcjpwYXNz\r\n', 'user:pass'],
    ['an SSH public key', 'ssh-rsa SGVsbG8h user@host\n', 'Hello!'],
    ['an SSH public key', 'ssh-ed25519 SGVsbG8h', 'Hello!'],
    ['an integrity hash', 'sha256-SGVsbG8h', 'Hello!'],
    ['an encoded word of a mail header', '=?UTF-8?B?SGVsbG8=?=', 'Hello'],
    ['uuencode -m', 'begin-base64 644 file.txt\nSGVs\nbG8h\n====\n', 'Hello!'],
    ['a base64 prefix', 'base64:SGVsbG8=', 'Hello'],
  ])('leaves out %s', async (wrapper, text, expected) => {
    for (const chunkBytes of [1, 7, undefined]) {
      const decoded = await decode(text, chunkBytes);
      expect(decoded.bytes.toString()).toBe(expected);
      expect(decoded.notes).toContain(`The data inside ${wrapper} was decoded.`);
      expect(decoded.notes).not.toContain(messages.firstBlock);
    }
  });

  it('decodes the first of several PEM blocks with a note', async () => {
    const block = '-----BEGIN CERTIFICATE-----\nSGVsbG8=\n-----END CERTIFICATE-----\n';
    const decoded = await decode(block + block, 9);
    expect(decoded.bytes.toString()).toBe('Hello');
    expect(decoded.notes).toEqual([messages.insidePem, messages.firstBlock]);
  });

  const lines = (texts: readonly (string | Uint8Array)[]) =>
    texts.map((text) => Buffer.from(text).toString('base64url')).join('\n');

  it.each([
    ['SGVsbG8\nV29ybGQ', 'Hello\nWorld'],
    ['SGVsbG8=\nV29ybGQ=\n', 'Hello\nWorld\n'],
    ['SGVsbG8\r\nV29ybGQ=\r\n', 'Hello\nWorld\n'],
    ['YQ==\n\nYWI=\nYWJj', 'a\n\nab\nabc'],
    ['  dXNlcjpwYXNzMQ==\n  YWRtaW46eA==', 'user:pass1\nadmin:x'],
    [lines(['Grüße', '世界', '😀']), 'Grüße\n世界\n😀'],
  ])('decodes the texts of %j line by line', async (text, expected) => {
    for (const chunkBytes of [1, 7, undefined]) {
      const decoded = await decode(text, chunkBytes);
      expect(decoded.bytes.toString()).toBe(expected);
      expect(decoded.notes).toContain(messages.eachLine);
    }
  });

  it('decodes a long list line by line', async () => {
    const texts = Array.from({ length: 2000 }, (_, line) => `line ${line} ü`);
    const decoded = await decode(lines(texts), 1000);
    expect(decoded.bytes.toString()).toBe(texts.join('\n'));
    expect(decoded.notes).toEqual([messages.eachLine, messages.unpadded]);
  });

  it('joins the lines of one text, whatever their length', async () => {
    const sample = 'The quick brown fox jumps over the lazy dog. '.repeat(20);
    const text = Buffer.from(sample).toString('base64');
    for (const width of [1, 3, 5, 50, 64, 70, 76, 77]) {
      const wrapped = text.replace(new RegExp(`.{${width}}`, 'g'), '$&\n');
      for (const chunkBytes of [9, undefined]) {
        const decoded = await decode(wrapped, chunkBytes);
        expect(decoded.bytes.toString()).toBe(sample);
        expect(decoded.notes).toEqual([messages.whiteSpace]);
      }
    }
  });

  it('says when it is unsure whether lines belong together, and takes the choice', async () => {
    // Two hashes of 32 bytes, without padding.
    const [first, second] = [bytes(32), bytes(64).subarray(32)];
    const text = lines([first, second]);
    expect((await decode(text)).notes).toContain(messages.lineInsideGroup);
    const each = await decode(text, 5, { lines: 'each' });
    expect(each.bytes.equals(Buffer.concat([first, Buffer.from('\n'), second]))).toBe(true);
    expect(each.notes).not.toContain(messages.lineInsideGroup);
    // Whole groups make text either way.
    expect((await decode('dXNlcjpwYXNz\nYWRtaW46eA==')).bytes.toString()).toBe('user:passadmin:x');
    const list = await decode('dXNlcjpwYXNz\nYWRtaW46eA==', 1, { lines: 'each' });
    expect(list.bytes.toString()).toBe('user:pass\nadmin:x');
    const joined = await decode('SGVsbG8\nV29ybGQ', undefined, { lines: 'joined' });
    expect(joined.bytes.equals(Buffer.from('SGVsbG8V29ybGQ', 'base64'))).toBe(true);
  });

  it.each([
    [
      'YQ==\nYWI\nY',
      { line: 3, column: 2 },
      `${INVALID} The last character is left over: part of the text is missing. (At line 3, column 2 (offset 10).)`,
    ],
    [
      'YQ==\nY\nYWI',
      { line: 2, column: 2 },
      `${INVALID} The last character is left over: part of the text is missing. (At line 2, column 2 (offset 6).)`,
    ],
    [
      'YWI\nY=\nYWI',
      { line: 2, column: 2 },
      `${INVALID} The padding (=) doesn’t match the number of characters. (At line 2, column 2 (offset 5).)`,
    ],
    [
      'YWI\nYQ==YQ\nYWI',
      { line: 2, column: 5 },
      `${INVALID} There is text after the padding (=). Remove it, or decode each part separately.`,
    ],
    ['YWI\nYW*\nYWI', { line: 2, column: 3 }, `${INVALID} “*” at line 2, column 3 (offset 6) isn’t valid Base64.`],
  ])('refuses %j as lines with its place', async (text, place, message) => {
    for (const chunkBytes of [1, undefined]) {
      const refused = decode(text, chunkBytes, { lines: 'each' });
      await expect(refused).rejects.toMatchObject({ code: 'invalid-input', at: place });
      await expect(refused).rejects.toThrow(message);
    }
  });

  it('finds no wrapper in data that begins alike', async () => {
    for (const text of ['BasicAAA', 'sha256AA', 'sshrsaAA', 'Beareraa']) {
      const { bytes: decoded, notes } = await decode(text);
      expect(decoded.equals(Buffer.from(text, 'base64'))).toBe(true);
      expect(notes).toEqual([]);
    }
    await expect(decode('-----BEGIN X-----\nSGVs!\n-----END X-----')).rejects.toMatchObject({
      at: { line: 2, column: 5 },
    });
  });

  it('names the place of the first invalid character', async () => {
    const cases = [
      ['SGVs\nbG8*', { line: 2, column: 4, offset: 8 }],
      ['SGVs%', { line: 1, column: 5, offset: 4 }],
      ['SGk=SGk=', { line: 1, column: 5, offset: 4 }],
      ['é', { line: 1, column: 1, offset: 0 }],
      ['data:text/plain,Hi', { line: 1, column: 6, offset: 5 }],
      ['data:;base64,SGVs%4', { line: 1, column: 18, offset: 17 }],
      [`${'A'.repeat(200_000)}\n${'A'.repeat(10)}!`, { line: 2, column: 11, offset: 200_011 }],
    ] as const;
    for (const [text, place] of cases) {
      for (const chunkBytes of [7, undefined]) {
        const refused = decode(text, chunkBytes);
        await expect(refused, text.slice(0, 20)).rejects.toMatchObject({ code: 'invalid-input', at: place });
        await expect(refused).rejects.toThrow(INVALID);
      }
    }
    await expect(decode('é')).rejects.toThrow(
      `${INVALID} The character at line 1, column 1 (offset 0) isn’t valid Base64.`,
    );
    await expect(decode('data:text/plain,Hi')).rejects.toThrow(
      `${INVALID} This data: URI isn’t Base64: its header doesn’t end in ";base64,". (At line 1, column 6 (offset 5).)`,
    );
  });

  it('tells what the bytes are', async () => {
    const typeOf = async (data: Uint8Array | string) => {
      const { type, result } = await decode(Buffer.from(data).toString('base64'));
      return `${type.extension} ${result.mime} ${result.stored}`;
    };
    expect(await typeOf('Grüße 😀')).toBe('txt text/plain text');
    expect(await typeOf('Zeile\n'.repeat(20_000))).toBe('txt text/plain blob');
    expect(await typeOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0))).toBe('png image/png blob');
    expect(await typeOf('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('svg image/svg+xml text');
    expect(await typeOf('GIF89a in plain letters')).toBe('txt text/plain text');
    expect(await typeOf('%PDF-1.4\n')).toBe('pdf application/pdf blob');
    expect(await typeOf(Uint8Array.of(0, 0, 0))).toBe('bin application/octet-stream blob');
    expect(await typeOf(Uint8Array.of(0x41, 0xff))).toBe('bin application/octet-stream blob');
    expect(await typeOf(Buffer.concat([Buffer.alloc(100_000, 'a'), Buffer.of(0xe2, 0x82)]))).toMatch(/^bin/);
  });

  it('keeps a byte order mark inside the decoded text', async () => {
    const { result } = await decode(Buffer.from('\ufeffHi').toString('base64'));
    expect(result).toMatchObject({ stored: 'text', text: '\ufeffHi' });
  });
});

describe('UTF-16 text', () => {
  const base64 = (text: string, encoding: BufferEncoding = 'utf16le') => Buffer.from(text, encoding).toString('base64');

  it('is offered beside the bytes', async () => {
    // PowerShell: -EncodedCommand SABpACEA
    const output = await decode('SABpACEA');
    expect(output.bytes).toEqual(Buffer.from('H\0i\0!\0'));
    expect(output.type).toMatchObject({ label: 'UTF-16 text', extension: 'txt' });
    expect(output.notes).toEqual([
      'The bytes look like UTF-16LE text: “Hi!”. To decode them as text, choose UTF-16LE under Text encoding.',
    ]);
  });

  it.each([
    [
      'a long command',
      'Get-ChildItem -Recurse | Where-Object { $_.Length -gt 1MB }\r\n',
      'UTF-16LE',
      'Get-ChildItem -Recurse | Where-Object { …',
    ],
    ['a byte order mark', '\ufeff日本語', 'UTF-16LE', '日本語'],
    ['another byte order', Buffer.from('Hello', 'utf16le').swap16(), 'UTF-16BE', 'Hello'],
    [
      'a text longer than the part that is searched',
      'Write-Host "ä" ; '.repeat(500),
      'UTF-16LE',
      'Write-Host "ä" ; Write-Host "ä" ; Write-…',
    ],
  ] as const)('is recognized with %s, in any chunks', async (_, text, encoding, start) => {
    const input = Buffer.from(text as string, 'utf16le').toString('base64');
    for (const chunkBytes of [1, 5, undefined]) {
      const { notes } = await decode(input, chunkBytes);
      expect(notes).toContainEqual(expect.stringContaining(`The bytes look like ${encoding} text: “${start}”.`));
    }
  });

  it.each([
    ['numbers of two bytes', Buffer.from([1, 0, 2, 0, 3, 0, 4, 0])],
    ['an odd number of bytes', Buffer.from('H\0i\0!')],
    ['a single unit', Buffer.from('H\0')],
    ['a PNG image', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')],
    ['UTF-8 text', Buffer.from('Hello!')],
    ['random bytes', Buffer.from(bytes(64))],
    ['nothing', Buffer.alloc(0)],
  ])('is not offered for %s', async (_, data) => {
    expect((await decode(data.toString('base64'))).notes).toEqual([]);
  });

  it('is decoded by choice, in any chunks', async () => {
    const text = 'Grüße, 世界 👩‍👩‍👧‍👦\r\n'.repeat(50);
    for (const chunkBytes of [1, 3, 7, undefined]) {
      const little = await decode(base64(text), chunkBytes, { encoding: 'utf-16le' });
      expect(little.bytes.toString()).toBe(text);
      expect(little).toMatchObject({ type: { label: 'Text' } });
      const swapped = Buffer.from(text, 'utf16le').swap16().toString('base64');
      expect((await decode(swapped, chunkBytes, { encoding: 'utf-16be' })).bytes.toString()).toBe(text);
    }
  });

  it('is decoded line by line', async () => {
    const list = [base64('ab'), base64('zwei😀'), base64('3')].join('\n');
    expect((await decode(list, undefined, { encoding: 'utf-16le', lines: 'each' })).bytes.toString()).toBe(
      'ab\nzwei😀\n3',
    );
    const auto = await decode(list, 4096, { encoding: 'utf-16le' });
    expect(auto.bytes.toString()).toBe('ab\nzwei😀\n3');
    expect(auto.notes).toContain('Each line was decoded as a separate text.');
  });

  it.each([
    ['half a unit', Buffer.from('H\0i')],
    ['half a character', Buffer.from('\ud83d', 'utf16le')],
  ])('is refused with %s', async (_, data) => {
    const decoded = decode(data.toString('base64'), undefined, { encoding: 'utf-16le' });
    await expect(decoded).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'The decoded bytes aren’t UTF-16LE text. Choose UTF-8 under Text encoding.',
    });
  });

  it('that was chosen for UTF-8 bytes is noted', async () => {
    const { notes } = await decode('SGVsbG8h', undefined, { encoding: 'utf-16le' });
    expect(notes).toEqual([
      'The bytes were read as UTF-16LE, but look like UTF-8 text: “Hello!”. To decode that, choose UTF-8 under Text encoding.',
    ]);
  });

  it('is encoded by choice, from typed text and from files', async () => {
    expect(await encode('Hi!', { encoding: 'utf-16le' })).toBe('SABpACEA');
    expect(await encode('Hi!', { encoding: 'utf-16be' })).toBe('AEgAaQAh');
    const text = 'Grüße, 世界 👩‍👩‍👧‍👦\r\n'.repeat(50);
    const files = [new Blob([text]), new Blob(['\ufeff', text]), new Blob([Buffer.from(`\ufeff${text}`, 'utf16le')])];
    for (const source of [text, ...files]) {
      for (const chunkBytes of [1, 3, undefined]) {
        expect(await encode(source, { encoding: 'utf-16le' }, chunkBytes)).toBe(base64(text));
      }
    }
    await expect(encode(new Blob([Uint8Array.of(65, 0xff)]), { encoding: 'utf-16le' })).rejects.toMatchObject({
      code: 'invalid-input',
      at: { line: 1, column: 2, offset: 1 },
    });
  });
});

describe('what surrounds the data and could be data', () => {
  it.each([
    ['Token SGVsbG8h', 'Hello!', 'Token'],
    ['ApiKey   SGVsbG8h\n', 'Hello!', 'ApiKey'],
    ['Digest SGVsbG8gd29ybGQ', 'Hello world', 'Digest'],
    ['-d SGVsbG8h', 'Hello!', '-d'],
    [`Token ${Buffer.from('Grüße\n'.repeat(2000)).toString('base64')}`, 'Grüße\n'.repeat(2000), 'Token'],
  ])('is left out: words', async (input, text, words) => {
    for (const chunkBytes of [1, 5, undefined]) {
      const { bytes: decoded, notes } = await decode(input, chunkBytes);
      expect(decoded.toString()).toBe(text);
      expect(notes).toContain(`“${words}” before the data was left out.`);
    }
  });

  it('is left out: a command of PowerShell', async () => {
    const command = 'powershell.exe -NoProfile -enc SABpACEA';
    expect((await decode(command, undefined, { encoding: 'utf-16le' })).bytes.toString()).toBe('Hi!');
    expect((await decode(command)).notes).toEqual([
      '“powershell.exe -NoProfile -enc” before the data was left out.',
      'The bytes look like UTF-16LE text: “Hi!”. To decode them as text, choose UTF-16LE under Text encoding.',
    ]);
  });

  it.each([
    ['two parts of a text', 'Zm9v YmFy', 'foobar'],
    ['bytes that are no text in any part', 'abcd /+8A/+8A', Buffer.from('abcd/+8A/+8A', 'base64').toString()],
  ])('is kept: %s', async (_, input, text) => {
    expect((await decode(input)).bytes.toString()).toBe(text);
  });

  it.each(['\n', '\r\n'])('is left out: the last line of PEM alone', async (end) => {
    for (const chunkBytes of [1, 7, undefined]) {
      const decoded = await decode(`SGVs${end}bG8h${end}-----END CERTIFICATE-----${end}`, chunkBytes);
      expect(decoded.bytes.toString()).toBe('Hello!');
      expect(decoded.notes).toContain('The data inside PEM was decoded.');
    }
  });
});
