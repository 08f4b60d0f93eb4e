import { describe, expect, it, onTestFinished } from 'vitest';
import type { Progress } from '../../../workers/contract/run/kernel';
import { IdMap } from '../../../workers/kernels/diff-checker/json/id-map';
import { VALUE_LIMIT } from '../../../workers/kernels/diff-checker/options/json-comparer';
import { ValueIds } from '../../../workers/kernels/diff-checker/json/value-ids';
import { messages } from '../../../workers/kernels/diff-checker/messages';
import { BytePipe } from '../../../workers/lib/pipe';
import { rowsOf, savedOf, viewOf, type Row } from './compare-json';

type Options = Parameters<typeof viewOf>[2];

const isSame = async (a: string, b: string, options: Options = {}) => (await viewOf(a, b, options)).count === 0;
const shown = async (a: string, b: string, options: Options = {}) => rowsOf(await viewOf(a, b, options));
const inShort = ({ kind, query, a, b }: Row) => [kind, query, a, b];

describe('values are equal', () => {
  it.each([
    ['1.0', '1'],
    ['10e-1', '1'],
    ['1E+2', '100'],
    ['0.00', '-0'],
    ['-0.5e1', '-5'],
    ['1200', '12e2'],
    ['1e400', '10e399'],
    ['1e1000000000000000000000', '10e999999999999999999999'],
    ['0.1e-999999999999999999999', '1e-1000000000000000000000'],
    ['100e-1000000000000000000001', '1e-999999999999999999999'],
    ['"\\u0061\\/"', '"a/"'],
    ['"\\ud83d\\ude00"', '"😀"'],
    ['"\\uD800"', '"\\ud800"'],
    ['{"a":1,"b":[true,null]}', ' { "b" : [ true , null ] , "\\u0061" : 1 } '],
  ])('%s and %s', async (a, b) => expect(await isSame(a, b)).toBe(true));
});

describe('values are different', () => {
  it.each([
    ['9007199254740992', '9007199254740993'],
    ['0.1', '0.10000000000000001'],
    ['1e400', '1e401'],
    ['1e1000000000000000000000', '1e1000000000000000000001'],
    ['1', '"1"'],
    ['"\\ud800"', '"\\udc00"'],
    ['"\\ud800"', '"�"'],
    ['"é"', '"e\u0301"'],
    ['null', 'false'],
    ['[]', '{}'],
    ['[1,2]', '[2,1]'],
    ['[[1],[2]]', '[[1,2],[]]'],
  ])('%s and %s', async (a, b) => expect(await isSame(a, b)).toBe(false));

  it('if numbers are written in another way, and that counts', async () => {
    expect(await isSame('[1.0]', '[1]', { numbers: 'written' })).toBe(false);
    expect(await isSame('[1.0,"\\u0061"]', '[1.0,"a"]', { numbers: 'written' })).toBe(true);
  });
});

describe('differences', () => {
  it('have a path, a pointer, and values as written', async () => {
    expect(await shown('{"a":[{"b":1}],"x y":null}', '{"a":[{"b":1.50}],"c/~":"\\u0061"}')).toEqual([
      { kind: 'changed', query: '$.a[0].b', pointer: '/a/0/b', a: '1', b: '1.50' },
      { kind: 'removed', query: "$['x y']", pointer: '/x y', a: 'null', b: '' },
      { kind: 'added', query: "$['c/~']", pointer: '/c~1~0', a: '', b: '"\\u0061"' },
    ]);
    expect(await shown('1', '"a"')).toEqual([{ kind: 'changed', query: '$', pointer: '', a: '1', b: '"a"' }]);
  });

  it('are counted in words', async () => {
    expect(await viewOf('{"a":1}', '{"a":2}')).toMatchObject({
      count: 1,
      counts: { changed: 1, added: 0, removed: 0 },
      summary: '1 difference: 1 changed, 0 added, 0 removed.',
    });
    expect((await viewOf('{}', '{ }')).summary).toBe(messages.sameJson);
  });

  it('are saved as a list', async () => {
    const { text } = await savedOf('list', '{"a":1,"b\\n":2}', '{"a":[1, 2]}');
    expect(text).toBe('@ $.a\t/a\n- 1\n+ [1,2]\n@ $[\'b\\n\']\t"/b\\n"\n- 2\n');
    expect((await savedOf('list', '1', '2')).text).toBe('@ $\n- 1\n+ 2\n');
    expect((await savedOf('list', '1', '1')).text).toBe('');
  });

  it('show the beginning of a long value, and save all of it', async () => {
    const long = `"${'ä'.repeat(3000)}"`;
    const [row] = await shown('1', long);
    expect(row?.b.length).toBeLessThan(1000);
    expect(long.startsWith(row?.b.slice(0, 500) ?? '-')).toBe(true);
    expect((await savedOf('patch', '1', long)).text).toContain(long);
  });
});

