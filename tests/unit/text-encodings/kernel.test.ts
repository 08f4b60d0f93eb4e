import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/text-encodings/kernel';
import { messages } from '../../../workers/kernels/text-encodings/messages';
import {
  DEFAULTS,
  textEncodings,
  type EncodingName,
  type EncodingOptions,
} from '../../../workers/kernels/text-encodings/spec';
import type { Stored } from '../../../workers/contract/run/sink';
import type { Source } from '../../../workers/contract/run/source';
import { outputOf } from '../run-in-node';

const bytesOf = async (result: Stored) => {
  if (result.stored === 'saved') throw new Error('Nothing was to be saved');
  return result.stored === 'text' ? Buffer.from(result.text) : Buffer.from(await result.blob.arrayBuffer());
};

const data = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 197 + (index >> 3)) & 255);
const inChunks = (chunkBytes?: number) => (chunkBytes === undefined ? {} : { chunkBytes });

async function encode(source: Source, options: Partial<EncodingOptions> = {}, chunkBytes?: number) {
  const output = await outputOf(kernel, source, { ...DEFAULTS, ...options }, inChunks(chunkBytes));
  return (await bytesOf(output.result)).toString();
}

async function decode(source: Source, encoding: EncodingName, chunkBytes?: number) {
  const output = await outputOf(kernel, source, { ...DEFAULTS, mode: 'decode', encoding }, inChunks(chunkBytes));
  return { ...output, bytes: await bytesOf(output.result) };
}

const textOf = async (source: Source, encoding: EncodingName, chunkBytes?: number) =>
  (await decode(source, encoding, chunkBytes)).bytes.toString();

const problemOf = (text: Source, encoding: EncodingName, chunkBytes?: number) =>
  decode(text, encoding, chunkBytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message.replace(/ \(offset \d+\)/, '') : ''),
  );

/** What Python's own modules make of bytes. Undefined without Python. */
function python(expression: string, input: Uint8Array): Buffer | undefined {
  const program = `import base64, json, quopri, sys\ndata = sys.stdin.buffer.read()\nsys.stdout.buffer.write(${expression})`;
  const { error, stdout, stderr } = spawnSync('python3', ['-c', program], { input });
  if (error) return undefined;
  if (stderr.length > 0) throw new Error(stderr.toString());
  return stdout;
}

const SIZES = [1, 3, 7, undefined] as const;

