import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/hex-encoder/kernel';
import { messages } from '../../../workers/kernels/hex-encoder/messages';
import { DEFAULTS, type Delimiter, type HexOptions } from '../../../workers/kernels/hex-encoder/spec';
import type { Stored } from '../../../workers/contract/run/sink';
import type { Source } from '../../../workers/contract/run/source';
import { outputOf } from '../run-in-node';

const ODD_LENGTH = 'Invalid hex string length. Must be even number of characters.';
const BAD_CHARACTER = 'Invalid hex characters. Only 0-9, a-f, A-F are allowed.';
const BAD_OFFSET = 'a line’s offset doesn’t match the bytes before it.';

const delimitersNote = (characters: string) => `These characters between the bytes were ignored: ${characters}`;

const bytesOf = async (result: Stored) => {
  if (result.stored === 'saved') throw new Error('Nothing was to be saved');
  return result.stored === 'text' ? Buffer.from(result.text) : Buffer.from(await result.blob.arrayBuffer());
};

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 197 + (index >> 3)) & 255);
const at = (chunkBytes?: number) => (chunkBytes === undefined ? {} : { chunkBytes });

async function encode(source: Source, options: Partial<HexOptions> = {}, chunkBytes?: number) {
  const output = await outputOf(kernel, source, { ...DEFAULTS, ...options }, at(chunkBytes));
  return (await bytesOf(output.result)).toString('latin1');
}

async function decode(source: Source, chunkBytes?: number) {
  const output = await outputOf(kernel, source, { ...DEFAULTS, mode: 'decode' }, at(chunkBytes));
  return { ...output, bytes: await bytesOf(output.result) };
}

const textOf = async (source: Source) => (await decode(source)).bytes.toString();

describe('encoding', () => {
  it('agrees with Node', async () => {
    for (const length of [0, 1, 15, 16, 17, 98_303, 98_304, 98_305, 200_000]) {
      expect(await encode(bytes(length)), String(length)).toBe(Buffer.from(bytes(length)).toString('hex'));
    }
    expect(await encode('Grüße 😀', { upperCase: true })).toBe(Buffer.from('Grüße 😀').toString('hex').toUpperCase());
  });

  it('breaks lines as xxd -p does', async () => {
    for (const length of [0, 1, 31, 32, 33, 64, 100_000]) {
      const { error, stdout } = spawnSync('xxd', ['-p', '-c', '32'], { input: bytes(length) });
      if (error) return;
      expect(await encode(bytes(length), { lineBytes: 32 }, 999)).toBe(stdout.toString());
    }
  });

  it.each([
    ['none', '01ab\nff\n', '01abff'],
    ['space', '01 ab\nff\n', '01 ab ff'],
    ['comma', '01,ab,\nff\n', '01,ab,ff'],
    ['colon', '01:ab:\nff\n', '01:ab:ff'],
    ['0x', '0x01, 0xab,\n0xff\n', '0x01, 0xab, 0xff'],
    ['\\x', '\\x01\\xab\n\\xff\n', '\\x01\\xab\\xff'],
  ] as const)('with the delimiter %s, in lines and without', async (delimiter, inLines, inOneLine) => {
    const data = Uint8Array.of(0x01, 0xab, 0xff);
    expect(await encode(data, { delimiter })).toBe(inOneLine);
    expect(await encode(data, { delimiter, lineBytes: 2 as 8 })).toBe(inLines);
  });

  it('refuses half a character with its place', async () => {
    await expect(encode('a\udc00')).rejects.toMatchObject({ at: { line: 1, column: 2, offset: 1 } });
  });
});

