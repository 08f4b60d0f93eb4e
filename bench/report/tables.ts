// A part's figures as tables, and the tables for a terminal, for Markdown and as CSV.
import { busyReasons, judgedRatios, oursIs, verdictOf, VERDICTS } from '../figures';
import type { Comparison, Measurement, PartReport, Report } from '../model';
import { outliers } from '../../src/lib/statistics';
import {
  conditionsText,
  correctedText,
  limitText,
  measurementText,
  rangeText,
  rate,
  ratioText,
  roundsIn,
  times,
} from '../words';

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const comparisonTable = (comparison: Comparison): Table => ({
  title: `${comparison.subject}, ${comparison.input} (${roundsIn(comparison)})`,
  head: ['', 'ms: median (range)', 'MB/s', 'Toolyard is (95 % interval)'],
  rows: comparison.rows.map((row) =>
    row.absent === undefined
      ? [
          row.contender,
          rangeText(row.samples),
          rate(comparison, row),
          ratioText(oursIs(comparison, row), row.samples.length),
        ]
      : [row.contender, row.absent, '', ''],
  ),
});

/** Undefined if there is nothing in it. */
export function measurementTable(measurements: readonly Measurement[], isBusy: boolean): Table | undefined {
  if (measurements.length === 0) return undefined;
  const rows = measurements.map((measurement) => {
    const { name, limit, unit, note } = measurement;
    const verdict = verdictOf(measurement, isBusy);
    const value = measurementText(measurement) + (note === undefined ? '' : `; ${note}`);
    return [
      name,
      value,
      correctedText(measurement),
      limit ? limitText(limit, unit) : '',
      verdict ? VERDICTS[verdict] : '',
    ];
  });
  return { title: 'Measurements', head: ['', 'measured', 'corrected = formula', 'limit', 'verdict'], rows };
}

export function ratioTable(part: PartReport): Table | undefined {
  const judged = judgedRatios(part);
  if (judged.length === 0) return undefined;
  const rows = judged.map(({ target: { subject, input, contender, least }, ratio, rounds, verdict }) => [
    `${subject}, ${input}, against ${contender}`,
    ratioText(ratio, rounds),
    `at least ${times(least)}`,
    VERDICTS[verdict],
  ]);
  return { title: 'Speed targets', head: ['', 'Toolyard is (95 % interval)', 'target', 'verdict'], rows };
}

export const tablesOf = (part: PartReport): Table[] =>
  [
    ...part.comparisons.map(comparisonTable),
    ratioTable(part),
    measurementTable(part.measurements, busyReasons(part.conditions).length > 0),
  ].filter((table) => table !== undefined);

const warnings = ({ wrong, failure }: PartReport) => [
  ...wrong.map((text) => `Wrong result: ${text}`),
  ...(failure === undefined ? [] : [`Stopped: ${failure}`]),
];

export function alignedTable({ title, head, rows }: Table): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [title, ...lines].join('\n');
}

export function markdownTable({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const partText = (part: PartReport): string =>
  [`${part.title}. ${conditionsText(part)}`, ...tablesOf(part).map(alignedTable), ...warnings(part)].join('\n\n');

export const partMarkdown = (part: PartReport): string =>
  [`## ${part.title}`, conditionsText(part), ...tablesOf(part).map(markdownTable), ...warnings(part)].join('\n\n');

/** RFC 4180, section 2. */
const field = (value: string | number) => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const CSV_HEAD = ['part', 'figure', 'input', 'contender', 'unit', 'round', 'value', 'outlier'];

/** Every raw sample in a line: part, figure, input, contender, unit, round from 1, value, and 1 for an outlier. */
export function reportCsv({ parts }: Report): string {
  const lines = parts.flatMap(({ id, comparisons, measurements }) => {
    const samplesOf = (start: readonly string[], samples: readonly number[]) => {
      const marked = outliers(samples);
      return samples.map((value, i) => [id, ...start, i + 1, value, marked[i] ? 1 : 0]);
    };
    return [
      ...comparisons.flatMap(({ subject, input, rows }) =>
        rows.flatMap(({ contender, samples }) => samplesOf([subject, input, contender, 'ms'], samples)),
      ),
      ...measurements.flatMap(({ name, unit, samples }) => samplesOf([name, '', '', unit], samples)),
    ];
  });
  return [CSV_HEAD, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
