// Block texts at the end of the input: YAML 1.2.2, rule 165 (b-chomped-last). The values are those of PyYAML 6.
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-to-yaml/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/json-to-yaml/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

async function toJson(source: string): Promise<unknown> {
  const { result } = await outputOf(kernel, source, { ...DEFAULT_OPTIONS, mode: 'to-json' });
  return JSON.parse(await textOf(result));
}

const VALUES: readonly (readonly [yaml: string, value: unknown])[] = [
  ['f: |\n  t: u', { f: 't: u' }],
  ['f: |\n  t: u\n', { f: 't: u\n' }],
  ['f: >\n  a\n  b', { f: 'a b' }],
  ['f: >\n  a\n  b\n', { f: 'a b\n' }],
  ['f: |+\n  a', { f: 'a' }],
  ['f: |+\n  a\n', { f: 'a\n' }],
  ['f: >+\n  a', { f: 'a' }],
  ['f: |-\n  a', { f: 'a' }],
  ['f: |2\n  a', { f: 'a' }],
  ['f: !!str |\n  a', { f: 'a' }],
  ['- |\n a', ['a']],
  ['|\n a', 'a'],
  ['--- |\n a', 'a'],
  ['f: |\n  a\n  ', { f: 'a\n' }],
  ['f: |\n  a\n\n', { f: 'a\n' }],
  ['f: |+\n  a\n\n', { f: 'a\n\n' }],
  ['f: |\n', { f: '' }],
  ['f: |', { f: '' }],
  ['f: >\n\n  a', { f: '\na' }],
  ['f: |\r\n  a', { f: 'a' }],
  ['f: |\n  a\n# c', { f: 'a\n' }],
  ['f: &x |\n  a', { f: 'a' }],
  ['f: {g: 1}\nh:\n  - |\n    a', { f: { g: 1 }, h: ['a'] }],
];

describe('a block text at the end of the input', () => {
  test.each(VALUES)('%j is %j', async (yaml, value) => expect(await toJson(yaml)).toEqual(value));

  // An anchor makes the library read the file instead of the fast reader.
  test.each(VALUES.filter(([yaml]) => yaml.startsWith('f:')))(
    '%j is the same behind an anchor',
    async (yaml, value) => {
      expect(await toJson(`x: &y 1\n${yaml}`)).toEqual({ x: 1, ...(value as object) });
    },
  );
});
