// YAML to JSON and back: numbers to the last digit, both versions, losses and their places, and inputs that make other
// converters hang.
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/json-to-yaml/kernel';
import { DEFAULT_OPTIONS, type LossKind, type YamlOptions } from '../../../workers/kernels/json-to-yaml/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';
import { convertByLibrary } from './two-ways';

async function use(source: Source, options: Partial<YamlOptions> = {}) {
  const output = await outputOf(kernel, source, { ...DEFAULT_OPTIONS, ...options });
  return { ...output, text: await textOf(output.result) };
}

const toJson = (source: Source, options: Partial<YamlOptions> = {}) => use(source, { mode: 'to-json', ...options });
const toLine = async (source: string, options: Partial<YamlOptions> = {}) =>
  (await toJson(source, { isLines: true, ...options })).text;

async function lossesOf(source: string, options: Partial<YamlOptions> = {}) {
  const { losses } = await toJson(source, options);
  return Object.fromEntries(
    losses.map(({ kind, places }) => [kind, places.map(({ line, text }) => `${line}: ${text}`)]),
  );
}

describe('numbers', () => {
  test.each([
    ...['0', '-0', '12345678901234567890', '1.0', '1e400', '1E5', '0.1000000000000000055', '-1.5e-7'].map((same) => [
      same,
      same,
    ]),
    ...[
      ['+1', '1'],
      ['.5', '0.5'],
      ['-.5', '-0.5'],
      ['5.', '5.0'],
      ['007', '7'],
      ['0o17', '15'],
      ['0xFFFFFFFFFFFFFFFFF', '295147905179352825855'],
    ],
    ...[
      ['1_000', '"1_000"'],
      ['0b11', '"0b11"'],
      ['1:30', '"1:30"'],
      ['.inf', '".inf"'],
      ['-.INF', '"-.INF"'],
      ['.nan', '".nan"'],
    ],
  ])('of YAML 1.2: %s is %s', async (yaml = '', json) => expect(await toLine(yaml)).toBe(json));

  // https://yaml.org/type/int.html and float.html, their examples among them
  test.each([
    ...[
      ['685230', '685230'],
      ['+685_230', '685230'],
      ['02472256', '685230'],
      ['0x_0A_74_AE', '685230'],
    ],
    ...[
      ['0b1010_0111_0100_1010_1110', '685230'],
      ['190:20:30', '685230'],
      ['6.8523015e+5', '6.8523015e+5'],
    ],
    ...[
      ['685.230_15e+03', '685.23015e+03'],
      ['685_230.15', '685230.15'],
      ['190:20:30.15', '685230.15'],
      ['-.inf', '"-.inf"'],
    ],
    ...[
      ['1e5', '"1e5"'],
      ['0o17', '"0o17"'],
      ['08', '"08"'],
      ['.', '"."'],
      ['-', '"-"'],
      ['2001-12-14', '"2001-12-14"'],
    ],
  ])('of YAML 1.1: %s is %s', async (yaml = '', json) => {
    if (yaml === '-') return expect(await toLine(yaml, { version: '1.1' })).toBe('[null]');
    expect(await toLine(yaml, { version: '1.1' })).toBe(json);
  });

  test('are written for readers of YAML 1.1 where that is asked for', async () => {
    const { text, losses } = await use('[1e5, 1.5E3, 12, 1.0e-2]', { version: '1.1' });
    expect(text).toBe('- 1.0e+5\n- 1.5E+3\n- 12\n- 1.0e-2\n');
    expect(losses.map(({ kind, count }) => [kind, count])).toEqual([['rewritten-number', 2]]);
  });

  // https://yaml.org/type/float.html wants a point, and PyYAML and Psych a sign as well.
  test.each<[string, string[]]>([
    ['{"a":1e5,"b":1E400}', ['1e5: 1e5 here, "1e5" in 1.1', '1E400: 1E400 here, "1E400" in 1.1']],
    ['[1e+5]', ['1e+5: 1e+5 here, "1e+5" in 1.1']],
    ['[1.5e3]', ['1.5e3: 1.5e3 here, "1.5e3" in 1.1']],
    ['-2E-7', ['-2E-7: -2E-7 here, "-2E-7" in 1.1']],
    ['{"0e0":0e0}', ['0e0: 0e0 here, "0e0" in 1.1']],
    ['[1.0e+5, -1.5E-7, 0.25, 12, "1e5"]', []],
  ])('that YAML 1.1 reads as text are said where 1.2 is written: %s', async (json, said) => {
    const { text, losses } = await use(json);
    expect(JSON.parse((await toJson(text)).text)).toEqual(JSON.parse(json));
    const places = losses.find(({ kind }) => kind === 'version')?.places ?? [];
    expect(places).toEqual(said.map((text) => ({ line: null, text })));
  });
});