describe('Base32', () => {
  // RFC 4648, section 10.
  const VECTORS = [
    ['', '', ''],
    ['f', 'MY======', 'CO======'],
    ['fo', 'MZXQ====', 'CPNG===='],
    ['foo', 'MZXW6===', 'CPNMU==='],
    ['foob', 'MZXW6YQ=', 'CPNMUOG='],
    ['fooba', 'MZXW6YTB', 'CPNMUOJ1'],
    ['foobar', 'MZXW6YTBOI======', 'CPNMUOJ1E8======'],
  ] as const;

  it.each(VECTORS)('of “%s” is as in the RFC, in both alphabets', async (text, base32, base32hex) => {
    for (const size of SIZES) {
      expect(await encode(text, {}, size)).toBe(base32);
      expect(await encode(text, { encoding: 'base32hex' }, size)).toBe(base32hex);
      expect(await encode(text, { padded: false }, size)).toBe(base32.replace(/=+$/, ''));
      expect(await textOf(base32, 'base32', size)).toBe(text);
      expect(await textOf(base32hex.toLowerCase(), 'base32hex', size)).toBe(text);
    }
  });

  it('agrees with Python, in lines as well', async () => {
    for (const length of [0, 1, 4, 5, 39, 40, 100_000]) {
      const expected = python('base64.b32encode(data)', data(length))?.toString();
      if (expected === undefined) return;
      expect(await encode(data(length), {}, 999)).toBe(expected);
      expect(await encode(data(length), { lineLength: 76 }, 999)).toBe(expected.replace(/.{1,76}/g, '$&\n'));
    }
  });

  it('in Crockford’s alphabet has no padding, and reads letters that look like digits', async () => {
    // The RFC's vectors in his alphabet.
    expect(await encode('foobar', { encoding: 'crockford' })).toBe('CSQPYRK1E8');
    for (const size of SIZES) {
      const { bytes, notes } = await decode('csqp-yrki-e8', 'crockford', size);
      expect([bytes.toString(), notes]).toEqual(['foobar', [messages.hyphens, messages.lookalikes]]);
    }
    expect(await problemOf('CSQPYRK1E8======', 'crockford')).toMatch(
      /^Invalid Crockford’s Base32\..*“=” at line 1, column 11/,
    );
    expect(await problemOf('CSQPU', 'crockford')).toMatch(/“U” at line 1, column 5/);
  });

  it.each([
    ['MZXW 6YTB\nOI======\n', 'foobar', [messages.whiteSpace]],
    ['  MZXW6YTBOI======\r\n', 'foobar', []],
    ['mzxw6ytboi', 'foobar', [messages.unpadded]],
    ['MZXW6YTB', 'fooba', []],
    ['\ufeffMY======', 'f', [messages.byteOrderMark]],
    ['MZ======', 'f', [messages.bitsLeft]],
  ])('tolerates and notes %j', async (text, expected, notes) => {
    for (const size of SIZES) {
      const decoded = await decode(text, 'base32', size);
      expect([decoded.bytes.toString(), decoded.notes]).toEqual([expected, notes]);
    }
  });

  it.each([
    ['MZXW\n6Y1B', /“1” at line 2, column 3 isn’t valid Base32\.$/],
    ['MZXWé', /The character at line 1, column 5 isn’t valid Base32\.$/],
    ['MZX', /part of the text is missing\. \(At line 1, column 4\.\)$/],
    ['MZXW6YTBM', /part of the text is missing/],
    ['MZXW6Y', /part of the text is missing/],
    ['MY=====', /padding \(=\) doesn’t match.*column 3/],
    ['MY=======', /padding \(=\) doesn’t match.*column 3/],
    ['========', /padding \(=\) doesn’t match.*column 1/],
    ['MY======MY======', /text after the padding.*column 9/],
  ])('refuses %j with its place', async (text, says) => {
    for (const size of SIZES) expect(await problemOf(text, 'base32', size)).toMatch(says);
  });
});

describe('Ascii85', () => {
  it('agrees with Python, with a frame and in lines', async () => {
    const zeros = new Uint8Array(9);
    for (const bytes of [data(0), data(1), data(50), data(51), data(58), data(59), data(60), zeros, data(100_000)]) {
      const plain = python('base64.a85encode(data)', bytes)?.toString();
      const framed = python('base64.a85encode(data, adobe=True, wrapcol=64)', bytes)?.toString();
      if (plain === undefined || framed === undefined) return;
      for (const size of [1, 999, undefined]) {
        expect(await encode(bytes, { encoding: 'ascii85' }, size)).toBe(plain);
        expect(await encode(bytes, { encoding: 'ascii85', framed: true, lineLength: 64 }, size)).toBe(`${framed}\n`);
      }
    }
  });

  it.each([
    // “Man is distinguished”, the usual example, by Python's base64.a85encode.
    ['<~9jqo^BlbD-BleB1DJ+*+F(f,q~>', 'Man is distinguished', []],
    ['9jqo^BlbD-BleB1DJ+*+F(f,q', 'Man is distinguished', []],
    ['  <~9jqo^BlbD-\nBleB1DJ+*+F(f,q~\n>\n', 'Man is distinguished', [messages.whiteSpace]],
    // A PDF's stream has only the end.
    ['9jqo^~>', 'Man ', []],
    ['z9jqo^z', '\0\0\0\0Man \0\0\0\0', []],
    ['<~~>', '', []],
    ['/c', '.', []],
    ['<+', 'T', []],
  ])('reads %j', async (text, expected, notes) => {
    for (const size of SIZES) {
      const decoded = await decode(text, 'ascii85', size);
      expect([decoded.bytes.toString(), decoded.notes]).toEqual([expected, notes]);
    }
  });

  it.each([
    ['9jqov', /“v” at line 1, column 5 isn’t valid Ascii85/],
    ['9jzo^', /The z at line 1, column 3 is inside a group/],
    ['9jqo^!', /part of the text is missing\. \(At line 1, column 7\.\)$/],
    ['9jqo^\ns8W-"', /five characters at line 2, column 1 are more than four bytes/],
    ['uu', /five characters at line 1, column 1 are more/],
    ['<~9jqo^', /its end ~> is missing.*column 8/],
    ['9jqo^~>\n9jqo^', /text after the end ~>.*line 2, column 1/],
    ['9jqo^~9', /“~” at line 1, column 6 isn’t valid/],
    ['9jqo^~', /“~” at line 1, column 6 isn’t valid/],
    ['<', /part of the text is missing/],
  ])('refuses %j with its place', async (text, says) => {
    for (const size of SIZES) expect(await problemOf(text, 'ascii85', size)).toMatch(says);
  });

  it('takes the largest group', async () => {
    expect([...(await decode('s8W-!', 'ascii85')).bytes]).toEqual([255, 255, 255, 255]);
  });
});

