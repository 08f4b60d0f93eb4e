// A row of measurements in three numbers.

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted.at(middle - 1) ?? upper) + upper) / 2;
}

const round = (value: number) => Number(value.toPrecision(5));

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: round(medianOf(sorted)),
    min: round(Math.min(...values)),
    max: round(Math.max(...values)),
  };
}
