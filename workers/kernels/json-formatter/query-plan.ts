// Splits a query into steps that are taken while the document is read, and the rest, which needs a value in memory. RFC 9535
// applies each segment to one value after another, so the rest gives the same on each value that the steps reach.
import { absoluteIn, type Query, type Segment, type Selector, type Test } from './query-parser';
import type { Name } from './query-text';

/** Which children a step takes. They are taken in the order of the document. */
export interface Step {
  readonly all: boolean;
  /** Of an object's members. */
  readonly name: Name | undefined;
  /** Of an array's items, in ascending order. */
  readonly ranges: readonly Range[];
}

/** Every `step`th index from `from` on, below `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

export interface Plan {
  readonly steps: readonly Step[];
  /** A filter on each value that the steps reach, alone. */
  readonly test: Test | undefined;
  /** What is selected in each of those. */
  readonly rest: readonly Segment[];
  /** The first part of the query that needs a value in memory. Undefined if none does. */
  readonly reason: string | undefined;
}

const ALL: Step = { all: true, name: undefined, ranges: [] };

export function planOf({ segments }: Query): Plan {
  const absolute = segments.flatMap(absoluteIn).at(0);
  if (absolute !== undefined) return { steps: [], test: undefined, rest: segments, reason: absolute };
  const found = segments.map(stepOf);
  const count = found.findIndex((step) => step === undefined);
  const steps = found.flatMap((step) => step ?? []).slice(0, count < 0 ? undefined : count);
  const [next, ...rest] = segments.slice(steps.length);
  if (!next) return { steps, test: undefined, rest: [], reason: undefined };
  const [selector, second] = next.selectors;
  if (!next.isDescending && selector?.kind === 'filter' && second === undefined)
    return { steps: [...steps, ALL], test: selector.test, rest, reason: next.text };
  return { steps, test: undefined, rest: [next, ...rest], reason: next.text };
}

/** Undefined if the segment can't be applied in the order of the document, or before all children are known. */
function stepOf({ isDescending, selectors }: Segment): Step | undefined {
  if (isDescending) return undefined;
  const [first, ...others] = selectors;
  if (first?.kind === 'wildcard') return others.length === 0 ? ALL : undefined;
  let name: Name | undefined;
  const ranges: Range[] = [];
  for (const selector of selectors) {
    if (selector.kind === 'name') {
      // The order of several names is that of the query.
      if (name) return undefined;
      name = selector.name;
    } else {
      const range = rangeOf(selector);
      if (!range || range.from < (ranges.at(-1)?.to ?? 0)) return undefined;
      ranges.push(range);
    }
  }
  return { all: false, name, ranges };
}

function rangeOf(selector: Selector): Range | undefined {
  if (selector.kind === 'index')
    return selector.index < 0 ? undefined : { from: selector.index, to: selector.index + 1, step: 1 };
  if (selector.kind !== 'slice') return undefined;
  const { start = 0, end = Infinity, step = 1 } = selector;
  if (start < 0 || end < 0 || step < 0) return undefined;
  return step === 0 ? { from: start, to: start, step: 1 } : { from: start, to: Math.max(start, end), step };
}
