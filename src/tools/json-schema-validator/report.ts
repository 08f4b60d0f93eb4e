// The errors of a check as a file.
import type { InWords } from '../../../workers/contract/run/message';
import type { CheckOutput } from '../../../workers/kernels/json-schema-validator/spec';
import { csvLine } from '../../lib/csv';

export type ReportFormat = 'text' | 'jsonl' | 'csv';

type Told = Pick<InWords<CheckOutput>, 'summary' | 'errors' | 'notes'>;

export const FILE_NAMES: Readonly<Record<ReportFormat, string>> = {
  text: 'schema-errors.txt',
  jsonl: 'schema-errors.jsonl',
  csv: 'schema-errors.csv',
};

export const plainReport = ({ summary, errors, notes }: Told): string =>
  [summary, ...errors.map(({ note }) => note), ...notes].map((line) => `${line}\n`).join('');

export function reportText(output: Told, format: ReportFormat): string {
  if (format === 'text') return plainReport(output);
  const rows = output.errors.map(({ line, column, path, keyword, location, text: message }) => ({
    line,
    column,
    path,
    keyword,
    location,
    message,
  }));
  if (format === 'jsonl') return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  return [HEADER, ...rows.map((row) => Object.values(row).map(String))].map(csvLine).join('');
}

const HEADER = ['line', 'column', 'path', 'keyword', 'location', 'message'];
