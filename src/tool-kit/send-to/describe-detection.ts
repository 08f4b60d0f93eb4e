// What was found, in words.
import type { Finding } from '../../../workers/kernels/detector/spec';
import { formatBytes, formatCount } from '../../lib/format';
import type { Detection } from './use-detection';

const sizeOf = ({ given }: Detection): string | undefined => {
  if (given.kind === 'files') return given.files[0] && formatBytes(given.files[0].size);
  const units = given.kind === 'text' ? given.text.length : 0;
  return units > 60 ? `${formatCount(units)} characters` : undefined;
};

/** "JSON, 1.2 MB, valid" */
export function foundText(detection: Detection): string {
  const [first] = detection.findings;
  const { given } = detection;
  if (given.kind === 'files' && given.files.length > 1) {
    const bytes = given.files.reduce((sum, { size }) => sum + size, 0);
    return `${formatCount(given.files.length)} files, ${formatBytes(bytes)}`;
  }
  if (!first) return '';
  return [first.title, sizeOf(detection), ...first.details].filter(Boolean).join(', ');
}

const UNSURE = 0.7;

/** "or hex bytes": the other readings of something that may be several things. */
export function otherReadings([, ...others]: readonly Finding[]): string | undefined {
  const titles = others.filter(({ confidence }) => confidence >= UNSURE).map(({ title }) => title);
  return titles.length === 0 ? undefined : `Could also be: ${[...new Set(titles)].join(', ')}`;
}

/** Whether it is more than some text. */
export const isTelling = (finding: Finding | undefined) =>
  finding !== undefined && finding.confidence >= UNSURE && finding.kind !== 'text' && finding.kind !== 'lines';