describe('words and tags', () => {
  test.each([
    [
      '[yes, No, on, OFF, y, n, true, ~, Null]',
      '["yes","No","on","OFF","y","n",true,null,null]',
      '[true,false,true,false,"y","n",true,null,null]',
    ],
    ['{no: 1, on: 2}', '{"no":1,"on":2}', '{"false":1,"true":2}'],
    ['"yes"', '"yes"', '"yes"'],
    [
      '[!!str 12, !!int "3", !!float 1, !!bool "true", !!null "", ! 5, !!binary aGk=, !own {a: 1}]',
      '["12",3,1,true,null,"5","aGk=",{"a":1}]',
      undefined,
    ],
    ['!!int abc', '"abc"', undefined],
    [
      '? [1, {a: b}]\n: x\n? {c: d}\n: v\n? 1\n: z\n? null\n: q',
      '{"[1,{\\"a\\":\\"b\\"}]":"x","{\\"c\\":\\"d\\"}":"v","1":"z","null":"q"}',
      undefined,
    ],
  ])('%s', async (yaml, json, old = json) => {
    expect(await toLine(yaml)).toBe(json);
    expect(await toLine(yaml, { version: '1.1' })).toBe(old);
  });

  test('a directive decides for its document', async () => {
    const { text, notes } = await toJson('%YAML 1.1\n---\nno\n...\n%YAML 1.2\n---\nno\n', { isLines: true });
    expect(text).toBe('false\n"no"');
    expect(notes.join()).toContain('%YAML');
  });
});

describe('aliases and merge keys', () => {
  const YAML = 'base: &b {x: 1, y: 2}\nmore: &m {y: 3, z: 4}\nall:\n  y: 0\n  <<: [*b, *m]\n  w: *b\n';
  test('are expanded; own keys win, then the first map that has them', async () => {
    expect(JSON.parse(await toLine(YAML))).toEqual(parse(YAML, { merge: true }));
    expect(await toLine(YAML)).toContain('"all":{"y":0,"x":1,"z":4,"w":{"x":1,"y":2}}');
    expect(await toLine(YAML, { merge: false })).toContain('"<<":[{"x":1,"y":2},{"y":3,"z":4}]');
  });

  test('an alias is of the anchor before it, also within another', async () => {
    expect(await toLine('a: &x 1\nb: &y [*x]\nc: &x 2\nd: *y\ne: *x\n')).toBe('{"a":1,"b":[1],"c":2,"d":[1],"e":2}');
  });

  const TWICE = 'one: &one {a: 10, b: 10}\ntwo: &two {b: 20, c: 20}\n';
  // Readers differ: the last wins in PyYAML, and ruamel.yaml refuses the second.
  test.each([
    [`${TWICE}k:\n  <<: *one\n  <<: *two\n`, '"k":{"a":10,"b":10,"c":20}', ['5: <<']],
    [
      `${TWICE}k: {<<: *one, d: 1, <<: *two, <<: {e: 1}}\n`,
      '"k":{"a":10,"b":10,"d":1,"c":20,"e":1}',
      ['3: <<', '3: <<'],
    ],
    [`${TWICE}<<: *one\nx: 1\n<<: *two\n`, '"a":10,"b":10,"x":1,"c":20}', ['5: <<']],
    [
      `${TWICE}<<: *one\n${Array.from({ length: 5_000 }, (_, index) => `k${index}: 1\n`).join('')}<<: *two\n`,
      '"k4999":1,"c":20}',
      ['5004: <<'],
    ],
    [`${TWICE}k:\n  "<<": 1\n  <<: *one\n`, '"k":{"<<":1,"a":10,"b":10}', undefined],
  ])('two in one map are said: %#', async (yaml, json, places) => {
    expect(await toLine(yaml)).toContain(json);
    expect((await lossesOf(yaml))['duplicate-key']).toEqual(places);
  });

  // PyYAML: “expected a mapping or list of mappings for merging”.
  test.each([
    ['a: &a 3\nb:\n  <<: *a\n', '{"a":3,"b":{"<<":3}}', ['3: ']],
    ['a:\n  <<: null\n  b: 1\n', '{"a":{"<<":null,"b":1}}', ['2: ']],
    ['a:\n  <<:\n  b: 1\n', '{"a":{"<<":null,"b":1}}', ['2: ']],
    ['a:\n  <<: [1, {b: 2}]\n', '{"a":{"<<":[1,{"b":2}]}}', ['2: ']],
    ['a: {<<: "x"}\n', '{"a":{"<<":"x"}}', ['1: ']],
    ['l: &l [1]\n<<: *l\n', '{"l":[1],"<<":[1]}', ['2: ']],
    ['a:\n  "<<": {b: 1}\n', '{"a":{"<<":{"b":1}}}', undefined],
    // An empty list of maps merges nothing.
    ['a:\n  <<: []\n  b: 1\n', '{"a":{"b":1}}', undefined],
  ])('of anything but maps is an ordinary key, which is said: %j', async (yaml, json, places) => {
    expect(await toLine(yaml)).toBe(json);
    expect((await lossesOf(yaml))['plain-merge']).toEqual(places);
  });

  test.each([
    ['a: *b\n', /no anchor “&b” before the alias at line 1, column 4/],
    ['a: &a [1, *a]\n', /“\*a” is part of its own value at line 1, column 11/],
    ['a: &a\n  <<: *a\n', /merged into itself at line 2/],
  ])('%j is refused', async (yaml, message) => expect(toJson(yaml)).rejects.toThrow(message));
});