describe('arrays by place', () => {
  it('keep their longest common part', async () => {
    expect((await shown('[1,2,3,4]', '[2,3,5,4,6]')).map(inShort)).toEqual([
      ['removed', '$[0]', '1', ''],
      ['added', '$[2]', '', '5'],
      ['added', '$[4]', '', '6'],
    ]);
  });

  it('pair the elements that resemble each other', async () => {
    const a = '[{"n":1,"s":"x"},{"n":2,"s":"y"},{"n":3,"s":"z"}]';
    const b = '[{"n":2,"s":"Y"},{"n":3,"s":"Z"}]';
    expect((await shown(a, b)).map(inShort)).toEqual([
      ['removed', '$[0]', '{"n":1,"s":"x"}', ''],
      ['changed', '$[1].s', '"y"', '"Y"'],
      ['changed', '$[2].s', '"z"', '"Z"'],
    ]);
  });
});

describe('a long gap by place', () => {
  const rows = (ids: readonly number[], more: number) =>
    JSON.stringify(ids.map((id) => ({ id, name: `n${String(id)}`, at: id + more })));
  const upTo = (count: number) => Array.from({ length: count }, (_, id) => id);

  it('pairs elements by their key, so that one is removed and one added, and the others have one change each', async () => {
    const found = await shown(rows(upTo(500), 0), rows([...upTo(500).slice(1), 900], 7));
    expect(found.filter(({ kind }) => kind !== 'changed').map(({ kind, query }) => [kind, query])).toEqual([
      ['removed', '$[0]'],
      ['added', '$[499]'],
    ]);
    expect(found.filter(({ query }) => /^\$\[\d+\]\.at$/.test(query))).toHaveLength(499);
    expect(found).toHaveLength(501);
  });

  it('pairs elements without a key in their order', async () => {
    const found = await shown(JSON.stringify(upTo(300)), JSON.stringify(upTo(200).map((one) => -one - 1)));
    expect(found.filter(({ kind }) => kind === 'changed')).toHaveLength(200);
    expect(found).toHaveLength(300);
  });
});

describe('arrays by a key', () => {
  const a = '{"rows":[{"id":1,"v":1},{"id":2,"v":2},{"id":"2","v":3}]}';
  const b = '{"rows":[{"id":"2","v":3},{"id":4,"v":4},{"id":1.0,"v":9}]}';

  it('find the key, say which one it is, and ignore the order', async () => {
    const view = await viewOf(a, b, { arrays: 'key' });
    expect((await rowsOf(view)).map(inShort)).toEqual([
      ['changed', '$.rows[0].v', '1', '9'],
      ['removed', '$.rows[1]', '{"id":2,"v":2}', ''],
      ['added', '$.rows[1]', '', '{"id":4,"v":4}'],
    ]);
    expect(view.notes).toEqual(['1 array with differences was compared by the key “id”, in any order.']);
  });

  it('take the key that is named', async () => {
    const [one, other] = ['[{"k":1,"id":5},{"k":2,"id":5}]', '[{"k":2,"id":5},{"k":1,"id":6}]'];
    expect(await shown(one, other, { arrays: 'key', keyField: 'k' })).toMatchObject([{ query: '$[0].id' }]);
  });

  it.each([
    ['a missing key', '[{"id":1},{"x":2}]'],
    ['a key that is there twice', '[{"id":1},{"id":1.0}]'],
    ['a key that is a list', '[{"id":1},{"id":[2]}]'],
    ['an element that is no object', '[{"id":1},2]'],
  ])('fall back to places for %s, and say so', async (_, array) => {
    const { notes } = await viewOf(array, '[{"id":1},{"id":3}]', { arrays: 'key' });
    expect(notes).toEqual([
      '1 array with differences was compared by place: not all of its elements are objects with a unique key.',
    ]);
    const named = await viewOf(array, '[{"id":1},{"id":3}]', { arrays: 'key', keyField: 'id' });
    expect(named.notes[0]).toContain('a unique “id”.');
  });

  it('are the same in another order, also deep inside of arrays that have no key', async () => {
    const [one, other] = ['[[{"id":1},{"id":2}],0]', '[[{"id":2},{"id":1}],0]'];
    expect(await isSame(one, other, { arrays: 'key' })).toBe(true);
    expect(await isSame(one, other)).toBe(false);
  });
});

