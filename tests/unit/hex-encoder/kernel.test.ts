import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/hex-encoder/kernel';
import {
  DEFAULTS,
  delimitersNote,
  MESSAGES,
  NOTES,
  type Delimiter,
  type HexOptions,
} from '../../../workers/kernels/hex-encoder/spec';
import type { Stored } from '../../../workers/contract/sink';
import type { Source } from '../../../workers/contract/source';
import { outputOf } from '../run-in-node';

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
  it('gives back what was encoded, whatever the form and the seams', async () => {
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
    ['0x48, 0x65, 0xA', 'He\n', [NOTES.prefixes, NOTES.singleDigits, delimitersNote([','])]],
    ['0x480x65', 'He', [NOTES.prefixes]],
    ['0x4865', 'He', [NOTES.prefixes]],
    ['\\x48\\x65', 'He', [NOTES.prefixes]],
    ['48:65:a', 'He\n', [NOTES.singleDigits, delimitersNote([':'])]],
    ['a:48-65;', '\nHe', [NOTES.singleDigits, delimitersNote([':', '-', ';'])]],
    ['\ufeff4865', 'He', [NOTES.byteOrderMark]],
  ])('tolerates and notes %s', async (text, expected, notes) => {
    for (const chunkBytes of [1, 5, undefined]) {
      const decoded = await decode(text, chunkBytes);
      expect(decoded.bytes.toString()).toBe(expected);
      expect(decoded.notes).toEqual(notes);
    }
  });

  it.each([
    ['4', MESSAGES.oddLength, 1],
    ['48 6', MESSAGES.oddLength, 4],
    ['48zz', MESSAGES.badCharacter, 2],
    ['ghi', MESSAGES.oddLength, 0],
    ['48,656', MESSAGES.oddLength, 3],
    ['48, 6 5', MESSAGES.oddLength, 6],
    ['48,gg', MESSAGES.badCharacter, 3],
    ['0x', MESSAGES.badCharacter, 2],
    ['0x0x48', MESSAGES.badCharacter, 3],
    ['4😀8', MESSAGES.badCharacter, 1],
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
  ])('%s %s %s are read back', async (program, ...args) => {
    for (const data of samples) {
      const text = dump(program, args, data);
      if (!text) return;
      for (const chunkBytes of [61, undefined]) {
        const decoded = await decode(new Uint8Array(text), chunkBytes);
        expect(decoded.bytes.equals(data)).toBe(true);
        expect(decoded.notes).not.toContain(NOTES.staleText);
      }
    }
  });

  it.each([[['hexdump']], [['od', '-A', 'x', '-t', 'x1']], [['od', '-x']]])(
    'of %s are refused: words are swapped, or offsets not told apart',
    async ([program = '', ...args]) => {
      const text = dump(program, args, bytes(40));
      if (!text) return;
      await expect(decode(new Uint8Array(text))).rejects.toMatchObject({ message: MESSAGES.swappedWords });
    },
  );

  it('with edited bytes are noted, with missing lines refused', async () => {
    const stale = await decode('00000000: 4965 6c6c 6f                             Hello\n');
    expect(stale.bytes.toString()).toBe('Iello');
    expect(stale.notes).toEqual([NOTES.dump, NOTES.staleText]);
    const gap = decode('00000000: 4865 6c6c\n00000010: 6f0a\n');
    await expect(gap).rejects.toThrow(MESSAGES.badOffset);
    await expect(gap).rejects.toMatchObject({ at: { line: 2, column: 1 } });
    await expect(decode('00000000: 48zz\n')).rejects.toThrow(MESSAGES.badLine);
    await expect(decode('00000000: 4865\n*\n')).rejects.toThrow(MESSAGES.badOffset);
  });
});
