import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '../../../workers/kernels/diff-checker/messages';
import { bytesOf } from '../text-of';
import { applied, compare, fileOf, lcsLength, linesOf } from './compare';

/** Few different lines, so that many are equal; some texts end in a line feed and some do not. */
const someLines = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'a\r\n', 'ä 😀\n'), { maxLength: 24 });
const someText = fc.tuple(someLines, fc.constantFrom('', 'a', 'end')).map(([lines, end]) => lines.join('') + end);

describe('the changes', () => {
  it('make the other text of the original, and are as few as possible', async () => {
    const check = async (a: string, b: string) => {
      fc.pre(a !== '' || b !== '');
      const [linesA, linesB] = [linesOf(a), linesOf(b)];
      const { changes, removed, added } = await compare(a, b);
      expect(applied(linesA, linesB, changes)).toBe(b);
      expect(removed + added).toBe(linesA.length + linesB.length - 2 * lcsLength(linesA, linesB));
    };
    await fc.assert(fc.asyncProperty(someText, someText, check), { numRuns: 500 });
  });

  it('are right where the search is given up for being too long', async () => {
    // The same lines in another order: every one could be kept, but few at once.
    const count = 20_000;
    const line = (factor: number) => (_: unknown, index: number) => `line ${(index * factor) % 20_011}\n`;
    const [a, b] = [Array.from({ length: count }, line(1)), Array.from({ length: count }, line(7919))];
    const { changes, notes } = await compare(a.join(''), b.join(''));
    expect(applied(a, b, changes)).toBe(b.join(''));
    expect(notes).toContain(messages.notShortest);
  });

  it('never touch each other, and keep what is between them equal', async () => {
    const check = async (a: string, b: string) => {
      fc.pre(a !== '' || b !== '');
      const [linesA, linesB] = [linesOf(a), linesOf(b)];
      let [x, y] = [0, 0];
      for (const [from, count, to, added] of (await compare(a, b)).changes) {
        expect(x === 0 && y === 0 ? 1 : from - x).toBeGreaterThan(0);
        expect(linesA.slice(x, from)).toEqual(linesB.slice(y, to));
        [x, y] = [from + count, to + added];
      }
    };
    await fc.assert(fc.asyncProperty(someText, someText, check));
  });

  it('are where people expect them: a function behind another has its own last brace', async () => {
    const one = 'one() {\n  a\n}\n\n';
    const { changes } = await compare(one, one + one.replace('one', 'two'));
    expect(changes).toEqual([[4, 0, 4, 4]]);
  });

  it('of one text alone are all its lines', async () => {
    expect((await compare('', 'a\nb')).changes).toEqual([[0, 0, 0, 2]]);
    expect((await compare('a\nb\n', '')).changes).toEqual([[0, 2, 0, 0]]);
  });

  it('are found between long equal ends, of which the view has every line', async () => {
    const end = Array.from({ length: 300 }, (_, index) => `ä ${String(index % 7)}\r\n`).join('');
    const [a, b] = [`${end}\nonly here\nx\n${end}last`, `${end}\nx\nadded\n${end}last`];
    const { original, changed, changes } = await compare(new Blob([a]), Buffer.from(b));
    expect(changes).toEqual([
      [301, 1, 301, 0],
      [303, 0, 302, 1],
    ]);
    for (const [text, side] of [
      [a, original],
      [b, changed],
    ] as const) {
      const lengths = linesOf(text).map((line) => Buffer.byteLength(line));
      const starts = new Float64Array((await bytesOf(side.starts)).slice().buffer);
      expect([...starts].map((start, line) => (starts[line + 1] ?? 0) - start).slice(0, -1)).toEqual(lengths);
      expect(starts[0]).toBe(0);
      expect(side).toMatchObject({ lines: lengths.length, longest: Math.max(...lengths) });
    }
  });

  it('are none between equal texts', async () => {
    expect(await compare('a\nb', 'a\nb')).toMatchObject({ count: 0, removed: 0, added: 0, notes: [] });
  });
});

describe('what is ignored', () => {
  const equal = async (a: string, b: string, options: Parameters<typeof compare>[2]) =>
    (await compare(a, b, options)).count === 0;

  it.each([
    ['case', { ignoreCase: true }, 'Straße ÉA\n', 'STRASSE éa\n'],
    ['white space at the end', { ignoreSpace: 'trailing' }, 'a b \t\r\n', 'a b\n'],
    ['the amount of white space', { ignoreSpace: 'amount' }, 'a  b\t\n', 'a\tb\n'],
    ['all white space', { ignoreSpace: 'all' }, ' a b\n', 'ab\n'],
    ['line ends', { ignoreLineEnds: true }, 'a\r\nb\r\n', 'a\nb'],
  ] as const)('%s', async (_, options, a, b) => {
    expect(await equal(a, b, options)).toBe(true);
    expect(await equal(a, b, {})).toBe(false);
  });

  it.each([
    ['white space between words is not at the end', { ignoreSpace: 'trailing' }, 'a  b\n', 'a b\n'],
    ['no white space is no amount of it', { ignoreSpace: 'amount' }, 'a b\n', 'ab\n'],
    ['a missing line feed is no white space', { ignoreSpace: 'all' }, 'a\n', 'a'],
    ['white space is no line end', { ignoreLineEnds: true }, 'a \n', 'a\n'],
  ] as const)('but %s', async (_, options, a, b) => {
    expect(await equal(a, b, options)).toBe(false);
  });
});

