// The offers for each kind. A tool that the catalog doesn't have is not offered.
import { describe, expect, it } from 'vitest';
import { detectText } from '../../../workers/kernels/identify/detect-text';
import type { EncodedKind, FindingKind } from '../../../workers/kernels/identify/spec';
import type { OfferRule } from '../../../src/tool-kit/send-to/offer';
import { offersFor } from '../../../src/tools/offers';
import { tools } from '../../../src/tools/index';
import { CATEGORIES } from '../../../src/tools/unit-converter/categories';
import { options as unitOptions } from '../../../src/tools/unit-converter/options';
import { KINDS } from '../identify/corpus';
import { NOTHING } from '../identify/nothing';

const context = { files: 0, length: 10 };
const offersOf = (text: string) =>
  offersFor(detectText(text, { isWhole: true, now: Date.UTC(2026, 10, 22) }), {
    files: 0,
    length: text.length,
  });

const of = (kind: FindingKind | EncodedKind) => [{ kind }];

it('every text has something to do', () => {
  for (const text of [...Object.values(KINDS).flat(), ...NOTHING])
    expect(offersOf(text).length, text).toBeGreaterThan(0);
});

it('every offer is of a tool that is there, and each is made once', () => {
  for (const text of Object.values(KINDS).flat()) {
    const offers = offersOf(text);
    for (const { tool } of offers) expect(tools).toContain(tool);
    expect(new Set(offers.map(({ tool, does }) => `${tool.id} ${does}`)).size).toBe(offers.length);
  }
});

it('no two tools have the same position for a kind', async () => {
  const found = import.meta.glob<readonly OfferRule[]>('../../../src/tools/*/tool.ts', {
    import: 'offers',
  });
  const rules = (await Promise.all(Object.values(found).map((load) => load()))).flat();
  const positions = rules.flatMap(({ of: kinds, place }) => kinds.map((kind) => `${kind} ${place}`));
  expect(positions.length).toBeGreaterThan(40);
  expect(positions.filter((position, at) => positions.indexOf(position) !== at)).toEqual([]);
});

describe('what comes first', () => {
  it.each([
    ['{"a":1}', 'json-formatter', { takes: 'input' }],
    ['SGVsbG8sIHdvcmxkIQ==', 'base64-encoder', { takes: 'input', settings: { mode: 'decode' } }],
    ['#0f6b4d', 'color-picker', { takes: 'settings', settings: { text: '#0f6b4d' } }],
    [
      '900150983cd24fb0d6963f7d28e17f72',
      'hash-generator',
      { settings: { expected: '900150983cd24fb0d6963f7d28e17f72' } },
    ],
    ['100 USD to JPY', 'currency-converter', { settings: { amount: '100', from: 'USD', to: 'JPY' } }],
    ['/a+b/gi', 'regex-tester', { settings: { pattern: 'a+b', flags: ['g', 'i'] } }],
    ['hello world', 'word-counter', { takes: 'input' }],
  ])('for %s', (text, id, move) => {
    const [first] = offersOf(text);
    expect(first?.tool.id).toBe(id);
    expect(first?.move).toMatchObject(move);
  });
});

it.each(['base32', 'ascii85', 'quoted-printable', 'json-string'] as const)('a layer of %s is decoded', (encoding) => {
  const [first] = offersFor(of(encoding), context);
  expect([first?.tool.id, first?.move.settings]).toEqual(['text-encodings', { mode: 'decode', encoding }]);
});

it('every quantity opens the unit converter with units that its form lists', () => {
  let quantities = 0;
  for (const { symbol } of CATEGORIES.flatMap(({ units }) => units)) {
    for (const { tool, move } of offersOf(`1 ${symbol}`)) {
      if (tool.id !== 'unit-converter') continue;
      const { amount, isAsked, ...options } = { ...move.settings } as Readonly<Record<string, unknown>>;
      expect(unitOptions.parse(options), symbol).toMatchObject({ ok: true });
      expect([amount, isAsked]).toEqual(['1', true]);
      quantities++;
    }
  }
  expect(quantities).toBeGreaterThan(40);
});

it('a token is offered to no tool that keeps it', () => {
  const [token = ''] = KINDS.jwt ?? [];
  expect(offersOf(token).map(({ move }) => move.takes)).toEqual(['secret']);
});

it('a file that is no text goes to tools for bytes; several go where several are taken', () => {
  expect(offersFor(of('file'), context).map(({ tool }) => tool.id)).toEqual([
    'hash-generator',
    'hex-encoder',
    'base64-encoder',
    'gzip-compressor',
    'identify',
  ]);
  expect(offersFor(of('compressed'), context)[0]?.tool.id).toBe('gzip-compressor');
  expect(offersFor(of('video'), context)[0]?.tool.id).toBe('mp4-to-mp3-converter');
  const several = offersFor(of('json'), { ...context, files: 3 }).map(({ tool }) => tool.id);
  expect(several).toEqual(['hash-generator', 'base64-encoder', 'hex-encoder', 'duplicate-finder', 'gzip-compressor']);
  expect(offersFor(of('empty'), context)).toEqual([]);
});

it('two JSON documents are compared by meaning first', () => {
  const [first, ...others] = offersFor(of('json'), { ...context, files: 2 });
  expect([first?.tool.id, first?.move]).toEqual([
    'diff-checker',
    { takes: 'input', isPair: true, settings: { mode: 'compare', as: 'json' } },
  ]);
  expect(others[0]?.move.settings).toEqual({ mode: 'compare', as: 'text' });
});

it('two texts are compared first, and put into both inputs', () => {
  const [first, second, ...others] = offersFor(of('xml'), { ...context, files: 2 });
  expect([first?.tool.id, second?.tool.id]).toEqual(['diff-checker', 'list-comparer']);
  expect([first?.move.isPair, second?.move.isPair]).toEqual([true, true]);
  const hashed = offersFor(of('image'), { ...context, files: 2 }).map(({ tool }) => tool.id);
  expect(hashed).toEqual(others.map(({ tool }) => tool.id));
});