describe('decoding', () => {
  it('gives back what was encoded, whatever the form and the chunk boundaries', async () => {
    const form = fc.record({
      delimiter: fc.constantFrom<Delimiter>('none', 'space', 'comma', 'colon', '0x', '\\x'),
      upperCase: fc.boolean(),
      lineBytes: fc.constantFrom(0 as const, 8 as const, 16 as const, 64 as const),
    });
    const chunk = fc.integer({ min: 1, max: 100 });
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), form, chunk, async (data, options, chunkBytes) => {
        const text = await encode(data, options, chunkBytes);
        expect([...(await decode(text, chunkBytes)).bytes]).toEqual([...data]);
      }),
      { numRuns: 60 },
    );
  });

  it('passes over white space, anywhere', async () => {
    expect(await textOf(' 4 86\t5\r\n6C\v6c\f6F ')).toBe('Hello');
    expect((await decode('48 65')).notes).toEqual([]);
  });

  it.each([
    ['0x48, 0x65, 0xA', 'He\n', [messages.prefixes, messages.singleDigits, delimitersNote(',')]],
    ['0x480x65', 'He', [messages.prefixes]],
    ['0x4865', 'He', [messages.prefixes]],
    ['\\x48\\x65', 'He', [messages.prefixes]],
    ['48:65:a', 'He\n', [messages.singleDigits, delimitersNote(':')]],
    ['a:48-65;', '\nHe', [messages.singleDigits, delimitersNote(': - ;')]],
    // Visual Basic's literals, also of a Long (&H48&), and Pascal's.
    ['&H48 &H65', 'He', [messages.prefixes]],
    ['&h48&h65', 'He', [messages.prefixes]],
    ['&H48, &H65, &HA', 'He\n', [messages.prefixes, messages.singleDigits, delimitersNote(',')]],
    ['&H4865', 'He', [messages.prefixes]],
    ['&H48& &H65&', 'He', [messages.prefixes]],
    ['&H48&, &H65&\n', 'He', [messages.prefixes, delimitersNote(',')]],
    ['{&H48, &H69, &H21}', 'Hi!', [messages.prefixes, delimitersNote('{ , }')]],
    ['&H48\r\n&H69\r\n', 'Hi', [messages.prefixes]],
    ['48 &H69', 'Hi', [messages.prefixes]],
    ['$48 $69', 'Hi', [messages.prefixes]],
    ['$48, $69, $A', 'Hi\n', [messages.prefixes, messages.singleDigits, delimitersNote(',')]],
    ['{0x48, 0x69, 0x21}', 'Hi!', [messages.prefixes, delimitersNote('{ , }')]],
    ['[0x48, 0x69]\n', 'Hi', [messages.prefixes, delimitersNote('[ , ]')]],
    ['"\\x48\\x69"', 'Hi', [messages.prefixes, delimitersNote('"')]],
    ['{48, 69}', 'Hi', [delimitersNote('{ , }')]],
    ['\ufeff4865', 'He', [messages.byteOrderMark]],
  ])('tolerates and notes %s', async (text, expected, notes) => {
    for (const chunkBytes of [1, 5, undefined]) {
      const decoded = await decode(text, chunkBytes);
      expect(decoded.bytes.toString()).toBe(expected);
      expect(decoded.notes).toEqual(notes);
    }
  });

  // Forms that people ask about. A color: CSS Color 4, 5.2. A tag of a plist: developer.apple.com, “Property List Programming
  // Guide”. PostgreSQL's and MySQL's literals: their manuals, “Binary Data Types” and “Hexadecimal Literals”. A hash with its
  // algorithm: RFC 6920 and image digests of OCI. A GUID, a percent escape (RFC 3986, 2.1), a number reference (HTML, 13.5), an IPv6
  // zone (RFC 4007, 11), an ASN.1 string (X.680, 12.12), and digit separators (Python, PEP 515).
  it.each([
    ['#FF8800', ODD_LENGTH, '#'],
    ['#f80', BAD_CHARACTER, '#'],
    ['<48656c6c 6f>', BAD_CHARACTER, '<'],
    ["X'4D7953'", ODD_LENGTH, 'X'],
    ['sha256:ab12', ODD_LENGTH, 's'],
    ['(48656c6c-6f00-0000-0000-000000000000)', BAD_CHARACTER, '('],
    ['%48%65', BAD_CHARACTER, '%'],
    ['fe80::1%eth0', BAD_CHARACTER, '%'],
    ["'48656C6C'H", ODD_LENGTH, "'"],
    ['0x48_65', BAD_CHARACTER, '_'],
    ['48 65 6c 6c 6f !', ODD_LENGTH, '!'],
  ])('names the first invalid character of %s', async (text, refusal, character) => {
    for (const chunkBytes of [1, undefined])
      await expect(decode(text, chunkBytes)).rejects.toThrow(
        `${refusal} The first invalid character is “${character}”, at line 1`,
      );
  });

  it.each([
    ['4', `${ODD_LENGTH} The text ends with half a byte at line 1, column 2 (offset 1). Add or remove a digit.`, 1],
    ['48 6', ODD_LENGTH, 4],
    ['48zz', `${BAD_CHARACTER} The first invalid character is “z”, at line 1, column 3 (offset 2).`, 2],
    ['ghi', `${ODD_LENGTH} The first invalid character is “g”, at line 1, column 1 (offset 0).`, 0],
    [
      '48,656',
      `${ODD_LENGTH} The group at line 1, column 4 (offset 3) has an odd number of digits. Add or remove one.`,
      3,
    ],
    ['48, 6 5', ODD_LENGTH, 6],
    ['48,gg', `${BAD_CHARACTER} The first invalid character is “g”, at line 1, column 4 (offset 3).`, 3],
    ['&H', BAD_CHARACTER, 2],
    ['&48', `${BAD_CHARACTER} The first invalid character is “&”,`, 0],
    ['&HGG', `${BAD_CHARACTER} The first invalid character is “H”,`, 1],
    ['48& &H69', `${BAD_CHARACTER} The first invalid character is “&”,`, 2],
    ['$', BAD_CHARACTER, 1],
    ['0x', BAD_CHARACTER, 2],
    ['0x0x48', `${BAD_CHARACTER} The first invalid character is “x”,`, 3],
    ['4😀8', `${BAD_CHARACTER} The first invalid character is at`, 1],
  ])('refuses %s with the place', async (text, message, offset) => {
    for (const chunkBytes of [1, undefined]) {
      const refused = decode(text, chunkBytes);
      await expect(refused).rejects.toMatchObject({
        code: 'invalid-input',
        at: { line: 1, column: offset + 1, offset },
      });
      await expect(refused).rejects.toThrow(message);
    }
  });

  it('finds a bad character far into a file', async () => {
    const text = `${'48656c6c6f\n'.repeat(30_000)}4g`;
    const at = { line: 30_001, column: 2, offset: 330_001 };
    await expect(decode(new Blob([text]))).rejects.toMatchObject({ at });
  });
});

