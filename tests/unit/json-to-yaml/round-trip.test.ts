// JSON to YAML: the YAML library reads the result back in both versions, and converting it back gives the same tokens.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments, parseDocument } from 'yaml';
import { kernel } from '../../../workers/kernels/json-to-yaml/kernel';
import { DEFAULT_OPTIONS, type YamlOptions } from '../../../workers/kernels/json-to-yaml/spec';
import { anySpacedJson } from '../json-formatter/any-json';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

async function convert(input: string, options: Partial<YamlOptions> = {}, chunkBytes = 1 << 20) {
  const output = await outputOf(kernel, input, { ...DEFAULT_OPTIONS, ...options }, { chunkBytes });
  return textOf(output.result);
}

/** Tokens without whitespace, and decoded strings, because YAML has other escapes. */
const tokens = (json: string): string[] =>
  (json.match(/"(?:[^"\\]|\\.)*"|[^\s"]/g) ?? []).map((token) =>
    token.startsWith('"') ? JSON.stringify(JSON.parse(token)) : token,
  );

const indents = fc.constantFrom<YamlOptions['indent']>('2', '4');

const read = (yaml: string, version: '1.1' | '1.2') =>
  parseDocument(yaml, { version, uniqueKeys: false, ...(version === '1.1' && { merge: true }) }).toJS() as unknown;

/** Texts that programs have been known to take for something else. */
const NASTY = [
  ...['', ' ', '  a', 'a ', '~', 'null', 'Null', 'true', 'FALSE', 'yes', 'No', 'on', 'OFF', 'y', 'N', '=', '<<', '-'],
  ...[
    '- a',
    '-a',
    '? a',
    '?',
    ': a',
    'a: b',
    'a:',
    ':a',
    'a #b',
    'a#b',
    '#a',
    '&a',
    '*a',
    '!a',
    '|',
    '>',
    '%a',
    '@a',
    '`a',
  ],
  ...[
    "'a'",
    '"a"',
    '[a',
    'a]',
    '{a',
    'a}',
    ',',
    'a,b',
    '1',
    '-1',
    '+1',
    '1.0',
    '.5',
    '1e5',
    '1_000',
    '0x1F',
    '0o17',
    '017',
  ],
  ...[
    '0b11',
    '190:20:30',
    '12:30',
    '2001-12-14',
    '2001-12-14t21:59:43.10-05:00',
    '.inf',
    '-.INF',
    '.nan',
    '1.2.3',
    '1 2',
  ],
  ...[
    '---',
    '--- a',
    '...',
    '... a',
    'a\nb',
    'a\nb\n',
    'a\n\n',
    '\na',
    'a\n  b\n c',
    'a\n \nb',
    ' a\nb',
    'a\n---\nb',
    '\n',
    '\n\n',
  ],
  ...[
    'a\tb',
    '\ta',
    'a\n\tb',
    'a\r\nb',
    'a\rb',
    '\u0000',
    '\u0007',
    '\u007f',
    'a\u0085b',
    '\u2028',
    '\ufeff',
    'a\ufeffb',
    '\uffff',
  ],
  ...[
    'é',
    '世界',
    '😀',
    'a\nb #c: d',
    'x'.repeat(2000),
    `${'x'.repeat(500)} ${'y'.repeat(700)}`,
    'null and',
    '# a\nb',
    '\ud800',
  ],
  ...[
    'https://example.com/a?b=c#d',
    'C:\\dir',
    '100%',
    '$HOME',
    'a & b',
    'a\n- b',
    'a\u00a0',
    '1,000',
    '12 Main Street',
  ],
];

