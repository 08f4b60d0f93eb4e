// The figures for a terminal.
import type { Comparison, Row } from '../measure/comparison';
import type { PartReport } from '../parts/part';
import { millisecondsSpread, rate, timesSpread } from './words';

const HEAD = ['', 'vs native', 'Toolyard is', 'ms', 'MB/s'] as const;

function cells(comparison: Comparison, row: Row): string[] {
  if (row.absent !== undefined) return [row.contender, row.absent, '', '', ''];
  return [
    row.contender,
    row.vsNative ? timesSpread(row.vsNative) : row.kind === 'native' ? '1' : '',
    row.oursIs ? timesSpread(row.oursIs) : '',
    row.ms ? millisecondsSpread(row.ms) : '',
    rate(comparison, row),
  ];
}

function align(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export function comparisonTable(comparison: Comparison): string {
  const [first, ...lines] = align([HEAD, ...comparison.rows.map((row) => cells(comparison, row))]);
  const title = `${comparison.subject}, ${comparison.input} (${comparison.rounds} rounds)`;
  return [title, `  ${first ?? ''}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

export function partTable(part: PartReport): string {
  const { environment: env } = part;
  return [
    `\n${part.title} — ${env.cpu}, ${env.cores} cores, ${env.browser}, commit ${env.commit}, load ${env.loadBefore} → ${env.loadAfter}, ${part.seconds} s`,
    ...part.comparisons.map((comparison) => `\n${comparisonTable(comparison)}`),
    '',
    ...part.facts.map(({ name, value, unit }) => `${name}: ${value} ${unit}`),
    ...part.targets.map(({ what, figure, met }) => `${met ? 'met    ' : 'NOT MET'}  ${what}: ${figure}`),
    ...part.faults.map((fault) => `WRONG    ${fault}`),
  ].join('\n');
}