describe('what the visitor is told', () => {
  it('asks for a text', async () => {
    await expect(compare('', '')).rejects.toMatchObject({ code: 'invalid-input', message: messages.blank });
  });

  it.each([
    [
      'line ends',
      'a\r\n',
      'a\n',
      'The original text has CR LF line endings and the changed text LF. To compare only the text, ignore line endings.',
    ],
    [
      'a byte order mark',
      '\ufeffa',
      'a',
      'Only the original text starts with a byte order mark (BOM), so the first lines differ.',
    ],
    ['UTF-16', 'a', Buffer.from('\ufeffa\n', 'utf16le'), 'The changed text is UTF-16. It was converted to UTF-8.'],
    [
      'bytes that are no text',
      'a',
      Uint8Array.of(0xff),
      'The changed text has bytes that aren’t UTF-8. They are shown as � but compared and saved exactly. Save it as UTF-8 (in Excel: “CSV UTF-8”).',
    ],
    ['half a character', 'a\ud83d', 'a', messages.surrogates],
  ])('about %s', async (_, a, b, note) => {
    expect((await compare(a, b)).notes).toContain(note);
  });

  it('says of both texts that their equal start isn’t UTF-8', async () => {
    const start = Buffer.alloc(2000, '\xff\n', 'latin1');
    const { notes } = await compare(Buffer.concat([start, Buffer.from('a')]), Buffer.concat([start, Buffer.from('b')]));
    expect(notes).toHaveLength(2);
  });

  it('compares UTF-16 with UTF-8 by their text', async () => {
    expect(await compare('Grüße\n', Buffer.from('\ufeffGrüße\n', 'utf16le'))).toMatchObject({ count: 0 });
  });
});

describe('diff-result.txt', () => {
  const options = { download: 'text' } as const;

  it('has each line with its number, padded to three digits, and its sign', async () => {
    const text = String(await fileOf('a\nb\nc', 'a\nB\nc', options));
    expect(text).toBe('  1   a\n  2 - b\n  2 + B\n  3   c\n');
  });

  it('goes without line numbers', async () => {
    expect(String(await fileOf('a\n', 'b\n', { ...options, lineNumbers: false }))).toBe('- a\n+ b\n');
  });

  it('keeps bytes that are no text', async () => {
    const file = await fileOf(Uint8Array.of(0xff, 0x0a), '', { ...options, lineNumbers: false });
    expect([...file]).toEqual([0x2d, 0x20, 0xff, 0x0a]);
  });
});

describe('the verdict on two files', () => {
  const files = (folder: string, ...contents: readonly Uint8Array[]) =>
    contents.map((content, index) => {
      writeFileSync(join(folder, String(index)), content);
      return new Blob([content.slice()]);
    });

  /** The byte that cmp names. Null for identical files. A file that is the start of the other ends before the byte that differs. */
  function byCmp(folder: string): number | null {
    const { status, stdout, stderr } = spawnSync('cmp', ['0', '1'], { cwd: folder, encoding: 'utf8' });
    if (status === 0) return null;
    const differs = /: byte (\d+)|char (\d+)/.exec(stdout);
    if (differs) return Number(differs[1] ?? differs[2]);
    return stderr.includes('which is empty') ? 1 : Number(/after byte (\d+)/.exec(stderr)?.[1]) + 1;
  }

  it('is that of cmp, also for text in UTF-16 and for other bytes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cmp-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const bytes = fc.uint8Array({ maxLength: 40 });
    const start = fc.constantFrom([], [0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf]);
    const pair = fc.record({ start, same: bytes, a: bytes, b: bytes, end: bytes });
    await fc.assert(
      fc.asyncProperty(pair, fc.integer({ min: 0, max: 70_000 }), async ({ start, same, a, b, end }, repeats) => {
        const head = Buffer.concat([Uint8Array.from(start), same, Buffer.alloc(repeats, 'line\n')]);
        const [one = new Blob(), other = new Blob()] = files(
          folder,
          Buffer.concat([head, a, end]),
          Buffer.concat([head, b, end]),
        );
        const byte = byCmp(folder);
        const words = byte === null ? 'The files are identical.' : `The files differ from byte ${byte} on.`;
        try {
          const { verdict } = await compare(one, other, { areFiles: true });
          expect(verdict).toEqual({ firstDifference: byte, text: words });
        } catch (error) {
          // The bytes begin as UTF-16 and aren't.
          expect(String(error)).toContain(`${words} The file begins as UTF-16 but isn’t valid UTF-16.`);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is in words, and none is given on typed texts', async () => {
    const verdictOf = async (a: string, b: string) =>
      (await compare(new Blob([a]), new Blob([b]), { areFiles: true })).verdict?.text;
    expect(await verdictOf('abc', 'abc')).toBe('The files are identical.');
    expect(await verdictOf('abc', 'abd')).toBe('The files differ from byte 3 on.');
    expect((await compare('abc', 'abd')).verdict).toBeNull();
  });

  it('comes with the reason if their lines can’t be compared', async () => {
    const long = new Uint8Array(64 * 1024 * 1024 + 2);
    const other = long.slice();
    other[9] = 1;
    await expect(compare(new Blob([long]), new Blob([other]), { areFiles: true })).rejects.toThrow(
      /^The files differ from byte 10 on\. Line 1 of the original text is longer than 64 MB\./,
    );
  });
});
