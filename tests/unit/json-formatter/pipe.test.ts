// JSON from a pipe: it can't be read again, so places come from the text that is still held.
import { expect, it } from 'vitest';
import type { ToolErrorData } from '../../../workers/contract/run/errors';
import { kernel } from '../../../workers/kernels/json-formatter/kernel';
import { DEFAULT_OPTIONS, jsonFormatter, type JsonOptions } from '../../../workers/kernels/json-formatter/spec';
import { BytePipe } from '../../../workers/lib/pipe';
import { outputOf } from '../run-in-node';

const pipeOf = (...chunks: readonly (string | Uint8Array)[]) =>
  new BytePipe(
    (async function* () {
      for (const chunk of chunks) yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    })(),
  );

const validate: JsonOptions = { ...DEFAULT_OPTIONS, action: 'validate' };

/** This many lines of ten characters in a list without an end. */
const lines = (count: number) => `[\n${'"a text",\n'.repeat(count)}`;

it('a mistake after megabytes has its line and column', async () => {
  const chunks = [lines(400_000), '"a text",\n'.repeat(400_000), '1 2]'];
  await expect(outputOf(kernel, pipeOf(...chunks), validate)).rejects.toMatchObject({
    at: { line: 800_002, column: 3, offset: 8_000_004 },
  });
});

it.each([
  ['a byte order mark', [Uint8Array.of(0xef, 0xbb, 0xbf), '{\n"a": x}']],
  ['UTF-16', [Buffer.from('\ufeff{\n"a": x}', 'utf16le')]],
])('with %s, the place is that of a file', async (_, chunks) => {
  const failure = async (input: Parameters<typeof kernel>[0]) => {
    const error: unknown = await outputOf(kernel, input, validate).catch((thrown: unknown) => thrown);
    const { message, at } = error as ToolErrorData;
    return { message, at };
  };
  const expected = await failure(new Blob(chunks));
  expect(expected).toMatchObject({ at: { line: 2, column: 6 } });
  expect(await failure(pipeOf(...chunks))).toEqual(expected);
});

it('warnings keep their places while their text is held, and their number always', async () => {
  const twice = '{"a":1,"a":2}';
  const near = await outputOf(kernel, pipeOf('[\n', twice, ']'), validate);
  expect(near.warnings).toMatchObject([{ kind: 'duplicate-key', count: 1, places: [{ line: 2, column: 8 }] }]);
  const far = await outputOf(
    kernel,
    pipeOf(`[${twice},`, ...Array<string>(4).fill('"a text",\n'.repeat(100_000)), '0]'),
    validate,
  );
  expect(far.warnings).toMatchObject([{ kind: 'duplicate-key', count: 1, places: [] }]);
});

it('what reads several times takes no pipe', () => {
  const takes = (options: Partial<JsonOptions>) => jsonFormatter.readsOnce?.({ ...DEFAULT_OPTIONS, ...options });
  const once = [takes({}), takes({ action: 'minify' }), takes({ isLines: true }), takes({ query: '$.a' })];
  expect(once).toEqual([true, true, true, true]);
  expect([takes({ action: 'repair' }), takes({ sortKeys: true })]).toEqual([false, false]);
});