describe('arrays in any order', () => {
  it('have each element as often', async () => {
    expect(await isSame('[1,[2,3],{"a":[4,5]}]', '[{"a":[5,4]},[3,2],1]', { arrays: 'any-order' })).toBe(true);
    expect((await shown('[1,1,2]', '[2,1,3]', { arrays: 'any-order' })).map(inShort)).toEqual([
      ['removed', '$[1]', '1', ''],
      ['added', '$[2]', '', '3'],
    ]);
  });

  it('have a patch that keeps the order, which a note says', async () => {
    const { text, notes } = await savedOf('patch', '[1,2]', '[3,2]', { arrays: 'any-order' });
    expect(text).toBe('[\n  {"op":"remove","path":"/0"},\n  {"op":"add","path":"/1","value":3}\n]\n');
    expect(notes).toEqual([messages.orderKept]);
  });
});

/** The examples of RFC 6902, appendix A, whose patches add, remove or replace: document, result, and the patch. */
const RFC_6902: readonly (readonly [string, string, string, string])[] = [
  ['A.1', '{"foo":"bar"}', '{"baz":"qux","foo":"bar"}', '{"op":"add","path":"/baz","value":"qux"}'],
  ['A.2', '{"foo":["bar","baz"]}', '{"foo":["bar","qux","baz"]}', '{"op":"add","path":"/foo/1","value":"qux"}'],
  ['A.3', '{"baz":"qux","foo":"bar"}', '{"foo":"bar"}', '{"op":"remove","path":"/baz"}'],
  ['A.4', '{"foo":["bar","qux","baz"]}', '{"foo":["bar","baz"]}', '{"op":"remove","path":"/foo/1"}'],
  ['A.5', '{"baz":"qux","foo":"bar"}', '{"baz":"boo","foo":"bar"}', '{"op":"replace","path":"/baz","value":"boo"}'],
  [
    'A.10',
    '{"foo":"bar"}',
    '{"foo":"bar","child":{"grandchild":{}}}',
    '{"op":"add","path":"/child","value":{"grandchild":{}}}',
  ],
];

it.each(RFC_6902)('RFC 6902, %s', async (_, a, b, operation) => {
  expect((await savedOf('patch', a, b)).text).toBe(`[\n  ${operation}\n]\n`);
});

it('the paths of RFC 6901, section 5', async () => {
  const keys = ['foo', '', 'a/b', 'c%d', 'e^f', 'g|h', 'i\\\\j', 'k\\"l', ' ', 'm~n'];
  const document = (value: number) => `{${keys.map((key) => `"${key}":${String(value)}`).join()}}`;
  expect((await shown(document(1), document(2))).map(({ pointer }) => pointer)).toEqual([
    '/foo',
    '/',
    '/a~1b',
    '/c%d',
    '/e^f',
    '/g|h',
    '/i\\j',
    '/k"l',
    '/ ',
    '/m~0n',
  ]);
});

