// Lists of checksums in the formats that people verify with. The same files give the same bytes on every system.
import { ToolError } from '../../../workers/contract/run/errors';
import { messagesOf } from '../../../workers/contract/run/message';
import type { messages } from '../../../workers/kernels/hash-generator/messages';
import {
  checksumText,
  hashGenerator,
  type AlgorithmId,
  type FORMATS,
  type HashOutput,
  inputsOf,
  type HashedInput,
} from '../../../workers/kernels/hash-generator/spec';
import { csvLine } from '../../lib/csv';

const message = messagesOf<typeof messages>(hashGenerator.id);

export type ListFormat = (typeof FORMATS)[number];

export interface ListSettings {
  readonly format: ListFormat;
  /** The columns of a table. */
  readonly algorithms: readonly AlgorithmId[];
  readonly isKeyed: boolean;
  /** When each input was changed, in milliseconds since 1970. */
  readonly modified: readonly (number | undefined)[];
}

/** A digest's name in JSON and CSV. */
const fieldOf = (id: AlgorithmId, { isKeyed }: ListSettings) => (isKeyed ? `hmac-${id}` : id);

const timeOf = (modified: number | undefined) =>
  modified === undefined ? undefined : new Date(modified).toISOString();

/** The first line of a CSV file. */
export function headingOf(settings: ListSettings): string | undefined {
  if (settings.format !== 'csv') return undefined;
  return csvLine(['path', 'size', 'modified', ...settings.algorithms.map((id) => fieldOf(id, settings))]);
}

/** Throws ToolError `unsupported` for a name that the format can't have. */
export function listText(output: HashOutput, settings: ListSettings): string {
  const { format, modified } = settings;
  if (format === 'gnu' || format === 'bsd') return checksumText(output, format === 'bsd');
  const write = { sfv: sfvLine, json: jsonLine, csv: csvRow }[format];
  return inputsOf(output.hashed)
    .map((input, index) => write(input, settings, modified[index]))
    .join('');
}

function sfvLine({ name, digests }: HashedInput): string {
  const shown = name ?? '-';
  if (/^;|[\n\r]/.test(shown)) throw new ToolError('unsupported', message('sfvName', { name: shown }));
  return `${shown} ${(digests.crc32 ?? '').toUpperCase()}\n`;
}

function jsonLine({ name, bytes, digests }: HashedInput, settings: ListSettings, modified: number | undefined): string {
  const hashes = settings.algorithms.map((id) => [fieldOf(id, settings), digests[id]] as const);
  const line = { path: name ?? '-', size: bytes, modified: timeOf(modified), ...Object.fromEntries(hashes) };
  return `${JSON.stringify(line)}\n`;
}

function csvRow({ name, bytes, digests }: HashedInput, settings: ListSettings, modified: number | undefined): string {
  const hashes = settings.algorithms.map((id) => digests[id] ?? '');
  return csvLine([name ?? '-', String(bytes), timeOf(modified) ?? '', ...hashes]);
}