describe('Z85', () => {
  // https://rfc.zeromq.org/spec/32/
  const HELLO = Uint8Array.of(0x86, 0x4f, 0xd2, 0x6f, 0xb5, 0x59, 0xf7, 0x5b);
  const KEY = Buffer.from('8e0bdd697628b91d8f245587ee95c5b04d48963f79259877b49cd9063aead3b7', 'hex');

  it('is as in ZeroMQ’s RFC', async () => {
    for (const size of SIZES) {
      expect(await encode(HELLO, { encoding: 'z85' }, size)).toBe('HelloWorld');
      expect([...(await decode('HelloWorld\n', 'z85', size)).bytes]).toEqual([...HELLO]);
    }
    // The client's public key in the RFC's test case.
    expect(await encode(Uint8Array.from(KEY), { encoding: 'z85' })).toBe('JTKVSB%%)wK0E.X)V>+}o?pNmC{O&4W4b!Ni{Lh6');
  });

  it('takes only whole groups', async () => {
    await expect(encode(data(7), { encoding: 'z85' })).rejects.toThrow(/the input has 7 bytes\. Use Ascii85/);
    expect(await problemOf('HelloWorl', 'z85')).toMatch(/the last one isn’t complete.*column 10/);
    expect(await problemOf('#####', 'z85')).toMatch(/more than four bytes/);
    expect(await problemOf('Hello~orld', 'z85')).toMatch(/“~” at line 1, column 6 isn’t valid Z85/);
  });
});

