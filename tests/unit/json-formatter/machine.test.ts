// The JSON machine: the WebAssembly one and its plain twin agree byte by byte, for valid and invalid input.
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  createWasmMachine,
  type JsonMachine,
  type JsonWriting,
  type MachineOptions,
} from '../../../wasm/json/bindings';
import { PlainMachine } from '../../../workers/lib/json/plain-machine';
import { suite } from '../suites';
import { anySpacedJson } from './any-json';

const OPTIONS: MachineOptions = { writing: 'formatted', indent: '  ', isLines: false, maxDepth: 10_000 };

/** All that a machine says of a text that it takes in pieces. */
function tale(machine: JsonMachine, bytes: Uint8Array, pieceBytes: number) {
  const written: Uint8Array[] = [];
  const warnings: unknown[] = [];
  let last;
  let before = 0;
  for (let at = 0; at < bytes.length && last?.ended !== 'invalid' && last?.ended !== 'too-deep'; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    machine.arena.set(piece);
    let start = 0;
    do {
      last = machine.take(start, piece.length, at);
      start = last.consumed;
      written.push(last.output.slice());
      warnings.push(...last.warnings);
    } while (last.ended === 'output');
    before = at + start;
  }
  if (last?.ended !== 'invalid' && last?.ended !== 'too-deep') {
    last = machine.finish();
    warnings.push(...last.warnings);
  }
  const { ended, state, open, isInObject } = last;
  return {
    ended,
    state,
    open,
    isInObject,
    before,
    warnings,
    tally: machine.tally(),
    spans: machine.hasSpanning(),
    overflowed: machine.hasOverflowed(),
    output: Buffer.concat(written).toString('latin1'),
  };
}

const pieces = 64 * 1024;

function expectTwins(bytes: Uint8Array, options: MachineOptions = OPTIONS, pieceBytes = pieces) {
  const ours = tale(createWasmMachine(options), bytes, pieceBytes);
  expect(ours).toEqual(tale(new PlainMachine(options), bytes, pieceBytes));
  return ours;
}

const writings: readonly JsonWriting[] = ['nothing', 'minified', 'formatted'];

describe('twins', () => {
  const settings = fc.record({
    writing: fc.constantFrom(...writings),
    indent: fc.constantFrom('  ', '    ', '\t'),
    isLines: fc.boolean(),
    isSequence: fc.boolean(),
    maxDepth: fc.integer({ min: 1, max: 6 }),
  });

  test('over any JSON', () => {
    fc.assert(
      fc.property(
        fc.array(anySpacedJson, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('\n', ' ', ''),
        settings,
        (texts, between, options) => void expectTwins(Buffer.from(texts.join(between)), options),
      ),
    );
  });

  test('over JSON with bytes changed', () => {
    const change = fc.tuple(
      fc.nat(),
      fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(...Buffer.from('{}[]",:\\'))),
    );
    fc.assert(
      fc.property(anySpacedJson, fc.array(change, { maxLength: 4 }), settings, (text, changes, options) => {
        const bytes = Buffer.from(text);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        expectTwins(bytes, options);
      }),
      { numRuns: 500 },
    );
  });

  test('over ASCII in pieces of any size', () => {
    const ascii = anySpacedJson.map((text) => text.replace(/[^ -~\s]/g, 'x'));
    fc.assert(
      fc.property(ascii, fc.integer({ min: 1, max: 40 }), settings, (text, pieceBytes, options) => {
        const bytes = Buffer.from(text);
        expect(expectTwins(bytes, options, pieceBytes)).toEqual(expectTwins(bytes, options));
      }),
    );
  });

  // Objects one after another that have the same keys, fewer, more, others, and one of them twice.
  test('over records', () => {
    const long = 'k'.repeat(15);
    const names = fc.constantFrom('', 'a', 'b', 'id', '\\u0061', 'é', long, `${long}k`, `${long}"`.replace('"', '\\"'));
    const shape = fc.array(names, { maxLength: 6 });
    const record = fc.tuple(
      shape,
      fc.integer({ min: 0, max: 6 }),
      shape,
      fc.constantFrom('1', '{"a":1,"a":2}', '[{"id":{}}]'),
    );
    const near = fc.tuple(shape, fc.array(record, { minLength: 1, maxLength: 8 })).map(([usual, records]) =>
      records.map(([own, kept, more, value]) => {
        const keys = kept < 5 ? [...usual.slice(0, kept), ...more] : kept === 5 ? usual : own;
        return `{${keys.map((key) => `"${key}":${value}`).join(',')}}`;
      }),
    );
    const sizes = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(near, settings, sizes, (records, options, pieceBytes) => {
        const bytes = Buffer.from(`[${records.join(', ')}]`.replaceAll('é', pieceBytes > 100 ? 'é' : 'e'));
        expectTwins(bytes, options, pieceBytes > 100 ? pieces : pieceBytes);
      }),
      { numRuns: 500 },
    );
    const wide = Array.from({ length: 40 }, (_, index) => `"${index}":0`).join(',');
    const { tally } = expectTwins(Buffer.from(`[{${wide}},{${wide}},{${wide},"7":1},{${wide},"39":1}]`));
    expect(tally.duplicateKeys).toBe(2);
  });

  test('over more output and more keys than a call takes', () => {
    const deep = '['.repeat(1_000) + '1,'.repeat(1_000) + '1' + ']'.repeat(1_000);
    expectTwins(Buffer.from(deep));
    const keys = Array.from({ length: 20_000 }, (_, index) => `"key ${index % 15_000}":${index}`).join(',');
    const { tally } = expectTwins(Buffer.from(`{"outer":{${keys}},"outer":[{${keys}}]}`));
    expect(tally.duplicateKeys).toBe(10_001);
  });

  test('over more keys than are compared', () => {
    const keys = Array.from({ length: 800_000 }, (_, index) => `"${index.toString(36)}":0`).join(',');
    const again = expectTwins(Buffer.from(`{${keys},"1":0}`), { ...OPTIONS, writing: 'nothing' });
    expect(again).toMatchObject({ overflowed: true, tally: { duplicateKeys: 1, members: 800_001 } });
  });
});

describe('JSONTestSuite', () => {
  const files = suite('json/test_parsing');
  if (!files) return test.skip('is not here', () => undefined);
  const read = (name: RegExp) => files.files(name).map((path) => [basename(path), readFileSync(path)] as const);

  test.each(read(/^y_/))('%s is accepted, and its tokens stay', (_, bytes) => {
    const { ended, output } = expectTwins(bytes);
    expect(ended).toBe('more');
    const tokens = (text: string) => text.match(/"(?:[^"\\]|\\.)*"|[^\s"]/g);
    const original = bytes.toString('latin1');
    expect(tokens(output)).toEqual(tokens(original));
    const minified = expectTwins(bytes, { ...OPTIONS, writing: 'minified' }).output;
    expect(minified).toBe(tokens(original)?.join(''));
    expect(expectTwins(Buffer.from(output, 'latin1')).output).toBe(output);
  });

  test.each(read(/^n_/))('%s is refused', (_, bytes) => {
    for (const writing of writings)
      expect(expectTwins(bytes, { ...OPTIONS, writing }).ended).toMatch(/invalid|too-deep/);
  });

  test.each(read(/^i_/))('%s is judged alike', (_, bytes) => {
    expectTwins(bytes);
  });
});
