// Line-by-line conversion gives the library's results: each value, each loss with its line, each error.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, type YamlOptions } from '../../../workers/kernels/json-to-yaml/spec';
import { anyYaml } from './any-yaml';
import { expectSame } from './two-ways';

const OPTIONS: YamlOptions = { ...DEFAULT_OPTIONS, mode: 'to-json' };

/** All of which is common. */
const COMMON = [
  'a: 1\nb:\n  - x\n  - y: 2\n    z: [1, "b", {c: d}]\nc:\n- 1\n-\n  - 2\n- - 3\n  - 4\nd:\ne: "\\u00e9"\n',
  '# top\n---\na: x # one\n  # two\nb: 0x1F\n---\n- no\n- 12345678901234567890\n',
  'a: |\n  one\n\n    two\n\nb: >-\n  one\n  two\n\n\nc: |+\n  x\n\n',
  'a: one\n  two\n\n  three\nb: "one\n  two\\\n  three"\nc: \'one\n\n  two\'\n',
  'a: 1\r\nb: |\r\n  x\r\n  y\r\nc: x\r\n  y\r\n',
  '1: a\nno: b\n~: c\n"q": d\n\'s\' : e\na: 1\na: 2\n',
] as const;

describe('common YAML', () => {
  test.each(COMMON.map((text) => [text]))('%j needs no library', async (text) => {
    for (const version of ['1.2', '1.1'] as const) {
      for (const isLines of [false, true]) expect(await expectSame(text, { ...OPTIONS, version, isLines })).toBe(true);
    }
  });

  test('goes on with the library where it ends, as if it had begun with it', async () => {
    for (const text of [
      'a: 1\nb: 0x1\na: 2\nc: &x 3\nd: *x\na: 4\n# end\n',
      '- 1 # one\n- !t 2\n- 0x1\n',
      'a: 1\n...\n---\nb\n',
      '- a\n---\n- b\n---\nc: *x\n',
      'a: 1\nb\n',
      'a: 1\n<<: {a: 2, b: 3}\nb: 4\n',
      'a: 1\n%x: 2\n',
      '- a\nb: 1\n',
    ]) {
      expect(await expectSame(text, OPTIONS)).toBe(false);
    }
  });

  const versions = fc.constantFrom('1.2' as const, '1.1' as const);
  test('any text gives what the library gives', async () => {
    let whole = 0;
    await fc.assert(
      fc.asyncProperty(anyYaml, versions, fc.boolean(), async (text, version, isLines) => {
        if (await expectSame(text, { ...OPTIONS, version, isLines })) whole++;
      }),
      { numRuns: 1_000 },
    );
    expect(whole, 'texts that needed no library').toBeGreaterThan(5); // some tens of them, by the seed
  });
});