describe('JSON to YAML', () => {
  test.each(NASTY.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
    '%s stays text, as key and as value',
    async (_, text) => {
      const value = { [text]: text, list: [text, [text], { [text]: [{ a: text }] }] };
      for (const indent of ['2', '4'] as const) {
        for (const json of [JSON.stringify(value), JSON.stringify(text)]) {
          const yaml = await convert(json, { indent });
          for (const version of ['1.2', '1.1'] as const) expect(read(yaml, version)).toEqual(JSON.parse(json));
          expect(tokens(await convert(yaml, { mode: 'to-json' }))).toEqual(tokens(json));
          expect(tokens(await convert(yaml, { mode: 'to-json', version: '1.1' }))).toEqual(tokens(json));
        }
      }
    },
  );

  test('any JSON is what the library reads', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), indents, async (value, indent) => {
        const json = JSON.stringify(value);
        const yaml = await convert(json, { indent });
        for (const version of ['1.2', '1.1'] as const) {
          // The library's 1.1 takes numbers without a point and with an exponent, as 1.2 does.
          expect(read(yaml, version)).toEqual(JSON.parse(json));
        }
      }),
    );
  });

  test('and back again, every token is there', async () => {
    await fc.assert(
      fc.asyncProperty(anySpacedJson, indents, fc.constantFrom(1, 7, 1 << 20), async (json, indent, chunkBytes) => {
        const yaml = await convert(json, { indent }, chunkBytes);
        expect(tokens(await convert(yaml, { mode: 'to-json' }))).toEqual(tokens(json));
      }),
      { numRuns: 300 },
    );
  });

  test('lines become documents, and come back as lines', async () => {
    const yaml = await convert('{"a":1}\n[]\n"x\\ny"\n', { isLines: true });
    expect(yaml).toBe('a: 1\n---\n[]\n---\n|-\n  x\n  y\n');
    expect(parseAllDocuments(yaml).map((document) => document.toJS() as unknown)).toEqual([{ a: 1 }, [], 'x\ny']);
    expect(await convert(yaml, { mode: 'to-json', isLines: true })).toBe('{"a":1}\n[]\n"x\\ny"');
  });

  test('a string of a hundred pieces stays whole', async () => {
    const long = 'é\\u00e9\\ud83d\\ude00"\\\\ '.replace('"', '\\"').repeat(30_000);
    for (const json of [`["${long}"]`, `{"${long}":"${'x'.repeat(200_000)}"}`, `"${long}"`]) {
      const yaml = await convert(json, {}, 4096);
      expect(tokens(await convert(yaml, { mode: 'to-json' }))).toEqual(tokens(json));
    }
  });

  test('a text that begins with a letter stays itself, whatever stands in it and at its end', async () => {
    const after = Array.from(
      " :#,[]{}&*!|>%@`'?-~=<.\u007f\u0080\u0085\u00a0éö\u1680\u2003\u2028\u202f\u205f\u3000\ufeff\uffff界😀",
    );
    for (const one of after) {
      for (const text of [`word${one}`, `word${one} more`, `word ${one}more`, `n${one}`, `no${one}`]) {
        const json = JSON.stringify({ [text]: [text] });
        const yaml = await convert(json);
        for (const version of ['1.2', '1.1'] as const) expect(read(yaml, version), yaml).toEqual({ [text]: [text] });
        expect(JSON.parse(await convert(yaml, { mode: 'to-json' })), yaml).toEqual({ [text]: [text] });
      }
    }
  });

  test('the form of a long string depends on its length only, not on the chunks', async () => {
    for (const end of ['', 'é', '\\ud83d\\ude00', '\\n', 'abcdefgh\\t', '界'.repeat(9)]) {
      for (const length of [65_520, 65_535, 65_550]) {
        const string = `"${'x'.repeat(length)}${end}y"`;
        const json = `{${string}:[${string},1e5]}`;
        const whole = await convert(json);
        for (const chunkBytes of [977, 65_536]) expect((await convert(json, {}, chunkBytes)) === whole).toBe(true);
        expect(tokens(await convert(whole, { mode: 'to-json' }))).toEqual(tokens(json));
      }
    }
  });
});