describe('quoted-printable', () => {
  const qp = { encoding: 'quoted-printable' } as const;

  it.each([
    ['Grüße', 'Gr=C3=BC=C3=9Fe'],
    ['a = b', 'a =3D b'],
    ['end \nof\t\r\nline ', 'end=20\nof=09\r\nline=20'],
    ['a  \nb', 'a =20\nb'],
    ['a\rb\0\x7f', 'a=0Db=00=7F'],
    ['x'.repeat(75), 'x'.repeat(75)],
    ['x'.repeat(77), `${'x'.repeat(75)}=\r\nxx`],
    [`${'x'.repeat(74)}=\n`, `${'x'.repeat(74)}=\n=3D\n`],
  ])('of %j', async (text, expected) => {
    for (const size of SIZES) {
      expect(await encode(text, qp, size)).toBe(expected);
      expect(await textOf(expected, 'quoted-printable', size)).toBe(text);
    }
  });

  it('has lines of up to 76 characters, which Python reads as well', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ maxLength: 300 }).map((text) => Buffer.from(text)),
    );
    const law = fc.asyncProperty(fc.array(bytes, { maxLength: 4 }), fc.constantFrom(...SIZES), async (parts, size) => {
      const input = Uint8Array.from(Buffer.concat(parts));
      const encoded = await encode(input, qp, size);
      for (const line of encoded.split(/\r?\n/)) expect(line).toMatch(/^[\t -~]{0,76}$/);
      expect(encoded).not.toMatch(/[\t ]$/m);
      expect([...(await decode(encoded, 'quoted-printable', size)).bytes]).toEqual([...input]);
    });
    await fc.assert(law, { numRuns: 100 });
    const text = Buffer.from(`${'Grüße = 😀 und mehr; '.repeat(30)}\n`.repeat(20));
    const read = python('quopri.decodestring(data)', Buffer.from(await encode(Uint8Array.from(text), qp)));
    if (read) expect(read.equals(text)).toBe(true);
    const written = python('quopri.encodestring(data)', text);
    if (written) expect((await decode(Uint8Array.from(written), 'quoted-printable', 5)).bytes.equals(text)).toBe(true);
  });

  it.each([
    ['=c3=bc', 'ü', []],
    ['a=\nb=\r\nc=  \t\r\nd', 'abcd', []],
    ['a  \r\nb\t', 'a\r\nb', [messages.trailingSpace]],
    ['a b', 'a b', []],
    ['ü=3D', 'ü=', [messages.eightBit]],
    ['', '', []],
  ])('reads %j', async (text, expected, notes) => {
    for (const size of SIZES) {
      const decoded = await decode(text, 'quoted-printable', size);
      expect([decoded.bytes.toString(), decoded.notes]).toEqual([expected, notes]);
    }
  });

  it.each([
    ['a=b', 2],
    ['=', 1],
    ['a=C', 2],
    ['ab=G1', 3],
    ['ab= c', 3],
    ['ab=\rc', 3],
    ['ab=\r', 3],
  ])('refuses %j with its place', async (text, column) => {
    for (const size of SIZES)
      expect(await problemOf(text, 'quoted-printable', size)).toContain(
        `The = at line 1, column ${String(column)} isn’t followed`,
      );
  });

  it('of what isn’t text has a note', async () => {
    const { notes } = await outputOf(kernel, Uint8Array.of(0xff, 0x0a), { ...DEFAULTS, ...qp });
    expect(notes).toEqual([messages.notText]);
  });
});

