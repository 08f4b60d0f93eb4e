// Which line is in which row, against rows made the long way.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, type Place } from '../../../src/tools/diff-checker/diff-layout';

interface Step {
  readonly same: number;
  readonly removed: number;
  readonly added: number;
}

/** Changes never touch, and each changes something. */
const someSteps = fc.array(
  fc
    .record({ same: fc.integer({ min: 1, max: 12 }), removed: fc.nat(3), added: fc.nat(3) })
    .filter(({ removed, added }) => removed + added > 0),
  { maxLength: 8 },
);

function listOf(steps: readonly Step[], tail: number) {
  let [a, b] = [0, 0];
  const list = steps.flatMap(({ same, removed, added }) => {
    const change = [a + same, removed, b + same, added];
    a += same + removed;
    b += same + added;
    return change;
  });
  return { changes: Uint32Array.from(list), lines: [a + tail, b + tail] as const };
}

const rowsOf = (layout: ReturnType<typeof layOut>) =>
  Array.from({ length: layout.rows }, (_, row) => layout.at(row)).filter((place) => place !== undefined);

const linesOn = (places: readonly Place[], side: 'a' | 'b') =>
  places.flatMap((place) => (place.kind === 'fold' ? [] : (place[side] ?? [])));

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const check = (property: (steps: readonly Step[], tail: number) => void) =>
  fc.assert(fc.property(someSteps, fc.nat(12), property));

describe.each(['unified', 'split'] as const)('the %s view', (view) => {
  it('shows each line of either side once, in order', () => {
    check((steps, tail) => {
      const { changes, lines } = listOf(steps, tail);
      const places = rowsOf(layOut(changes, { view, lines, context: undefined, unfolded: new Set() }));
      expect(linesOn(places, 'a')).toEqual(upTo(lines[0]));
      expect(linesOn(places, 'b')).toEqual(upTo(lines[1]));
    });
  });

  it('says of all that it folds away how much it is, and shows all of it once unfolded', () => {
    check((steps, tail) => {
      const { changes, lines } = listOf(steps, tail);
      const folded = rowsOf(layOut(changes, { view, lines, context: 1, unfolded: new Set() }));
      const hidden = folded.reduce((sum, place) => sum + (place.kind === 'fold' ? place.count : 0), 0);
      expect(linesOn(folded, 'a').length + hidden).toBe(lines[0]);
      const gaps = folded.flatMap((place) => (place.kind === 'fold' ? [place.gap] : []));
      const unfolded = rowsOf(layOut(changes, { view, lines, context: 1, unfolded: new Set(gaps) }));
      expect(linesOn(unfolded, 'a')).toEqual(upTo(lines[0]));
    });
  });

  it('finds the row of each line, unless it is folded', () => {
    check((steps, tail) => {
      const { changes, lines } = listOf(steps, tail);
      const layout = layOut(changes, { view, lines, context: 1, unfolded: new Set() });
      const places = rowsOf(layout);
      for (const line of upTo(lines[1])) {
        const row = places.findIndex((place) => place.kind !== 'fold' && place.b === line);
        expect(layout.rowOfLine('b', line)).toBe(row < 0 ? undefined : row);
      }
      for (const line of upTo(lines[0])) {
        const row = places.findIndex((place) => place.kind === 'change' && place.a === line);
        expect(layout.rowOfLine('a', line)).toBe(row < 0 ? undefined : row);
      }
    });
  });

  it('knows where each change starts', () => {
    check((steps, tail) => {
      const { changes, lines } = listOf(steps, tail);
      const layout = layOut(changes, { view, lines, context: 2, unfolded: new Set() });
      for (const index of steps.keys()) {
        const row = layout.rowOfChange(index);
        expect(layout.at(row)?.kind).toBe('change');
        expect(layout.at(row - 1)?.kind).not.toBe('change');
      }
    });
  });
});
