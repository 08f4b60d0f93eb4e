// The records of the marked tree.
import { describe, expect, it } from 'vitest';
import { treeOf, type TreeValue } from './compare-json';

const SIGNS = { same: ' ', fold: '…', inside: '*', changed: '~', removed: '-', added: '+' } as const;

/** A line for each value, with its label. */
function linesOf(value: TreeValue, depth = 0): readonly string[] {
  const { kind, key, index, children, value: text, other, differences, before } = value;
  const label = key !== '' ? key : index >= 0 ? String(index) : '';
  const shown = kind === 'fold' ? String(children.length) : children.length > 0 ? text.slice(0, 1) : text;
  const numbers = differences > 0 ? ` (${String(before)}+${String(differences)})` : '';
  const line = `${'  '.repeat(depth)}${SIGNS[kind]} ${label} ${shown}${other && ` > ${other}`}${numbers}`;
  return [line, ...children.flatMap((child) => linesOf(child, depth + 1))];
}

const shown = async (...given: Parameters<typeof treeOf>) => linesOf(await treeOf(...given));

describe('the tree', () => {
  it('folds three equal neighbors or more, and marks what is different', async () => {
    const a = '{"a":1,"b":[2],"c":null,"d":{"x":1.0,"y":"q\\"\\\\"},"e":true,"old":{"k":[0]}}';
    const b = '{"d":{"x":1,"y":"z"},"a":1,"b":[2],"c":null,"e":true,"new":[]}';
    expect(await shown(a, b)).toEqual([
      '*  { (0+3)',
      ...['  …  3', '      "a" 1', '      "b" [', '        0 2', '      "c" null'],
      ...['  * "d" { (0+1)', '      "x" 1.0', '    ~ "y" "q\\"\\\\" > "z" (0+1)', '    "e" true'],
      ...['  - "old" { (1+1)', '    - "k" [', '      - 0 0', '  + "new" [] (2+1)'],
    ]);
  });

  it('has elements where they are, by place', async () => {
    expect(await shown('[1,2,3,4]', '[2,3,5,4,6]')).toEqual([
      '*  [ (0+3)',
      ...['  - 0 1 (0+1)', '    1 2', '    2 3', '  + 2 5 (1+1)', '    3 4', '  + 4 6 (2+1)'],
    ]);
  });

  it('has elements by a key or in any order, new ones last', async () => {
    const a = '[{"id":1,"n":1},{"id":2,"n":2}]';
    const b = '[{"id":3,"n":3},{"id":2,"n":5},{"id":1,"n":1}]';
    expect(await shown(a, b, { arrays: 'key' })).toEqual([
      '*  [ (0+2)',
      ...['    0 {', '      "id" 1', '      "n" 1'],
      ...['  * 1 { (0+1)', '      "id" 2', '    ~ "n" 2 > 5 (0+1)'],
      ...['  + 0 { (1+1)', '    + "id" 3', '    + "n" 3'],
    ]);
    expect(await shown('[1,2]', '[3,1]', { arrays: 'any-order' })).toEqual([
      ...['*  [ (0+2)', '    0 1', '  - 1 2 (0+1)', '  + 0 3 (1+1)'],
    ]);
  });

  it('has a list in place of a value as both values', async () => {
    expect(await shown('{"":1}', '{"":[2]}')).toEqual([
      ...['*  { (0+1)', '  ~ "" 1 (0+1)', '    -  1', '    +  [', '      + 0 2'],
    ]);
    expect(await shown('1', '{}')).toEqual(['~  1 (0+1)', '  -  1', '  +  {}']);
    expect(await shown('1', '2')).toEqual(['~  1 > 2 (0+1)']);
  });

  it('is the document if nothing is different', async () =>
    expect(await shown('[1]', '[1.0]')).toEqual(['   [', '    0 1']));
});
