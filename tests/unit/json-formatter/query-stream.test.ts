// Queries while a document is read: the same matches as on the whole document, and which part of a query needs more.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-formatter/kernels/json-query';
import { Evaluation } from '../../../workers/kernels/json-formatter/query-evaluator';
import { parseQuery } from '../../../workers/kernels/json-formatter/query-parser';
import { planOf } from '../../../workers/kernels/json-formatter/query-plan';
import { Tape } from '../../../workers/kernels/json-formatter/query-tape';
import { DEFAULT_OPTIONS, QUERY_LIMIT } from '../../../workers/kernels/json-formatter/spec';
import type { AnySource } from '../../../workers/contract/run/source';
import { BytePipe } from '../../../workers/lib/pipe';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';
import { anyJson } from './any-json';

async function streamed(source: AnySource, query: string, chunkBytes = 1 << 20): Promise<string> {
  const options = { ...DEFAULT_OPTIONS, action: 'minify', query } as const;
  const { result } = await outputOf(kernel, source, options, { chunkBytes });
  return result ? textOf(result) : '';
}

/** Each segment on the whole document, as RFC 9535 defines it. */
function whole(json: string, query: string): string {
  const tape = new Tape();
  tape.read(new TextEncoder().encode(json));
  const found = new Evaluation(tape).select(parseQuery(query).segments, 0);
  return `[${found.map((value) => new TextDecoder().decode(tape.bytes(value))).join(',')}]`;
}

/** Few names and numbers, so that queries match. */
const { document } = fc.letrec<{ document: string }>((tie) => ({
  document: fc.oneof(
    { maxDepth: 4, depthSize: 'large' },
    fc.constantFrom('0', '1', '1.0', '2', '"x"', '"]\\""', 'null', 'true'),
    fc.array(tie('document'), { maxLength: 5 }).map((items) => `[${items.join(',')}]`),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', '\\u0061', 'é', ''), tie('document')), { maxLength: 4 })
      .map((members) => `{${members.map(([key, value]) => `"${key}":${value}`).join(',')}}`),
  ),
}));

const name = fc.constantFrom('a', 'b', 'é', '');
const integer = fc.integer({ min: -2, max: 3 });
const slice = fc
  .tuple(fc.option(integer), fc.option(integer), fc.option(integer))
  .map(([start, end, step]) => `${start ?? ''}:${end ?? ''}${step === null ? '' : `:${step}`}`);
const test_ = fc.constantFrom(
  '?@.a',
  '?@ > 1',
  '?@.a == @.b',
  '?length(@) == 1',
  '?@[0]',
  '?@.* && !@.b',
  '?@ == $.a',
  '?$.b',
);
const selector = fc.oneof(
  name.map((text) => `'${text}'`),
  integer.map(String),
  slice,
  fc.constant('*'),
  test_,
);
const segment = fc
  .tuple(fc.constantFrom('', '', '', '..'), fc.array(selector, { minLength: 1, maxLength: 2 }))
  .map(([dots, selectors]) => `${dots}[${selectors.join(', ')}]`);
const anyQuery = fc.array(segment, { maxLength: 4 }).map((segments) => `$${segments.join('')}`);

describe('a query while the document is read', () => {
  test('gives what it gives on the whole document, whatever the chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(document, document, anyJson),
        anyQuery,
        fc.constantFrom(1, 2, 7, 1 << 20),
        async (json, query, chunkBytes) => {
          expect(await streamed(new TextEncoder().encode(json), query, chunkBytes)).toBe(whole(json, query));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('also for any indexes and slices', async () => {
    const list = '[0,[1,2,3],2,[],4,[5]]';
    const indexes = fc.array(fc.oneof(integer, slice), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(indexes, indexes, async (first, second) => {
        const query = `$[${first.join()}][${second.join()}]`;
        expect(await streamed(new TextEncoder().encode(list), query)).toBe(whole(list, query));
      }),
      { numRuns: 500 },
    );
  });

  test('also with keys and strings that are cut anywhere', async () => {
    const json = String.raw`{"\u0061":["\"a\\",{"a\"":{"a":"]"}}],"aa":1,"a":[{},[],"x"],"":0}`;
    for (const query of ['$.a', '$.a[*]', '$[""]', "$.a[1]['a\"'].a", '$.a[1:]', '$.aa', '$.a[?@ == "x"]', '$.*.*']) {
      for (let chunkBytes = 1; chunkBytes < 12; chunkBytes++)
        expect(await streamed(new TextEncoder().encode(json), query, chunkBytes)).toBe(whole(json, query));
    }
  });

  test.each([
    ['$', undefined],
    ['$.a[*].b[3].*', undefined],
    ['$.a[0, 2:4, 7::2]', undefined],
    ["$['a', 0]", undefined],
    ['$.a[?@.b > 1].c', '[?@.b > 1]'],
    ['$.a[*][?@[?@.c]]', '[?@[?@.c]]'],
    ['$.a[-1]', '[-1]'],
    ['$.a[1:-1].b', '[1:-1]'],
    ['$.a[::-1]', '[::-1]'],
    ['$.a..b', '..b'],
    ["$['b', 'a']", "['b', 'a']"],
    ['$[2, 1]', '[2, 1]'],
    ['$[0, 0]', '[0, 0]'],
    ['$[*, 0]', '[*, 0]'],
    ['$.a[?@.b, ?@.c]', '[?@.b, ?@.c]'],
    ['$.a[?@.b == $.most]', '$.most'],
    ['$.a[?!(@.b || count($..c) > 1)]', '$..c'],
  ])('%s needs a value in memory for %s', (query, reason) => expect(planOf(parseQuery(query)).reason).toBe(reason));

  /** More than a query holds in memory, from a pipe. */
  const large = () => {
    const item = new TextEncoder().encode(`{"id":1,"text":"${'x'.repeat(1_000)}"},`);
    const block = new Uint8Array(item.length * 1_000);
    for (let at = 0; at < block.length; at += item.length) block.set(item, at);
    return new BytePipe(
      (async function* () {
        yield new TextEncoder().encode('{"items":[');
        for (let bytes = 0; bytes < QUERY_LIMIT; bytes += block.length) yield block;
        yield new TextEncoder().encode('{"id":2}],"last":3}');
      })(),
    );
  };

  test.each([
    ['$.last', '[3]'],
    ['$.items[?@.id > 1]', '[{"id":2}]'],
    ['$.items[?@.id > 1]..id', '[2]'],
    ['$[*].nothing', '[]'],
  ])('%s has no limit for the document', async (query, matches) =>
    expect(await streamed(large(), query)).toBe(matches),
  );

  test.each([
    ['$..id', '..id'],
    ['$.items[-1]', '[-1]'],
    ['$.items[?@.id == $.last]', '$.last'],
    ['$[?@[0].id == 1]', '[?@[0].id == 1]'],
  ])('%s is refused for a large value, and the message has the part', async (query, part) => {
    const failing = streamed(large(), query);
    await expect(failing).rejects.toMatchObject({ code: 'too-large' });
    await expect(failing).rejects.toThrow(`The part “${part}” of the query needs a whole value in memory`);
  });
});