describe('a JSON string', () => {
  const json = { encoding: 'json-string' } as const;
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom('"', '\\', '\n', '\r', '\t', '\b', '\f', '\0', 'é', '€', '😀', 'a', '\u2028') }),
  );

  it('is what JSON.stringify writes, and JSON.parse reads', async () => {
    const law = fc.asyncProperty(anyText, fc.constantFrom(...SIZES), async (text, size) => {
      const encoded = await encode(text, json, size);
      expect(encoded).toBe(JSON.stringify(text));
      const escaped = await encode(text, { ...json, ascii: true, quoted: false }, size);
      expect(escaped).toMatch(/^[\x20-\x7f]*$/);
      expect(JSON.parse(`"${escaped}"`)).toBe(text);
      expect(await textOf(encoded, 'json-string', size)).toBe(text);
      expect(await textOf(escaped, 'json-string', size)).toBe(text);
    });
    await fc.assert(law, { numRuns: 200 });
  });

  it('with ASCII only is what Python writes', async () => {
    const text = 'Grüße "😀" \\ \t\n\u2028';
    const expected = python('json.dumps(data.decode()).encode()', Buffer.from(text));
    if (expected) expect(await encode(text, { ...json, ascii: true })).toBe(expected.toString());
  });

  it.each([
    [' \n"a\\/b" \r\n', 'a/b', []],
    ['""', '', []],
    ['{\\"a\\":\\"\\\\n\\"}', '{"a":"\\n"}', []],
    ['line\\tone\n', 'line\tone\n', []],
    ['one\n\\ttwo\n', 'one\n\ttwo\n', [messages.rawBreaks]],
    ['\ufeff"a"', 'a', [messages.byteOrderMark]],
    ['"\\uD83D\\uDE00\\u00E9\\u20ac"', '😀é€', []],
  ])('reads %j', async (text, expected, notes) => {
    for (const size of SIZES) {
      const decoded = await decode(text, 'json-string', size);
      expect([decoded.bytes.toString(), decoded.notes]).toEqual([expected, notes]);
    }
  });

  it.each([
    ['"a\\x41"', /The backslash at line 1, column 3 begins no escape/],
    ['"a\\u12G4"', /The backslash at line 1, column 3 begins no escape/],
    ['a\\', /The backslash at line 1, column 2 begins no escape/],
    ['"\\ud83d"', /The escape at line 1, column 2 is half a character/],
    ['"\\ud83d\\n"', /The escape at line 1, column 2 is half a character/],
    ['"\\ud83dx"', /The escape at line 1, column 2 is half a character/],
    ['"\\ud83d\\ud83d\\ude00"', /The escape at line 1, column 2 is half a character/],
    ['\\ud83d', /The escape at line 1, column 1 is half a character/],
    ['"a\\ude00"', /The escape at line 1, column 3 is half a character/],
    ['"a\nb"', /The control character at line 1, column 3 must be an escape/],
    ['"a\tb"', /The control character at line 1, column 3 must be an escape/],
    ['a\x01b', /The control character at line 1, column 2 must be an escape/],
    ['"a', /closing quotation mark is missing.*column 3/],
    ['"a"\n"b"', /text after the closing quotation mark.*line 2, column 1/],
    ['a"b', /The quotation mark at line 1, column 2 must be an escape/],
  ])('refuses %j with its place', async (text, says) => {
    for (const size of SIZES) expect(await problemOf(text, 'json-string', size)).toMatch(says);
  });

  it('is UTF-8, in both directions', async () => {
    const broken = Uint8Array.of(0x22, 0x61, 0xc3, 0x28, 0x22);
    for (const size of SIZES) {
      expect(await problemOf(broken, 'json-string', size)).toMatch(/The bytes at line 1, column 3 aren’t UTF-8/);
      expect(await problemOf(Uint8Array.of(0x61, 0xc3), 'json-string', size)).toMatch(
        /at line 1, column 2 aren’t UTF-8/,
      );
      expect(await problemOf(Uint8Array.of(0x5c, 0x78, 0xc3, 0x28), 'json-string', size)).toMatch(
        /The backslash at line 1/,
      );
      await expect(encode(broken, json, size)).rejects.toThrow(/aren’t UTF-8/);
    }
  });
});

describe('all encodings', () => {
  const binary: readonly Partial<EncodingOptions>[] = [
    { encoding: 'base32' },
    { encoding: 'base32', padded: false, lineLength: 76 },
    { encoding: 'base32hex', lineLength: 64 },
    { encoding: 'crockford' },
    { encoding: 'ascii85' },
    { encoding: 'ascii85', framed: true, lineLength: 76 },
    { encoding: 'z85' },
  ];

  it('give back what was encoded, whatever the chunk boundaries, and are never larger than announced', async () => {
    const part = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.nat({ max: 60 }).map((length) => new Uint8Array(length)),
    );
    const input = fc.array(part, { maxLength: 5 }).map((parts) => Buffer.concat(parts));
    const size = fc.constantFrom(1, 2, 5, 8, 63, 4096);
    const law = fc.asyncProperty(input, fc.constantFrom(...binary), size, async (all, options, chunkBytes) => {
      const bytes = Uint8Array.from(options.encoding === 'z85' ? all.subarray(0, all.length & ~3) : all);
      const values = { ...DEFAULTS, ...options };
      const text = await encode(bytes, options, chunkBytes);
      expect(text).toBe(await encode(bytes, options));
      const most = await textEncodings.resultSize?.(values, bytes.length);
      expect(text.length).toBeLessThanOrEqual(most?.bytes ?? 0);
      const decoded = await decode(text, values.encoding, chunkBytes);
      expect([...decoded.bytes]).toEqual([...bytes]);
    });
    await fc.assert(law, { numRuns: 150 });
  });

  it('recognize what comes out', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0xff, 0])]);
    const text = await encode(Uint8Array.from(pdf), { encoding: 'ascii85', framed: true });
    expect((await decode(text, 'ascii85')).type.extension).toBe('pdf');
    expect((await decode('MZXW6===', 'base32')).type.extension).toBe('txt');
  });
});
