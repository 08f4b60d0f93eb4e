// Dumps of many programs, read back.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/hex-encoder/kernel';
import { messages } from '../../../workers/kernels/hex-encoder/messages';
import { DEFAULTS } from '../../../workers/kernels/hex-encoder/spec';
import type { Source } from '../../../workers/contract/run/source';
import { outputOf } from '../run-in-node';
import { DUMPS, SAMPLE } from './dump-samples';

async function decode(source: Source, chunkBytes = 1 << 20) {
  const { result, notes } = await outputOf(kernel, source, { ...DEFAULTS, mode: 'decode' }, { chunkBytes });
  if (result.stored === 'saved') throw new Error('Nothing was to be saved');
  const bytes = result.stored === 'text' ? Buffer.from(result.text) : Buffer.from(await result.blob.arrayBuffer());
  return { bytes, notes };
}

const textOf = async (source: Source) => (await decode(source)).bytes.toString();

describe('nineteen bytes', () => {
  it.each(DUMPS)('as $from prints them', async ({ note, text }) => {
    for (const dump of [text, text.replaceAll('\n', '\r\n'), text.trimEnd()]) {
      for (const chunkBytes of [5, undefined]) {
        const decoded = await decode(dump, chunkBytes);
        expect(decoded.bytes.toString()).toBe(SAMPLE);
        expect(decoded.notes).toContain(messages[note]);
        expect(decoded.notes).not.toContain(messages.staleText);
      }
    }
  });
});

/** Runs of equal rows that end inside a row, an odd number of bytes, and every byte. */
const LENGTHY = [
  Buffer.alloc(37),
  Buffer.alloc(32),
  Buffer.concat([Buffer.alloc(5000, 'x'), Buffer.from('end')]),
  Buffer.from(Array.from({ length: 771 }, (_, index) => (index * 7) & 255)),
  Buffer.from('one  space at the end \nand é 日本 * ** \\n 012 \n'.repeat(5)),
  Buffer.from('a'),
];

describe('bytes of any kind', () => {
  it.each([
    ['hexdump'],
    ['hexdump', '-x'],
    ['hexdump', '-d'],
    ['hexdump', '-o'],
    ['hexdump', '-c'],
    ['hexdump', '-C'],
    ['hexdump', '-b'],
    ['od'],
    ['od', '-x'],
    ['od', '-A', 'd', '-x'],
    ['od', '-t', 'x4'],
    ['od', '-t', 'x8'],
    ['od', '-t', 'u1'],
    ['od', '-c'],
    ['od', '-c', '-v', '-A', 'd'],
    ['od', '-A', 'x', '-t', 'x2'],
  ])('from %s %s %s are read back', async (program, ...args) => {
    for (const data of LENGTHY) {
      const { error, stdout } = spawnSync(program, args, { input: data, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
      if (error) return;
      const decoded = await decode(new Uint8Array(stdout), 61);
      // Only repeated rows, or only octal digits, are the same text in hexdump and od. That is in a note.
      const isUnsure = decoded.notes.some((note) => note.includes('another radix') || note === messages.octal);
      expect(isUnsure || decoded.bytes.equals(data), `${args.join(' ')}: ${String(data.length)} bytes`).toBe(true);
      expect(decoded.notes).not.toContain(messages.staleText);
    }
  });
});

describe('words whose order nothing shows', () => {
  it.each([
    ['gdb x/4xw', '0x0:\t0x6c6c6548\t0x6f77206f\t0x21646c72\t0x0a212121\n'],
    ['gdb x/8xh', '0x0:\t0x6548\t0x6c6c\t0x206f\t0x6f77\t0x6c72\t0x2164\t0x2121\t0x0a21\n'],
    ['gdb x/2xg', '0x0:\t0x6f77206f6c6c6548\t0x0a21212121646c72\n'],
    ['WinDbg dd', '00000000`00401000  6c6c6548 6f77206f 21646c72 0a212121\n'],
    ['WinDbg dq', '00000000`00401000  6f77206f`6c6c6548 0a212121`21646c72\n'],
    ['WinDbg dw', '00401000  6548 6c6c 206f 6f77\n00401008  6c72 2164 2121 0a21\n'],
  ])('are in the order of most computers, with a note: %s', async (_, text) => {
    const decoded = await decode(text);
    expect(decoded.bytes.toString()).toBe(SAMPLE.slice(0, 16));
    expect(decoded.notes).toContain(messages.swapped);
  });

  it('may be padded if the last line is missing, with a note', async () => {
    const decoded = await decode('0000000 6548 6c6c 006f\n');
    expect(decoded.bytes.toString()).toBe('Hello\0');
    expect(decoded.notes).toEqual([messages.dump, messages.swapped, messages.padded]);
    expect((await decode('0000000 6548 6c6c 0a6f\n')).notes).toEqual([messages.dump, messages.swapped]);
  });

  it('have a note if there is no offset either', async () => {
    expect((await decode(' 6548 6c6c 006f\n')).notes).toEqual([messages.wordGroups]);
    expect((await decode(' 062510 066154 000157\n')).notes).toEqual([messages.wordGroups]);
    expect((await decode('4865 6c6c 6f0a\n')).notes).toEqual([]);
  });

  it('are in order after a colon, with a note for groups that may be words', async () => {
    const decoded = await decode('00000000: 48656c6c 6f20776f\n');
    expect(decoded.bytes.toString()).toBe('Hello wo');
    expect(decoded.notes).toEqual([messages.dump, messages.inOrder]);
  });
});

describe('lines before a dump', () => {
  it('are ignored, with their number', async () => {
    const decoded = await decode('            00 01 02 03  04 05 06 07\n00000000    48 65 6c 6c  6f 0a\n');
    expect(decoded.bytes.toString()).toBe('Hello\n');
    expect(decoded.notes).toEqual([messages.dump, '1 line before the dump was ignored.']);
  });

  it.each([
    ['      0  1  2  3  4  5\n0000 48 65 6c 6c 6f 0a'],
    ['Offset(d) 00 01 02 03 04 05\n00000000  48 65 6C 6C 6F 0A'],
    ['$ xxd a.txt\n00000000: 4865 6c6c 6f0a                           Hello.'],
    ['12:00:00.000000 IP 10.0.0.1 > 10.0.0.2: ICMP\n\t0x0000:  4865 6c6c\n\t0x0004:  6f0a'],
  ])('may be numbers of columns, commands, or headings: %j', async (text) => {
    expect(await textOf(text)).toBe('Hello\n');
  });

  it('are not seen in rows of bytes that count', async () => {
    expect(await textOf('00 01 02 03\n48 65 6c 6c')).toBe('\0\u0001\u0002\u0003Hell');
    expect(await textOf('30313233\n34353637')).toBe('01234567');
  });
});

describe('dumps that are refused say why', () => {
  it.each([
    ['a second one', '0000 48 65\n0002 6c\n0000 48 65\n', 'A second hex dump begins at line 3, column 1'],
    ['an open repetition', '0000000 00 00\n*\n', 'the line with its length is missing'],
    ['od -t f4', '0000000   1.1431391e+27   7.6487076e+28\n0000010\n', messages.unknownDump],
    ['od -t o4', '0000000 15433062510 15735620157\n0000010\n', messages.unknownDump],
    ['gdb x/4ob', '0x4000:\t0110\t0145\t040\t0\n0x4004:\t0110\n', messages.unknownDump],
  ])('%s', async (_, text, reason) => {
    await expect(decode(text)).rejects.toThrow(reason);
  });
});
