// Repairs: the output is JSON, the input's values stay, and valid JSON is unchanged.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-formatter/kernel';
import { messages } from '../../../workers/kernels/json-formatter/messages';
import { repairText } from '../../../workers/kernels/json-formatter/repair';
import { DEFAULT_OPTIONS, type JsonAction } from '../../../workers/kernels/json-formatter/spec';
import { createSpeaker } from '../../../workers/words/in-words';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';
import { anySpacedJson } from './any-json';

const options = { ...DEFAULT_OPTIONS, action: 'repair' } as const;

const speaker = createSpeaker({ 'json-formatter': messages });

/** Throws where it stops. */
function repaired(text: string) {
  const done = repairText(text, false);
  if ('stoppedAt' in done) throw new Error(speaker.text(done.expected));
  return { text: done.text, repairs: done.repairs.map(({ what }) => speaker.text(what)) };
}

describe('texts of other programs', () => {
  const NUL = '\0';
  const ESC = '\x1b';

  // Python's repr, and what ast.literal_eval and json.dumps give.
  test.each<[string, unknown, readonly string[]]>([
    ['(True, False, None)', [true, false, null], ['( ) with [ ]', 'True by true', 'False by false', 'None by null']],
    ["{'a': (1, 2)}", { a: [1, 2] }, ["Replaced '", '( ) with [ ]']],
    ['(1,)', [1], ['( ) with [ ]']],
    ['()', [], ['( ) with [ ]']],
    [
      '[(1, "a"), (2, "b")]',
      [
        [1, 'a'],
        [2, 'b'],
      ],
      ['( ) with [ ]', '( ) with [ ]'],
    ],
    [
      '((1, 2), (3, 4))',
      [
        [1, 2],
        [3, 4],
      ],
      ['( ) with [ ]', '( ) with [ ]', '( ) with [ ]'],
    ],
    ['(1, (2, ()))', [1, [2, []]], ['( ) with [ ]', '( ) with [ ]', '( ) with [ ]']],
    ['({"a": 1}, [2])', [{ a: 1 }, [2]], ['( ) with [ ]']],
    ['({"a": 1})', { a: 1 }, ['Removed ( )']],
    ['callback({"a": 1})', { a: 1 }, ['Removed callback( )']],
    ['(1, 2', [1, 2], ['( ) with [ ]', 'missing “]”']],
  ])('of Python: %s', (text, value, whats) => {
    const { text: written, repairs } = repaired(text);
    expect(JSON.parse(written)).toEqual(value);
    expect(repairs).toHaveLength(whats.length);
    for (const what of whats) expect(repairs).toContainEqual(expect.stringContaining(what));
  });

  test.each<[string, unknown]>([
    [`${ESC}[32m{"a":1}${ESC}[0m`, { a: 1 }],
    // jq --color-output
    [
      `${ESC}[1;39m{${ESC}[0m${ESC}[34;1m"a"${ESC}[0m${ESC}[1;39m:${ESC}[0m${ESC}[0;39m1${ESC}[0m${ESC}[1;39m}${ESC}[0m`,
      { a: 1 },
    ],
    // Node's console.log of an object
    [`{ a: ${ESC}[33m1${ESC}[39m, b: ${ESC}[32m'c'${ESC}[39m, d: ${ESC}[1mnull${ESC}[22m }`, { a: 1, b: 'c', d: null }],
    [`${ESC}[2K${ESC}[1G[1]`, [1]],
    [`${ESC}[38;2;255;100;0m"x"${ESC}[m`, 'x'],
    [`${ESC}]8;;https://a.example${ESC}\\"x"${ESC}]8;;${ESC}\\`, 'x'],
  ])('with colors: %j', (text, value) => {
    const { text: written, repairs } = repaired(text);
    expect(JSON.parse(written)).toEqual(value);
    expect(repairs[0]).toBe('Removed the colors of a terminal');
  });

  test.each<[string, unknown]>([
    [`{"a":1}${NUL}${NUL}`, { a: 1 }],
    [`{"a":1}\n${NUL.repeat(4096)}\n`, { a: 1 }],
    [`${NUL}[1]`, [1]],
  ])('with NUL characters: %j', (text, value) => {
    const { text: written, repairs } = repaired(text);
    expect(JSON.parse(written)).toEqual(value);
    expect(repairs).toEqual(['Removed NUL characters around the text']);
  });

  // ECMA-35 and ECMA-48: what “tput sgr0” writes on an xterm.
  test('with the reset of tput', () => {
    expect(repaired(`[1]${ESC}(B${ESC}[m`)).toEqual({ text: '[1]', repairs: ['Removed the colors of a terminal'] });
  });

  test.each(['{"a": (}', '[(]', '[1, (3, (]', '(', '[(', '{"a": ((}'])(
    'parentheses with nothing in them: %s',
    async (text) => {
      await expect(outputOf(kernel, text, options)).rejects.toThrow('Expected a value. No safe repair was found.');
    },
  );

  test('the places of later repairs are those in the text with its colors', async () => {
    const { repairs } = await outputOf(kernel, `${ESC}[32m[1,${ESC}[0m]`, options);
    expect(repairs).toEqual([
      'Removed the colors of a terminal (line 1, column 1).',
      'Removed a trailing comma (line 1, column 8).',
    ]);
  });

  test('long runs of NUL characters and many colors take linear time', () => {
    const count = 300_000;
    expect(repairText(`[1]${NUL.repeat(count)}${`${NUL} `.repeat(count)}x`, false)).toMatchObject({ stoppedAt: 3 });
    const { text, repairs } = repaired(`[${`${ESC}[33mNaN${ESC}[39m,`.repeat(count)}0]`);
    expect(JSON.parse(text)).toHaveLength(count + 1);
    expect(repairs).toHaveLength(count + 1);
  });

  test.each([`{"a": "b\\'c"}`, '"b\\`c"'])('every repair is listed: %s', (text) => {
    expect(repaired(text).repairs).toEqual([expect.stringMatching(/^Replaced the escape \\['`]$/)]);
  });

  test.each([`{"a":1}${NUL}${NUL}`, '{"a":1}}', '[1]]', '{"a":1} x'])(
    'what follows the JSON is named without an offer of JSON Lines: %j',
    async (text) => {
      const validated = outputOf(kernel, text, { ...options, action: 'validate' });
      await expect(validated).rejects.toThrow('Expected nothing after the end of the JSON. Remove the rest.');
    },
  );
});

describe('repairs', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['[1, 2,]', [1, 2], ['Removed a trailing comma']],
    ['{"a": 1, /* b */ "c": 2 // d\n}', { a: 1, c: 2 }, ['Removed a comment', 'Removed a comment']],
    [`{'a': 'it\\'s "b"'}`, { a: `it's "b"` }, ["Replaced ' with", "Replaced ' with"]],
    ['{“a”: ‘b’}', { a: 'b' }, ['Replaced “', 'Replaced ‘']],
    ['{a: 1, $b_1: 2}', { a: 1, $b_1: 2 }, ['around the key a', 'around the key $b_1']],
    ['{"a": [1, {"b": 2', { a: [1, { b: 2 }] }, ['missing “}”', 'missing “]”', 'missing “}”']],
    ['[{"a": 1]', [{ a: 1 }], ['missing “}”']],
    ['[1 2]', [1, 2], ['missing comma']],
    ['{"a": 1 "b": 2}', { a: 1, b: 2 }, ['missing comma']],
    ['[True, None, undefined]', [true, null, null], ['True by true', 'None by null', 'undefined by null']],
    ['"a\nb"', 'a\nb', ['Escaped a line break']],
    ['["a', ['a'], ['Closed the last string', 'missing “]”']],
    ['\u00a0[1]', [1], ['special whitespace']],
    ['# note\n{"a": 1e400}', { a: Infinity }, ['Removed a comment']],
  ])('%s', (text, value, whats) => {
    const { text: written, repairs } = repaired(text);
    expect(JSON.parse(written)).toEqual(value);
    expect(repairs).toEqual(whats.map((what) => expect.stringContaining(what) as string));
  });

  test.each<[string, unknown]>([
    // JSON5 (https://spec.json5.org/#numbers) and jsonrepair read them so.
    ['{"n": -05, "m": .3, "p": +1, "q": 5.}', { n: -5, m: 0.3, p: 1, q: 5 }],
    ['[0x1F, -0xff, 0XABCDEF, 0o17, 0b101]', [31, -255, 11259375, 15, 5]],
    ['[007, 00, -.5e3, 5.e-1, +.25, 1_000_000, 9n]', [7, 0, -500, 0.5, 0.25, 1000000, 9]],
    // JSON.stringify([NaN, Infinity, -Infinity]) is [null,null,null]. Python writes these words by json.dumps and by repr.
    ['[NaN, Infinity, -Infinity, nan, inf, -inf]', [null, null, null, null, null, null]],
    ['{"loss": NaN}', { loss: null }],
  ])('numbers: %s', async (text, value) => {
    const { result, repairs } = await outputOf(kernel, text, options);
    expect(JSON.parse(result ? await textOf(result) : '')).toEqual(value);
    expect(repairs.join('\n')).toMatch(/^Replaced \S+ by \S+ \(line 1/);
  });

  test('a number beyond double precision keeps every digit', () => {
    expect(repaired('[0x1FFFFFFFFFFFFFFFFF, 012345678901234567890, .12345678901234567890]').text).toBe(
      '[590295810358705651711, 12345678901234567890, 0.12345678901234567890]',
    );
  });

  test.each<[string, unknown, readonly string[]]>([
    ['```json\n{"a":1}\n```', { a: 1 }, ['Removed the code fence (']],
    ['```\r\n[1,\r\n2,]\r\n```\r\n', [1, 2], ['Removed the code fence (', 'trailing comma (line 3, column 2)']],
    ['~~~json5\n{a: 1}\n~~~', { a: 1 }, ['Removed the code fence (', 'around the key a (line 2, column 2)']],
    [
      'Here’s the JSON:\n\n```json\n{"a": 1}\n```\nLet me know.',
      { a: 1 },
      ['the code fence and the text around it (line 3, column 1)'],
    ],
    ['```json\n{"a": "```"}\n```', { a: '```' }, ['code fence']],
    ['```json\n{"a": [1', { a: [1] }, ['code fence', 'missing “]”', 'missing “}”']],
    ['```json {"a":1}```', { a: 1 }, ['code fence']],
    ['callback({"a":1});', { a: 1 }, ['Removed callback( ) around a value (line 1, column 1)', 'Removed “;”']],
    ['/**/jQuery.cb_1([1, 2])', [1, 2], ['Removed a comment', 'Removed jQuery.cb_1( )']],
    ['cb({"a":1', { a: 1 }, ['Removed cb( )', 'missing “}”']],
    ['({"a":1})', { a: 1 }, ['Removed ( )']],
    ['const data = {a: 1};', { a: 1 }, ['Removed “const data =”', 'key a', 'Removed “;”']],
    ['module.exports = {"a": 1}', { a: 1 }, ['Removed “module.exports =”']],
    ['export default [1]', [1], ['Removed “export default”']],
    [`)]}',\n{"a":1}`, { a: 1 }, [`Removed “)]}',”`]],
    ['for(;;);{"a":1}', { a: 1 }, ['Removed “for(;;);”']],
    [
      '{"version":NumberLong(1),"d":ISODate("2020-01-01T00:00:00Z")}',
      { version: 1, d: '2020-01-01T00:00:00Z' },
      ['Removed NumberLong( ) around a value (line 1, column 12)', 'Removed ISODate( )'],
    ],
    [
      '{ "_id" : ObjectId("507f1f77bcf86cd799439011"), "n": NumberDecimal("1.50"), "u": UUID("3b241101") }',
      { _id: '507f1f77bcf86cd799439011', n: '1.50', u: '3b241101' },
      ['ObjectId( )', 'NumberDecimal( )', 'UUID( )'],
    ],
    [`[new Date("2020-01-01"), Decimal('1.5')]`, ['2020-01-01', '1.5'], ['Date( )', 'Decimal( )', "Replaced '"]],
    [String.raw`{\"a\":1}`, { a: 1 }, ['Removed a level of backslashes (line 1, column 2)']],
    [
      String.raw`{\n  \"a\": \"b \\\"c\\\" d\\n\",\n}`,
      { a: 'b "c" d\n' },
      ['level of backslashes', 'trailing comma (line 1, column 33)'],
    ],
    [String.raw`[{\\\"a\\\":\\\"\u00e9\\\"}]`, [{ a: 'é' }], ['level of backslashes', 'level of backslashes']],
    [
      '{"a":1}\n{"b":2}\n',
      [{ a: 1 }, { b: 2 }],
      ['Put the values in a list, because JSON is one value (line 2, column 1)'],
    ],
    ['{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }], ['Put the values in a list']],
    ['{"a":1},\n{"b":2},', [{ a: 1 }, { b: 2 }], ['Put the values in a list', 'trailing comma']],
    ['1\n2\n"x"', [1, 2, 'x'], ['Put the values in a list']],
    ['{"a":1},', { a: 1 }, ['trailing comma']],
    [
      String.raw`{"a": "\x41\v\0", 'b': '\u{1F600}\U0001F600'}`,
      { a: 'A\v\0', b: '😀😀' },
      ['\\x41', '\\v', '\\0', 'with', 'with', '\\u{1F600}', '\\U0001F600'],
    ],
    ['"a\\\nb"', 'ab', ['Joined the lines']],
  ])('what other programs put around JSON: %s', async (text, value, whats) => {
    const { result, repairs } = await outputOf(kernel, text, options);
    expect(JSON.parse(result ? await textOf(result) : '')).toEqual(value);
    expect(repairs).toEqual(whats.map((what) => expect.stringContaining(what) as string));
  });

  test('JSON Lines stay lines', async () => {
    const text = '{"a":1}{"b":2},\n{"c":.5}';
    const { result, repairs } = await outputOf(kernel, text, { ...options, isLines: true });
    expect(result && (await textOf(result)).replaceAll(/\s+/g, '')).toBe('{"a":1}{"b":2}{"c":0.5}');
    expect(repairs).toEqual([
      'Added a missing line break (line 1, column 8).',
      'Removed “,” after the end (line 1, column 15).',
      'Replaced .5 by 0.5 (line 2, column 6).',
    ]);
  });

  test.each<[string, number, number, string]>([
    ['{"a" 1}', 1, 6, 'Unexpected “1” at line 1, column 6. Expected a colon after the key.'],
    ['{"a":}', 1, 6, 'Unexpected “}” at line 1, column 6. Expected a value.'],
    ['hello', 1, 1, 'Unexpected “hello” at line 1, column 1. Expected a value.'],
    ['[1]]', 1, 4, 'Unexpected “]” at line 1, column 4. Expected nothing after the end of the JSON.'],
    ['{]', 1, 2, 'Unexpected “]” at line 1, column 2. Expected a key.'],
    [',', 1, 1, 'Unexpected “,” at line 1, column 1. Expected a value.'],
    ['{"a": b}', 1, 7, 'Unexpected “b” at line 1, column 7. Expected a value.'],
    ['[,]', 1, 2, 'Unexpected “,” at line 1, column 2. Expected a value.'],
    ['{\n  a: 1,\n  "b": tru', 3, 8, 'Unexpected “tru” at line 3, column 8. Expected a value.'],
    ['{"a":', 1, 6, 'The text ends at line 1, column 6. Expected a value.'],
    ['[2024-01-02]', 1, 6, 'Unexpected “-01-02” at line 1, column 6. Expected a comma or a closing bracket.'],
    ['2024-01-02', 1, 5, 'Unexpected “-01-02” at line 1, column 5. Expected nothing after the end of the JSON.'],
    ['[1.2.3]', 1, 2, 'Unexpected “1” at line 1, column 2. Expected a value.'],
    ['{"a": ISODate()}', 1, 15, 'Unexpected “)” at line 1, column 15. Expected a value.'],
    ['{"a": Timestamp(1, 2)}', 1, 7, 'Unexpected “Timestamp” at line 1, column 7. Expected a value.'],
    ['cb({"a":1}, 2)', 1, 11, 'Unexpected “,” at line 1, column 11. Expected a closing parenthesis.'],
    [
      String.raw`{a: "C:\dir"}`,
      1,
      8,
      String.raw`Unexpected “\” at line 1, column 8. A backslash in a string is written as \\.`,
    ],
    ['```\n[1]\n```\n```\n[2]\n```', 1, 1, 'Unexpected “`” at line 1, column 1. Paste the text of one code block.'],
    ['```json\n{"a": x}\n```', 2, 7, 'Unexpected “x” at line 2, column 7. Expected a value.'],
    [String.raw`{\"a\": x}`, 1, 9, 'Unexpected “x” at line 1, column 9. Expected a value.'],
    ['{"he said "hi" there": 1}', 1, 12, 'Unexpected “hi” at line 1, column 12. Expected a colon after the key.'],
  ])('no guess is made for %s', async (text, line, column, message) => {
    await expect(outputOf(kernel, text, options)).rejects.toMatchObject({
      code: 'invalid-input',
      title: 'Invalid JSON',
      at: { line, column },
      message: `${message} No safe repair was found.`,
    });
  });

  test('a repair is offered for a mistake in a text of up to 8 MiB, but not for what can’t be repaired', async () => {
    const offer = async (text: string, action: JsonAction) => {
      const error: unknown = await outputOf(kernel, text, { ...options, action }).catch((thrown: unknown) => thrown);
      return error instanceof Error && 'isRepairable' in error;
    };
    expect(await offer('{a: 1}', 'format')).toBe(true);
    expect(await offer('{a: 1}', 'validate')).toBe(true);
    expect(await offer('{"a": x}', 'repair')).toBe(false);
    expect(await offer('["\ud800"]', 'format')).toBe(false);
    expect(await offer(`[${' '.repeat(8 * 1024 * 1024)}a]`, 'minify')).toBe(false);
  });

  test('JSON stays as it is', () => {
    fc.assert(
      fc.property(anySpacedJson, (text) => {
        expect(repairText(text, false)).toEqual({ text, repairs: [] });
      }),
    );
  });

  test('any text ends in JSON or in words', async () => {
    const parts = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        "'",
        'a',
        '1',
        '-',
        '//',
        '\n',
        '/*',
        '*/',
        '\\',
        '(',
        ')',
        'Date(',
        '`',
        '.',
        '0x',
        ';',
        'NaN',
        'x',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { minLength: 1, maxLength: 12 }), async (some) => {
        const text = some.join('');
        fc.pre(text.trim() !== '');
        const output = await outputOf(kernel, text, options).catch((error: unknown) => error);
        if (output instanceof Error) expect(output.message).toMatch(/No safe repair was found\.$/);
        else expect(output).toMatchObject({ action: 'repair' });
      }),
      { numRuns: 500 },
    );
  });

  test('are told with their places, in the order of the input', async () => {
    const { result, repairs } = await outputOf(kernel, '{a: 1,\n b: 2, // c\n}', options);
    expect(result && (await textOf(result))).toBe('{\n  "a": 1,\n  "b": 2\n}');
    expect(repairs).toEqual([
      'Put quotation marks around the key a (line 1, column 2).',
      'Put quotation marks around the key b (line 2, column 2).',
      'Removed a trailing comma (line 2, column 6).',
      'Removed a comment (line 2, column 8).',
    ]);
  });
});

describe('the form of the file', () => {
  test.each([
    ['a byte order mark', new Blob(['\ufeff[1,]']), messages.byteOrderMark],
    ['UTF-16', new Blob([Buffer.from('\ufeff[1,]', 'utf16le')]), messages.utf16],
  ])('is among what was repaired: %s', async (_, source, note) => {
    const { result, repairs } = await outputOf(kernel, source, options);
    expect(result && JSON.parse(await textOf(result))).toEqual([1]);
    expect(repairs).toEqual([note, expect.stringContaining('Removed a trailing comma')]);
  });
});