/** RFC 7386, appendix A: the original, the patch and the result. */
const RFC_7386 = [
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
  ['{"a":"b"}', '{"a":null}', '{}'],
  ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"b"}', '["c"]', '["c"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"a":"foo"}', '"bar"', '"bar"'],
  ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
  ['{}', '{"a":{"bb":{}}}', '{"a":{"bb":{}}}'],
] as const;

it.each(RFC_7386)('RFC 7386: %s and %s', async (a, patch, b) => {
  const { text } = await savedOf('merge-patch', a, b);
  expect(JSON.parse(text)).toEqual(JSON.parse(patch));
});

describe('a merge patch', () => {
  it('is indented, and has the numbers of the changed document', async () => {
    const { text } = await savedOf(
      'merge-patch',
      '{"a":{"b":1,"c":2},"d":[1]}',
      '{"a":{"b":1.50,"e":{}},"d":[1,null]}',
    );
    expect(text).toBe('{\n  "a": {\n    "b": 1.50,\n    "c": null,\n    "e": {}\n  },\n  "d": [1,null]\n}\n');
  });

  it('of equal documents changes nothing, also if they are no objects', async () => {
    expect((await savedOf('merge-patch', '{"a":1}', '{"a":1.0}')).text).toBe('{}\n');
    expect((await savedOf('merge-patch', '[1]', '[1]')).text).toBe('[1]\n');
  });

  it.each([
    ['{"a":1}', '{"a":null}', '$.a'],
    ['{}', '{"a":{"b":[null],"c d":null}}', "$.a['c d']"],
    ['1', '{"a":null}', '$.a'],
  ])('of %s and %s is refused, with the path of the null', async (a, b, path) => {
    await expect(savedOf('merge-patch', a, b)).rejects.toMatchObject({
      code: 'unsupported',
      message: `A merge patch can’t express this change: ${path} is null in the changed text, but null removes a member there (RFC 7386). Use a JSON Patch.`,
    });
  });
});

describe('what is refused, with the document and the place', () => {
  it.each([
    ['{"a":1,\n }', '{}', /^Original text: Trailing comma before “}” at line 2, column 2\./],
    ['{}', '{"a" 1}', /^Changed text: Unexpected “1” at line 1, column 6\. Expected a colon/],
    ['{}', '', /^Changed text: There is no JSON here/],
    [
      '{}',
      '{"b":{"a":1,\n"\\u0061":2}}',
      /^Changed text: An object has a key for the second time at line 2, column 1\./,
    ],
    ['[1]\n[2]', '{}', /^Original text: Unexpected “\[” at line 2, column 1\. .*Put several values in a list/],
    ['['.repeat(1001), '{}', /^Original text: The JSON is nested more than 1,000 levels deep at line 1, column 1,?001/],
  ])('%j and %j', async (a, b, message) => {
    await expect(viewOf(a, b)).rejects.toMatchObject({ message: expect.stringMatching(message) as string });
    await expect(viewOf(new Blob([a]), new Blob([b]))).rejects.toMatchObject({
      message: expect.stringMatching(message) as string,
    });
  });

  it('more values than are compared', async () => {
    const many = `[${'0,'.repeat(VALUE_LIMIT)}0]`;
    await expect(viewOf('[]', many)).rejects.toMatchObject({
      code: 'too-large',
      message: 'Changed text: JSON is compared by meaning up to 3,000,000 values. Compare these files as text.',
    });
  });

  it('two blank texts', async () => {
    await expect(viewOf('', '')).rejects.toMatchObject({ message: messages.blank });
  });

  it('has no place in the page’s first input if it is in the second', async () => {
    await expect(viewOf('[', '[]')).rejects.toMatchObject({ at: { line: 1 } });
    await expect(viewOf('[]', '[')).rejects.not.toHaveProperty('at');
  });
});

it('UTF-16 and byte order marks are noted', async () => {
  const { count, notes } = await viewOf(new Blob(['\ufeff[1]']), new Blob([Buffer.from('\ufeff[1]', 'utf16le')]));
  expect(count).toBe(0);
  expect(notes).toEqual([
    'The original text starts with a byte order mark (BOM). JSON should not: some programs refuse it.',
    'The changed text is UTF-16. It was converted to UTF-8.',
  ]);
});