describe('what is lost is reported', () => {
  test('with its kind and its lines', async () => {
    const yaml =
      '# top\na: &x 1 # one\nb: *x\na: !own 2\nc: 0x10\n1: .inf\nd:\n  <<: {e: no}\n  f: 12345678901234567890\n';
    expect(await lossesOf(yaml)).toEqual({
      comment: ['1: # top', '2: # one'],
      anchor: ['2: &x'],
      'duplicate-key': ['4: "a"'],
      tag: ['4: !own'],
      'text-key': ['6: 1'],
      'rewritten-number': ['5: 0x10 → 16'],
      'no-number': ['6: .inf'],
      merge: ['8: '],
      version: ['8: no: "no" here, false in 1.1'],
      'inexact-number': ['9: 12345678901234567890'],
    } satisfies Partial<Record<LossKind, string[]>>);
    expect(await lossesOf('a:\n  <<: {b: 1}', { merge: false })).toEqual({ 'plain-merge': ['2: '] });
    expect(await lossesOf('when: 2001-12-14', { version: '1.1' })).toMatchObject({ date: ['1: 2001-12-14'] });
    expect(await lossesOf('text: "# no, &no"\nlist: [a#b, "*c"]')).toEqual({});
  });

  // Valid YAML that every reader takes for one text (PyYAML 6.0.3, libyaml), but hardly what its writer meant.
  test.each<[string, string, string[]]>([
    ['a:1\n', '"a:1"', ['1: a:1']],
    ['a:1\nb:2\n', '"a:1 b:2"', ['1: a:1 b:2']],
    ['server:\n  port:80\n', '{"server":"port:80"}', ['2: port:80']],
    ['server:\n  host:x\n  port:80\n', '{"server":"host:x port:80"}', ['2: host:x port:80']],
    ['k: &x\n  port:80\n', '{"k":"port:80"}', ['2: port:80']],
    ['a: 1\n  - b\n  - c\n', '{"a":"1 - b - c"}', ['1: 1 - b - c']],
    ['list:\n  -a\n  -b\n', '{"list":"-a -b"}', ['2: -a -b']],
    ['ports:\n  -"80:80"\n', '{"ports":"-\\"80:80\\""}', ['2: -"80:80"']],
    ['{a:1, b:2, c: 3}\n', '{"a:1":null,"b:2":null,"c":3}', ['1: a:1', '1: b:2']],
    ['{\n "a":1\n "b":2\n}', '{"a":"1 \\"b\\":2"}', ['2: 1 "b":2']],
  ])('text that looks like keys or list items: %j', async (yaml, json, places) => {
    expect(await toLine(yaml)).toBe(json);
    expect((await lossesOf(yaml))['looks-structured']).toEqual(places);
  });

  test.each([
    '- nginx:latest\n- 80:80\n',
    'image: nginx:latest\n',
    'url:\n  https://example.com/a:b\n',
    'path:\n  C:\\dir\n',
    '12:30\n',
    'text: |\n  a:1\n  - b\n',
    'text: one\n  two - three\n',
    '"a:1"\n',
    'a:\n  -5\n',
    'run: program\n  -v\n  --flag\n',
    '{"a:1", b}\n',
  ])('%j looks like text', async (yaml) => expect(await lossesOf(yaml)).not.toHaveProperty('looks-structured'));

  test('of JSON too', async () => {
    const { text, losses } = await use('{"a":1,\n"a":12345678901234567890,"b":"\\ud800"}');
    expect(text).toBe('a: 1\na: 12345678901234567890\nb: "\\ud800"\n');
    expect(losses.map(({ kind, places }) => [kind, places[0]?.line])).toEqual([
      ['duplicate-key', 2],
      ['inexact-number', 2],
      ['half-character', null],
    ]);
  });

  test('a key that comes again far behind, however the map is read', async () => {
    const keys = Array.from({ length: 5_000 }, (_, index) => `k${index}: ${index}`);
    for (const yaml of [
      // Line by line; by the library from the first entry on; by the library from an entry in the middle on.
      [...keys, 'k0: again'],
      ['anchored: &x 1', ...keys, 'k0: again'],
      [...keys, 'anchored: &x 1', 'k0: again'],
    ]) {
      expect(await lossesOf(yaml.join('\n'))).toMatchObject({ 'duplicate-key': [`${yaml.length}: "k0"`] });
    }
  });

  test('and the lines are right in a long file', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, row) => `- id: ${row}\n  name: row ${row}${row % 5_000 === 0 ? ' # here' : ''}`,
    );
    const { text, losses, documents } = await toJson(`${rows.join('\n')}\n--- # two\n- x\n`);
    const parsed = JSON.parse(text) as unknown[][];
    expect(documents).toBe(2);
    expect(parsed[0]).toEqual(rows.map((_, row) => ({ id: row, name: `row ${row}` })));
    expect(losses).toMatchObject([
      { kind: 'comment', places: [2, 10_002, 20_002, 30_002, 40_001].map((line) => ({ line })) },
    ]);
  });
});

