import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/uuid-generator/kernel';
import { messages } from '../../../workers/kernels/uuid-generator/messages';
import {
  COUNT_LIMIT,
  NAME_LIMIT,
  NAMESPACE_UUIDS,
  NANO_ALPHABETS,
  options,
  uuidFileName,
  type UuidFormat,
  type UuidOptions,
} from '../../../workers/kernels/uuid-generator/spec';
import { anyCharacter } from '../any-character';
import { outputOf, progressOf } from '../run-in-node';
import { textOf } from '../text-of';

async function lines(options: UuidOptions, source: Source = ''): Promise<readonly string[]> {
  return (await textOf((await outputOf(kernel, source, options)).result)).split('\n');
}

const timed = ['v1', 'v6', 'v7'] as const;

const SHAPES: Readonly<Record<UuidFormat, RegExp>> = {
  standard: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  uppercase: /^[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}$/,
  'no-hyphens': /^[0-9a-f]{32}$/,
  braces: /^\{[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}$/,
  parentheses: /^\([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\)$/,
};

const digitsOf = (uuid: string) => uuid.replace(/[^0-9a-f]/gi, '').toLowerCase();

describe('layout', () => {
  it.each(['v1', 'v4', 'v6', 'v7'] as const)('%s has its version and the variant, in every format', async (kind) => {
    for (const format of options.shape.format.values) {
      const made = await lines({ kind, format, count: 50 });
      expect(made).toHaveLength(50);
      expect(new Set(made).size).toBe(50);
      for (const uuid of made) {
        expect(uuid).toMatch(SHAPES[format]);
        expect(digitsOf(uuid)[12]).toBe(kind[1]);
        expect(digitsOf(uuid)[16]).toMatch(/[89ab]/);
      }
    }
  });

  it('is the same across blocks, with no line break at the end', async () => {
    for (const count of [1, 4095, 4096, 4097, 9000]) {
      const made = await lines({ kind: 'v4', format: 'standard', count });
      expect(made).toHaveLength(count);
      expect(new Set(made).size).toBe(count);
      expect(made.every((uuid) => SHAPES.standard.test(uuid))).toBe(true);
    }
  });

  it('uses every free bit of version 4', async () => {
    const made = await lines({ kind: 'v4', format: 'no-hyphens', count: 2000 });
    const seen = Array.from({ length: 32 }, (_, at) => new Set(made.map((uuid) => uuid[at])).size);
    expect(seen).toEqual(seen.map((_, at) => (at === 12 ? 1 : at === 16 ? 4 : 16)));
  });
});

describe('time', () => {
  const GREGORIAN_OFFSET_MS = 12_219_292_800_000n;
  const ticks = {
    v1: (hex: string) => BigInt(`0x${hex.slice(13, 16)}${hex.slice(8, 12)}${hex.slice(0, 8)}`),
    v6: (hex: string) => BigInt(`0x${hex.slice(0, 12)}${hex.slice(13, 16)}`),
  };

  it.each(timed)('%s holds the present', async (kind) => {
    const before = Date.now();
    const made = (await lines({ kind, format: 'no-hyphens', count: 5000 })).map((hex) =>
      kind === 'v7' ? BigInt(`0x${hex.slice(0, 12)}`) : ticks[kind](hex) / 10_000n - GREGORIAN_OFFSET_MS,
    );
    const after = Date.now();
    expect(Number(made[0])).toBeGreaterThanOrEqual(before);
    expect(Number(made.at(-1))).toBeLessThanOrEqual(after);
  });

  it.each(['v6', 'v7', 'ulid'] as const)('%s sorts as it was made', async (kind) => {
    const made = await lines(kind === 'ulid' ? { kind, count: 20_000 } : { kind, format: 'standard', count: 20_000 });
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(20_000);
  });

  it('v1 never repeats', async () => {
    expect(new Set(await lines({ kind: 'v1', format: 'standard', count: 50_000 })).size).toBe(50_000);
  });
});

/** RFC 9562, appendix A.2 and A.4, and the definition of both by other code than the library's. */
describe('names', () => {
  function byDefinition(kind: 'v3' | 'v5', namespace: string, name: string): string {
    const hash = createHash(kind === 'v3' ? 'md5' : 'sha1');
    const bytes = hash
      .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
      .update(name)
      .digest()
      .subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (kind === 'v3' ? 0x30 : 0x50), 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex');
  }

  it.each([
    ['v3', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
    ['v5', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  ] as const)('%s of www.example.com', async (kind, uuid) => {
    const options = { kind, format: 'standard', namespace: NAMESPACE_UUIDS.dns } as const;
    expect(await lines(options, 'www.example.com')).toEqual([uuid]);
  });

  it('has the four namespaces of RFC 9562, table 3', () => {
    // `uuidgen --namespace @oid` and its kin know the same four.
    expect(Object.values(NAMESPACE_UUIDS).map((uuid) => uuid.slice(0, 8))).toEqual([
      '6ba7b810',
      '6ba7b811',
      '6ba7b812',
      '6ba7b814',
    ]);
    for (const uuid of Object.values(NAMESPACE_UUIDS)) expect(uuid.slice(8)).toBe('-9dad-11d1-80b4-00c04fd430c8');
  });

  it('is as defined, for any names and namespaces, with any chunk boundaries', async () => {
    const name = fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 20 })
      .filter((text) => !/[\n\r\uFEFF]/.test(text));
    const names = fc.array(name, { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(names, fc.uuid(), fc.integer({ min: 1, max: 9 }), async (names, namespace, chunkBytes) => {
        for (const kind of ['v3', 'v5'] as const) {
          const options = { kind, format: 'no-hyphens', namespace } as const;
          const { result } = await outputOf(kernel, new Blob([names.join('\n')]), options, { chunkBytes });
          expect((await textOf(result)).split('\n')).toEqual(names.map((name) => byDefinition(kind, namespace, name)));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('takes more names than a block holds, in Windows lines, and skips empty ones with a note', async () => {
    const names = Array.from({ length: 10_001 }, (_, index) => `name ${index}`);
    const options = { kind: 'v5', format: 'no-hyphens', namespace: NAMESPACE_UUIDS.oid } as const;
    const output = await outputOf(kernel, `\uFEFF${names.join('\r\n')}\r\n\r\n\r\n`, options);
    const expected = names.map((name) => byDefinition('v5', NAMESPACE_UUIDS.oid, name));
    expect((await textOf(output.result)).split('\n')).toEqual(expected);
    expect(output).toMatchObject({ count: 10_001, notes: ['2 empty lines were skipped.'] });
  });

  it('notes names with spaces around them', async () => {
    const options = { kind: 'v5', format: 'standard', namespace: NAMESPACE_UUIDS.dns } as const;
    expect((await outputOf(kernel, ' a\nb\nc\t\n', options)).notes).toEqual([
      '2 names start or end with a space, which counts as part of the name.',
    ]);
    expect((await outputOf(kernel, ' a\n\nb', options)).notes).toEqual([
      '1 empty line was skipped.',
      '1 name starts or ends with a space, which counts as part of the name.',
    ]);
  });

  it('refuses what is not UTF-8, with its place', async () => {
    const options = { kind: 'v5', format: 'standard', namespace: NAMESPACE_UUIDS.dns } as const;
    const refused = outputOf(kernel, Uint8Array.of(0x61, 0x0a, 0x62, 0xff), options);
    await expect(refused).rejects.toMatchObject({ code: 'invalid-input', at: { line: 2, column: 2, offset: 3 } });
    await expect(outputOf(kernel, 'a\n\uD800', options)).rejects.toMatchObject({ at: { line: 2, column: 1 } });
  });

  it('refuses no names, a bad namespace and an endless name', async () => {
    const options = { kind: 'v5', format: 'standard', namespace: NAMESPACE_UUIDS.dns } as const;
    await expect(outputOf(kernel, '\n\n', options)).rejects.toThrow(messages.noNames);
    await expect(outputOf(kernel, 'a', { ...options, namespace: 'x' })).rejects.toThrow(messages.badNamespace);
    const long = `a\n${'b'.repeat(NAME_LIMIT + 1)}`;
    await expect(outputOf(kernel, long, options)).rejects.toThrow(
      'The name on line 2 is longer than 1,000,000 bytes. Put one name on each line.',
    );
  });
});

describe('ULID', () => {
  it('has 26 characters of its alphabet, the first ten of them the time', async () => {
    const before = Date.now();
    const [first = ''] = await lines({ kind: 'ulid', count: 1 });
    expect(first).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    // Crockford's digits as those of parseInt.
    const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    const time = Number.parseInt(
      Array.from(first.slice(0, 10), (digit) => digits.indexOf(digit).toString(32)).join(''),
      32,
    );
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });
});

describe('Nano ID', () => {
  it('has 21 characters that URLs take', async () => {
    const made = await lines({ kind: 'nanoid', count: 1000, length: 21, alphabet: NANO_ALPHABETS.url });
    expect(made.every((id) => /^[\w-]{21}$/.test(id))).toBe(true);
    expect(new Set(made).size).toBe(1000);
  });

  it('draws every symbol equally often', async () => {
    for (const alphabet of ['ab', 'abc', NANO_ALPHABETS.digits, NANO_ALPHABETS.distinct]) {
      const text = (await lines({ kind: 'nanoid', count: 1000, length: 100, alphabet })).join('');
      const expected = text.length / alphabet.length;
      const counts = Array.from(alphabet, (symbol) => text.split(symbol).length - 1);
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Ten standard deviations above the mean of its distribution: one run in more than a billion.
      const freedom = alphabet.length - 1;
      expect(chiSquare).toBeLessThan(freedom + 10 * Math.sqrt(2 * freedom) + 30);
    }
  });

  it('refuses lengths and alphabets that make no sense', async () => {
    const options = { kind: 'nanoid', count: 1, length: 21, alphabet: 'ab' } as const;
    for (const length of [0, 256, 1.5])
      await expect(lines({ ...options, length })).rejects.toThrow('Enter a length from 1 to 255.');
    for (const alphabet of ['', 'a', 'aab', 'a b', 'aé']) {
      await expect(lines({ ...options, alphabet })).rejects.toThrow(messages.badAlphabet);
    }
  });

  it('keeps the presets free of repeats', () => {
    for (const alphabet of Object.values(NANO_ALPHABETS)) expect(new Set(alphabet).size).toBe(alphabet.length);
  });
});

describe('count', () => {
  it.each([0, -1, 1.5, Number.NaN, COUNT_LIMIT + 1])('%d is refused', async (count) => {
    await expect(lines({ kind: 'v4', format: 'standard', count })).rejects.toThrow(
      'Enter a whole number from 1 to 10,000,000.',
    );
  });

  it('reports progress in items', async () => {
    const heard = await progressOf(kernel, '', { kind: 'v4', format: 'standard', count: 10_000 });
    expect(heard.at(-1)).toMatchObject({ done: 10_000, total: 10_000, step: { unit: 'items' } });
  });

  it('names the file', () => {
    expect(uuidFileName({ kind: 'v4', format: 'no-hyphens' })).toBe('uuids-v4-no-hyphens.txt');
    expect(uuidFileName({ kind: 'ulid' })).toBe('uuids-ulid.txt');
  });
});