describe('groups of digits that may not be bytes', () => {
  const notesOf = async (text: string) => (await outputOf(kernel, text, { ...DEFAULTS, mode: 'decode' })).notes;

  it.each([
    ['decimal numbers', '72 101 108'],
    ['single digits', '4 8 6 5'],
    ['lines that end inside a byte', '486\n56c'],
  ])('are noted: %s', async (_, text) => {
    expect(await notesOf(text)).toEqual([messages.oddGroups]);
  });

  it('are noted: a zero that may be the offset of one line', async () => {
    const decoded = await decode('0000 48 65');
    expect(decoded.bytes.toString()).toBe('\0\0He');
    expect(decoded.notes).toEqual(['“0000” at the start was read as bytes. If it is an offset, remove it.']);
  });

  it.each(['48 69', '4869 21', '0000 0001', '00 00 48', '00000000', '48 '.repeat(10_000)])(
    'are not noted: %#',
    async (text) => {
      expect(await notesOf(text)).toEqual([]);
    },
  );
});

describe('hex dumps', () => {
  const dump = (program: string, args: readonly string[], data: Uint8Array) => {
    const { error, stdout } = spawnSync(program, args, { input: data });
    return error ? undefined : stdout;
  };
  const samples = [
    bytes(1),
    bytes(16),
    bytes(100_003),
    Buffer.from('two  spaces |bars| and  \n'.repeat(9)),
    Buffer.concat([Buffer.alloc(5000), Buffer.from('end'), Buffer.alloc(64, 'x')]),
  ];

  it.each([
    ['xxd'],
    ['xxd', '-a'],
    ['xxd', '-u', '-g', '1'],
    ['xxd', '-c', '7'],
    ['xxd', '-c', '32', '-g', '4'],
    ['xxd', '-p'],
    ['hexdump', '-C'],
    ['od', '-A', 'x', '-t', 'x1z', '-v'],
    ['xxd', '-b'],
    ['xxd', '-o', '64'],
    ['od', '-t', 'x1'],
    ['od', '-A', 'd', '-t', 'x1'],
    ['od', '-A', 'x', '-t', 'x1'],
    ['od', '-w8', '-A', 'd', '-t', 'x1', '-v'],
    ['od', '-t', 'o1'],
    ['hexdump', '-b'],
    ['od', '-A', 'n', '-t', 'x1', '-v'],
  ])('%s %s %s are read back', async (program, ...args) => {
    for (const data of samples) {
      const text = dump(program, args, data);
      if (!text) return;
      for (const chunkBytes of [61, undefined]) {
        const decoded = await decode(new Uint8Array(text), chunkBytes);
        expect(decoded.bytes.equals(data)).toBe(true);
        expect(decoded.notes).not.toContain(messages.staleText);
      }
    }
  });

  // Sixteen bytes and four, as each program prints them.
  const TEXT = 'Hello world!!!!\nbye\n';
  it.each([
    ['Wireshark, hex only', '0000   48 65 6c 6c 6f 20 77 6f 72 6c 64 21 21 21 21 0a\n0010   62 79 65 0a'],
    [
      'Wireshark, with text',
      '0000   48 65 6c 6c 6f 20 77 6f 72 6c 64 21 21 21 21 0a   Hello world!!!!.\n0010   62 79 65 0a                                       bye.\n',
    ],
    [
      'hexdump -C without its text',
      '00000000  48 65 6c 6c 6f 20 77 6f  72 6c 64 21 21 21 21 0a\n00000010  62 79 65 0a\n00000014',
    ],
    ['tcpdump -x', '\t0x0000:  4865 6c6c 6f20 776f 726c 6421 2121 210a\n\t0x0010:  6279 650a'],
    [
      'tcpdump -X',
      '\t0x0000:  4865 6c6c 6f20 776f 726c 6421 2121 210a  Hello.world!!!!.\n\t0x0010:  6279 650a                                bye.\n',
    ],
    [
      'gdb',
      '0x7ffe10:\t0x48\t0x65\t0x6c\t0x6c\t0x6f\t0x20\t0x77\t0x6f\n0x7ffe18:\t0x72\t0x6c\t0x64\t0x21\t0x21\t0x21\t0x21\t0x0a\n0x7ffe20:\t0x62\t0x79\t0x65\t0x0a\n',
    ],
    [
      'gdb with symbols',
      '0x401136 <main>:\t0x48\t0x65\t0x6c\t0x6c\t0x6f\t0x20\t0x77\t0x6f\n0x40113e <main+8>:\t0x72\t0x6c\t0x64\t0x21\t0x21\t0x21\t0x21\t0x0a\n0x401146 <main+16>:\t0x62\t0x79\t0x65\t0x0a\n',
    ],
    [
      'U-Boot md, in order',
      '00000000: 48656c6c 6f20776f 726c6421 2121210a    Hello world!!!!.\n00000010: 6279650a    bye.\n',
    ],
    [
      'od with decimal offsets',
      '0000000 48 65 6c 6c 6f 20 77 6f 72 6c 64 21 21 21 21 0a\r\n0000016 62 79 65 0a\r\n0000020\r\n',
    ],
  ])('from %s are read without their offsets', async (_, dumped) => {
    for (const chunkBytes of [7, undefined]) {
      const decoded = await decode(dumped, chunkBytes);
      expect(decoded.bytes.toString()).toBe(TEXT);
      expect(decoded.notes).toContain(messages.dump);
    }
  });

  it.each([
    ['00000000: 01001000 01101001                                      Hi', 'Hi', messages.bits],
    ['0000000 48 65 6c 6c 6f 0a\n0000006', 'Hello\n', messages.dump],
    ['0000   48 65 6c 6c 6f 0a', 'Hello\n', messages.dump],
    ['00000000: 6c6c6548     0a6f                           Hello.\n', 'Hello\n', messages.words],
    ['0000000 110 151\n0000002\n', 'Hi', messages.octal],
  ])('of one line are read: %s', async (dumped, text, note) => {
    const decoded = await decode(dumped);
    expect(decoded.bytes.toString()).toBe(text);
    expect(decoded.notes).toContain(note);
  });

  it.each([
    ['4865 6c6c\n6f20 776f\n', 'Hello wo'],
    ['00000000 48656c6c\n00000000 6f', '\0\0\0\0Hell\0\0\0\0o'],
    ['30313233 3435\n36373839 3031', '012345678901'],
  ])('are not seen in plain digits: %j', async (digits, text) => {
    const decoded = await decode(digits);
    expect(decoded.bytes.toString()).toBe(text);
    expect(decoded.notes).toEqual([]);
  });

  it('of xxd -e are read, or refused where their order is seen too late', async () => {
    for (const data of samples) {
      const text = dump('xxd', ['-e'], data);
      if (!text) return;
      const decoded = decode(new Uint8Array(text), 61);
      if (data === samples.at(-1)) await expect(decoded).rejects.toThrow('Create it again without -e. (At line ');
      else expect((await decoded).bytes.equals(data)).toBe(true);
    }
  });

  it('in Intel HEX are refused by name', async () => {
    const intel = ':1000000048656C6C6F20776F726C64212121210A26\n:040010006279650AA2\n:00000001FF\n';
    for (const text of [intel, intel.replaceAll('\n', '\r\n'), ':00000001FF']) {
      await expect(decode(text)).rejects.toMatchObject({ code: 'unsupported', message: messages.intelHex });
    }
  });

  it('with edited bytes are noted, with missing lines refused', async () => {
    const stale = await decode('00000000: 4965 6c6c 6f                             Hello\n');
    expect(stale.bytes.toString()).toBe('Iello');
    expect(stale.notes).toEqual([messages.dump, messages.staleText]);
    const gap = decode('00000000: 4865 6c6c\n00000010: 6f0a\n');
    await expect(gap).rejects.toThrow(`${BAD_OFFSET} (At line 2, column 1 (offset 20).)`);
    await expect(gap).rejects.toMatchObject({ at: { line: 2, column: 1 } });
    await expect(decode('00000000: 48zz\n')).rejects.toThrow(
      'a line isn’t an offset followed by bytes. (At line 1, column 13 (offset 12).)',
    );
    await expect(decode('00000000: 4865\n*\n')).rejects.toThrow('the line with its length is missing');
  });
});
