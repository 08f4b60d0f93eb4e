// YAML to JSON, tested with the available half of yaml-test-suite: valid and invalid inputs, and their JSON.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-to-yaml/kernel';
import { DEFAULT_OPTIONS, type YamlOptions } from '../../../workers/kernels/json-to-yaml/spec';
import { outputOf } from '../run-in-node';
import { suite } from '../suites';
import { textOf } from '../text-of';
import { expectSame } from './two-ways';

const OPTIONS: YamlOptions = { ...DEFAULT_OPTIONS, mode: 'to-json', merge: false };

async function convert(path: string, options: Partial<YamlOptions> = {}, chunkBytes = 1 << 20) {
  const { result, documents } = await outputOf(kernel, readFileSync(path), { ...OPTIONS, ...options }, { chunkBytes });
  return { text: await textOf(result), documents };
}

/** Cases are folders, some of which have cases below. */
function casesIn(path: string): string[] {
  if (existsSync(join(path, 'in.yaml'))) return [path];
  return readdirSync(path).flatMap((name) => (/^\d+$/.test(name) ? casesIn(join(path, name)) : []));
}

/** The values of a file that holds several one after another, indented. */
const values = (json: string): unknown[] =>
  json.split(/^(?=[[{"\d\-tfn])/m).flatMap((part) => (part.trim() === '' ? [] : [JSON.parse(part) as unknown]));

describe('yaml-test-suite', () => {
  const files = suite('yaml');
  if (!files) return test.skip('is not here', () => undefined);
  const cases = files.files(/^\w{4}$/).flatMap(casesIn);
  const root = dirname(cases[0] ?? '');
  const named = (paths: readonly string[]) =>
    paths.map((path) => [relative(root, path) || basename(path), path] as const);
  const isError = (path: string) => existsSync(join(path, 'error'));
  const has = (name: string) => (path: string) => existsSync(join(path, name));

  test.each(named(cases))('%s is the same without the library, as far as that goes', async (_, path) => {
    const text = readFileSync(join(path, 'in.yaml'), 'utf8');
    for (const version of ['1.2', '1.1'] as const) await expectSame(text, { ...OPTIONS, version });
  });

  test.each(named(cases.filter(isError)))('%s is refused', async (_, path) => {
    await expect(convert(join(path, 'in.yaml'))).rejects.toMatchObject({
      code: 'invalid-input',
      at: { line: expect.any(Number) as number },
    });
  });

  test.each(named(cases.filter((path) => !isError(path))))('%s is accepted', async (_, path) => {
    const { text } = await convert(join(path, 'in.yaml'));
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(await convert(join(path, 'in.yaml'), {}, 1)).toMatchObject({ text });
  });

  test.each(named(cases.filter((path) => !isError(path) && has('in.json')(path))))(
    '%s is the same in JSON',
    async (_, path) => {
      const expected = values(readFileSync(join(path, 'in.json'), 'utf8'));
      const { text, documents } = await convert(join(path, 'in.yaml'));
      if (expected.length === 0) return expect(text).toBe('null');
      const parsed: unknown = JSON.parse(text);
      expect(documents > 1 ? parsed : [parsed]).toEqual(expected);
      const { text: lines } = await convert(join(path, 'in.yaml'), { isLines: true });
      expect(lines.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual(expected);
    },
  );
});
