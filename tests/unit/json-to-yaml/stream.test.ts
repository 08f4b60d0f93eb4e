// The parts of a YAML stream (YAML 1.2.2, chapter 9): documents, the lines between them, and line breaks.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-to-yaml/kernel';
import { DEFAULT_OPTIONS, type YamlOptions } from '../../../workers/kernels/json-to-yaml/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';
import { anyYaml } from './any-yaml';

async function toJson(source: string, options: Partial<YamlOptions> = {}) {
  const output = await outputOf(kernel, source, { ...DEFAULT_OPTIONS, mode: 'to-json', ...options });
  return { ...output, text: await textOf(output.result) };
}

/** Each document, in both ways of writing several of them. */
async function valuesOf(source: string): Promise<unknown[]> {
  const [list, lines] = [await toJson(source), await toJson(source, { isLines: true })];
  const value = JSON.parse(list.text) as unknown;
  const values = list.documents > 1 ? (value as unknown[]) : [value];
  expect(lines.text.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual(values);
  expect(lines.documents).toBe(list.documents);
  return values;
}

describe('a line of “...”', () => {
  // PyYAML 6.0.3 reads the same documents, or refuses what YAML 1.1 did not have: documents without dashes, a tab after dots.
  test.each<[string, unknown[]]>([
    ['a: 1\n...\n...\n', [{ a: 1 }]],
    ['a: 1\n...\n# note\n...\n---\nb: 2\n', [{ a: 1 }, { b: 2 }]],
    ['a: 1\n... # end\n\n...\t# again\n...', [{ a: 1 }]],
    ['---\n...\n...\n---\n...\n', [null, null]],
    ['a\n...\n...\nb\n...\n...\nc\n', ['a', 'b', 'c']],
    ['- 1\r\n...\r\n...\r\n---\r\n- 2\r\n...\r\n', [[1], [2]]],
    ['--- |\n ...\n...\n...\n', ['...\n']],
    ['a: ...\n...\n...\n', [{ a: '...' }]],
    ['&a\n...\n...\n--- 1\n', [null, 1]],
  ])('%j ends a document that is there, and begins none', async (yaml, documents) =>
    expect(await valuesOf(yaml)).toEqual(documents),
  );

  // YAML 1.2.2, rule 211: the document before a suffix is optional.
  test.each<[string, unknown[]]>([
    ['...\n', [null]],
    ['...\na: 1\n', [{ a: 1 }]],
    ['# only notes\n...\n...\n--- a\n', ['a']],
    ['\ufeff...\n--- a\n', ['a']],
  ])('%j begins none at the start of a file either', async (yaml, documents) =>
    expect(await valuesOf(yaml)).toEqual(documents),
  );

  test.each([
    ['... a\n', 1, 5],
    ['a: 1\n...\n... b\n', 3, 5],
    ['%YAML 1.2\n...\n', 2, 1],
    ['a: 1\n...\n%YAML 1.2\n...\n---\nb: 2\n', 4, 1],
  ])('%j has something after it, or a directive before it', async (yaml, line, column) =>
    expect(toJson(yaml)).rejects.toMatchObject({ code: 'invalid-input', at: { line, column } }),
  );
});

test('three dashes with a no-break space behind them separate nothing', async () => {
  expect(await valuesOf('x\n---\u00a0y\n')).toEqual(['x ---\u00a0y']);
});

describe('a carriage return without a line feed', () => {
  // YAML 1.2.2, rule 28; PyYAML 6.0.3 reads the same.
  test.each<[string, unknown[]]>([
    ['- a\r- b\r', [['a', 'b']]],
    ['a: 1\r\r\nb: 2\r\r\n', [{ a: 1, b: 2 }]],
    ['kind: Pod\r\r\nmeta:\r\r\n  name: x\r\r\n', [{ kind: 'Pod', meta: { name: 'x' } }]],
    ['# note\ra: 1 # note\rb: 2\r', [{ a: 1, b: 2 }]],
    ['a: |\r  x\r  y\rb: 1\r', [{ a: 'x\ny\n', b: 1 }]],
    ['a: >\r\r\n  x\r\r\n  y\r\r\n', [{ a: '\nx\ny\n' }]],
    ['a: "one\r two\r\r  three"\r', [{ a: 'one two\nthree' }]],
    ['a: x\r  y\rb: &c [1,\r  2]\r', [{ a: 'x y', b: [1, 2] }]],
    ['---\ra: 1\r---\rb: 2\r...\r', [{ a: 1 }, { b: 2 }]],
    ['a: 1\r\nb:\n  c: 2\r  d: 3\n', [{ a: 1, b: { c: 2, d: 3 } }]],
  ])('%j ends a line, which is said', async (yaml, documents) => {
    expect(await valuesOf(yaml)).toEqual(documents);
    expect((await toJson(yaml)).notes.join()).toContain('carriage returns');
  });

  test('counts in the places of errors; one with a line feed needs no note', async () => {
    await expect(toJson('a: 1\rb: 2\rc: ]\r')).rejects.toMatchObject({ at: { line: 3, column: 4 } });
    expect((await toJson('a: 1\r\nb: |\r\n  x\r\n')).notes).toEqual([]);
  });
});

describe('a byte order mark', () => {
  // YAML 1.2.2, section 5.2 and rule 202, and what `cat` makes of files that begin with one.
  test.each<[string, unknown[]]>([
    ['a: 1\n---\n\ufeffb: 2\n', [{ a: 1 }, { b: 2 }]],
    ['a: 1\n--- \r\n\ufeffb: 2\r\n', [{ a: 1 }, { b: 2 }]],
    ['a: 1\n...\n\ufeffb: 2\n', [{ a: 1 }, { b: 2 }]],
    ['a: 1\n\ufeff---\nb: 2\n', [{ a: 1 }, { b: 2 }]],
    ['a: 1\n...\n\ufeff%YAML 1.2\n---\nb: 2\n', [{ a: 1 }, { b: 2 }]],
  ])('%j may begin each document', async (yaml, documents) => {
    expect(await valuesOf(yaml)).toEqual(documents);
    expect((await toJson(yaml)).notes.join()).toContain('Byte order marks');
  });

  test('within quotation marks is text', async () => {
    expect(await toJson('- "\ufeffa"\n- \'b\ufeff\'\n', { isLines: true })).toMatchObject({
      text: '["\ufeffa","b\ufeff"]',
      notes: [],
    });
  });
});

const gap = fc
  .array(fc.constantFrom('', '# note', '  # note', '\t'), { maxLength: 2 })
  .map((lines) => lines.map((line) => `${line}\n`).join(''));
const ends = fc.array(fc.tuple(fc.constantFrom('...\n', '... \n', '... # end\n'), gap), { maxLength: 3 });
const document = fc.constantFrom<[string, unknown]>(
  ...([
    ['a: 1\n', { a: 1 }],
    ['- a\n- - b\n', ['a', ['b']]],
    ['{a: [1,\n 2]}\n', { a: [1, 2] }],
    ['"a\n\n b"\n', 'a\nb'],
    ['|\n ---\n ...\n', '---\n...\n'],
    ['a b\n', 'a b'],
    ['!!str\n', ''],
    ['&x\n', null],
    ['? a\n: &b 1\n', { a: 1 }],
  ] satisfies [string, unknown][]),
);
const oneOfStream = fc.record({ document, marker: fc.constantFrom('---\n', '--- # note\n', ''), ends, gap });

test('any stream has the documents that it was made of', async () => {
  await fc.assert(
    fc.asyncProperty(gap, ends, fc.array(oneOfStream, { minLength: 1, maxLength: 4 }), async (head, first, parts) => {
      const suffix = (of: typeof first) => of.flat().join('');
      const text = parts.map(({ document: [lines], marker, ends, gap }, index) => {
        // A block text would continue with the blank lines and lines of tabs after it.
        const behind = ends.length > 0 ? suffix(ends) : lines.startsWith('|') ? '' : gap;
        const isApart = index === 0 || (parts[index - 1]?.ends.length ?? 0) > 0;
        return (marker === '' && !isApart ? '---\n' : marker) + lines + behind;
      });
      expect(await valuesOf(head + suffix(first) + text.join(''))).toEqual(
        parts.map(({ document: [, value] }) => value),
      );
    }),
    { numRuns: 500 },
  );
});

test('whatever is accepted is valid JSON, with as many documents in both ways of writing them', async () => {
  const marks = fc.constantFrom(
    '---',
    '...',
    '--- x',
    '... # end',
    '\ufeff---',
    '%YAML 1.1',
    '# note',
    '',
    '---\u00a0',
  );
  const text = fc.array(fc.oneof(anyYaml, marks), { maxLength: 6 }).map((parts) => `${parts.join('\n')}\n`);
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(text, async (yaml) => {
      const isAccepted = await toJson(yaml).then(
        () => true,
        (cause: unknown) => {
          expect(cause, JSON.stringify(yaml)).toMatchObject({ code: 'invalid-input' });
          return false;
        },
      );
      if (!isAccepted) return;
      accepted++;
      await valuesOf(yaml);
    }),
    { numRuns: 1_000 },
  );
  expect(accepted).toBeGreaterThan(50);
});
