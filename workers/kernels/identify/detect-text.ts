// Identifies a text: every check reports a finding, and the most likely one comes first.
import { found, message, type Check } from './finding';
import { arithmetic } from './kinds/arithmetic';
import { base64, dataUri } from './kinds/base64';
import { binaryDigits, hexBytes, hexDump } from './kinds/digits';
import { color } from './kinds/color';
import { htmlEntities, url, urlEncoded } from './kinds/escapes';
import { checksums, hash, passwordHash } from './kinds/hashes';
import { json, jsonLines } from './kinds/json';
import { jwt, pem } from './kinds/secrets';
import { csv, diff } from './kinds/records';
import { cron, ipAddress } from './kinds/schedules';
import { markdown } from './kinds/markdown';
import { html, xml } from './kinds/markup';
import { money, quantity } from './kinds/amounts';
import { number, regex, ulid, unixTime, uuid } from './kinds/tokens';
import { yaml } from './kinds/yaml';
import { Sample } from './sample';
import type { DetectOptions, Finding } from './spec';

/** Among equally likely findings, this order decides. */
const CHECKS: readonly Check[] = [
  ...[jwt, pem, json, jsonLines, checksums, hash, passwordHash, uuid, ulid, dataUri, base64],
  ...[hexDump, binaryDigits, hexBytes, xml, html, diff, htmlEntities, url, urlEncoded, color, unixTime],
  ...[cron, ipAddress, arithmetic, quantity, money, regex, number, csv, markdown, yaml],
];

/** A less likely guess isn't useful. */
const LEAST = 0.5;
/** How many interpretations of one text are shown. */
const MOST = 4;

export interface TextToDetect extends DetectOptions {
  readonly isWhole: boolean;
}

export function detectText(text: string, options: TextToDetect): readonly Finding[] {
  return detectSample(new Sample(text, options.isWhole), options);
}

export function detectSample(sample: Sample, options: DetectOptions): readonly Finding[] {
  if (sample.solid === 0) return [found('empty', 1, message('empty'))];
  const findings = CHECKS.flatMap((check) => check(sample, options) ?? [])
    .filter(({ confidence }) => confidence >= LEAST)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST);
  return findings.length > 0 ? findings : [plainText(sample)];
}

function plainText(sample: Sample): Finding {
  const isList = sample.lineCount > 2 && sample.length / sample.lineCount < 100;
  const details = sample.lineCount > 1 && sample.isWhole ? [message('lines', { count: sample.lineCount })] : [];
  return found(isList ? 'lines' : 'text', 0.4, message(isList ? 'textLines' : 'text'), { details });
}