describe('documents', () => {
  // YAML's whitespace is the space and the tab (YAML 1.2.2, rule 33): U+00A0 and others are text, even at the end of a line.
  test.each(['\u00a0', '\u3000', '\ufeff'])('%j behind three dashes makes them text', async (space) => {
    const { text, documents } = await toJson(`---${space}\nb\n`, { isLines: true });
    expect([text, documents]).toEqual([JSON.stringify(`---${space} b`), 1]);
    await expect(toJson(`a: 1\n---${space}\nb: 2\n`)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test.each(['|', '>-'])('white space of other kinds behind %j is no part of a header', async (sign) => {
    expect(await toLine(`a: ${sign} \t\n  b\n`)).toBe(sign === '|' ? '{"a":"b\\n"}' : '{"a":"b"}');
    await expect(toJson(`a: ${sign}\u00a0\n  b\n`)).rejects.toMatchObject({ code: 'invalid-input', at: { line: 1 } });
  });

  test('become a list, or lines', async () => {
    const yaml = 'a: 1\n---\n- 2\n...\n# none\n---\n';
    expect((await toJson(yaml)).text).toBe('[\n  {\n    "a": 1\n  },\n  [\n    2\n  ],\n  null\n]');
    expect(await toLine(yaml)).toBe('{"a":1}\n[2]\nnull');
    expect((await toJson('"a\n\n  --- b"')).text).toBe('"a\\n--- b"');
  });

  test('none at all is null, and said', async () => {
    const { text, notes } = await toJson('# only a comment\n');
    expect([text, notes.join()]).toEqual(['null', expect.stringContaining('only comments')]);
  });

  test('begin with what a file begins with', async () => {
    const mark = new TextEncoder().encode('\ufeffa: ä');
    expect(await toJson(mark)).toMatchObject({
      text: '{\n  "a": "ä"\n}',
      notes: [expect.stringContaining('byte order') as string],
    });
    const utf16 = Buffer.from('\ufeffa: 😀', 'utf16le');
    expect(await toJson(utf16)).toMatchObject({
      text: '{\n  "a": "😀"\n}',
      notes: [expect.stringContaining('UTF-16') as string],
    });
    await expect(toJson(Buffer.from('a: caf\xe9', 'latin1'))).rejects.toMatchObject({
      code: 'invalid-input',
      at: { column: 7 },
    });
  });
});

describe('inputs that hang others', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `key${index}: ${index}`);
  test('20,000 keys', async () => {
    for (const yaml of [keys.join('\n'), `{${keys.join(', ')}}`, `a:\n  ${keys.join('\n  ')}`]) {
      const parsed = JSON.parse(await toLine(yaml)) as Record<string, unknown>;
      expect(Object.keys(parsed.a ?? parsed)).toHaveLength(20_000);
    }
  });

  const blocks = Array.from({ length: 3_000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
  test.each([
    ['brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['braces', '{a: '.repeat(100_000)],
    ['dashes', `${'- '.repeat(100_000)}a`],
    ['maps', blocks],
    [
      'a chain of aliases',
      `a0: &a0 [x]\n${Array.from({ length: 600 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}]`).join('\n')}`,
    ],
  ])('too deep: %s', async (_, yaml) => {
    const failing = toJson(yaml, { isLines: true });
    await expect(failing).rejects.toMatchObject({ code: 'too-deep' });
    await expect(failing).rejects.toThrow('more than 250 levels');
  });

  test('as deep as the limit is fine, in both directions', async () => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(await toLine(deep(250))).toBe(deep(250));
    expect(await toLine((await use(deep(250))).text)).toBe(deep(250));
    expect((await use(deep(250))).text).toBe(`${'- '.repeat(249)}[]\n`);
    await expect(use(deep(251))).rejects.toMatchObject({ code: 'too-deep', at: { column: 251 } });
    const maps = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    expect(await toLine((await use(maps(250))).text)).toBe(maps(250));
    await expect(use(maps(251))).rejects.toThrow('250 levels');
    await expect(toJson(deep(251))).rejects.toMatchObject({ code: 'too-deep', at: { column: 251 } });
  });

  const bomb = (of: (level: number) => string) => Array.from({ length: 12 }, (_, level) => of(level)).join('\n');
  const nine = (level: number) => Array.from({ length: 9 }, () => (level === 0 ? 'lol' : `*a${level - 1}`)).join(', ');

  // Billions of values are counted, not written: 64 MB of them took 12 to 44 s.
  test('a billion laughs', async () => {
    await expect(toJson(bomb((level) => `a${level}: &a${level} [${nine(level)}]`))).rejects.toMatchObject({
      code: 'too-large',
    });
    const keyed = bomb((level) => `? &a${level} [${nine(level)}]\n: ${level}`);
    await expect(toJson(keyed)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('merges of merges', async () => {
    const merges = (level: number) => (level === 0 ? '{x: 1}' : `{<<: [${nine(level)}], k${level}: 1}`);
    const parsed = JSON.parse(await toLine(bomb((level) => `a${level}: &a${level} ${merges(level)}`))) as Record<
      string,
      object
    >;
    expect(Object.keys(parsed.a11 ?? {})).toHaveLength(12);
  });

  test('one entry that is too large for memory, however many small ones come before it', async () => {
    const small = '- [1]\n'.repeat(10_000); // 40,000 tokens and more
    await expect(convertByLibrary(small, DEFAULT_OPTIONS, 20_000)).resolves.toMatchObject({ documents: 1 });
    const large = `${small}- [${'1,'.repeat(15_000)}]\n`;
    await expect(convertByLibrary(large, DEFAULT_OPTIONS, 20_000)).rejects.toMatchObject({ code: 'too-large' });
  });
});