it('pipes give the same file', async () => {
  async function* pieces(text: string) {
    for (const character of text) yield Buffer.from(character);
  }
  const [a, b] = ['{"a":[1,2]}', '{"a":[2],"b":"\\n"}'];
  const piped = await savedOf('patch', new BytePipe(pieces(a)), new BytePipe(pieces(b)));
  expect(piped.text).toBe((await savedOf('patch', a, b)).text);
});

describe('the work grows with the number of elements', () => {
  /** Counts the calls of a method from now on. A spy would keep all their arguments. */
  function count<Name extends string>(
    prototype: Record<Name, (...values: never[]) => unknown>,
    name: Name,
  ): () => number {
    const method = prototype[name];
    let calls = 0;
    prototype[name] = function (this: unknown, ...values) {
      calls++;
      return method.apply(this, values);
    };
    onTestFinished(() => {
      prototype[name] = method;
    });
    return () => calls;
  }

  const row = (id: number, more = 0) => `{"id":${String(id)},"name":"n${String(id % 100)}","more":[${String(more)}]}`;
  const rows = (count: number, of: (id: number) => string | undefined) =>
    `[${Array.from({ length: count }, (_, id) => of(id))
      .filter((one) => one !== undefined)
      .join()}]`;

  it.each([
    ['without the first one', 'place', (id: number) => (id === 0 ? undefined : row(id)), () => 1],
    ['with every hundredth changed', 'place', (id: number) => row(id, id % 100 === 0 ? 1 : 0), (n: number) => n / 100],
    ['all changed', 'place', (id: number) => row(id, 1), (n: number) => n],
    ['with keys', 'key', (id: number) => row(id, 1), (n: number) => n],
    ['as a set', 'any-order', (id: number) => row(id, 1), (n: number) => 2 * n],
  ] as const)('%s', async (_, arrays, of, differences) => {
    const counters = [count(ValueIds.prototype, 'idOf'), count(IdMap.prototype, 'get'), count(IdMap.prototype, 'set')];
    const calls = () => counters.reduce((sum, counter) => sum + counter(), 0);
    const work = async (elements: number) => {
      const before = calls();
      expect((await viewOf(rows(elements, row), rows(elements, of), { arrays })).count).toBe(differences(elements));
      return calls() - before;
    };
    const few = await work(10_000);
    expect(await work(100_000)).toBeLessThan(10.5 * few);
    expect(few).toBeLessThan(40 * 10_000);
  });
});

describe('a run', () => {
  const [a, b] = ['{"a":[{"id":1,"ü":"x"},2]}', '{"a":[{"id":2},2],"b":1e2}'];

  it('gives the same for texts, bytes and files', async () => {
    const forms = [(text: string) => text, (text: string) => Buffer.from(text), (text: string) => new Blob([text])];
    const views = await Promise.all(
      forms.map(async (form) => viewOf(form(a), form(b), { arrays: 'key' }, { chunkBytes: 3 })),
    );
    const [first, ...others] = await Promise.all(views.map(rowsOf));
    for (const rows of others) expect(rows).toEqual(first);
    expect(structuredClone(views[0])).toEqual(views[0]);
  });

  it('ends at once if it is canceled', async () => {
    await expect(viewOf(a, b, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'canceled' });
  });

  it('has a progress that never falls within a step', async () => {
    const heard: Progress[] = [];
    const environment = { chunkBytes: 5, progressMs: 0, onProgress: (progress: Progress) => void heard.push(progress) };
    await viewOf(new Blob([a]), new Blob([b]), {}, environment);
    for (const [at, { done, total = Infinity, step }] of heard.entries()) {
      const before = heard[at - 1];
      if (before && JSON.stringify(before.step) === JSON.stringify(step))
        expect(done).toBeGreaterThanOrEqual(before.done);
      expect(done).toBeLessThanOrEqual(total);
    }
    expect(heard.length).toBeGreaterThan(5);
  });
});
