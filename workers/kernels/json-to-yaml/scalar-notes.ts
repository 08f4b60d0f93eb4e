// What a plain scalar becomes in JSON, and what is to be said about it.
import { NumberWeight } from '../../lib/json/number-weight';
import { otherReading, plainScalar, type JsonScalar } from './plain-values';
import { invisibleInValue } from './invisible';
import type { LossKind, YamlVersion } from './spec';

/** Shorter ones are exact, unless they have an exponent. */
const EXACT_UNITS = 15;

function isInexact(json: string): boolean {
  if (json.length <= EXACT_UNITS && !/[eE]/.test(json)) return false;
  const weight = new NumberWeight();
  for (let at = 0; at < json.length; at++) weight.add(json.charCodeAt(at));
  return weight.isInexact();
}

type Lose = (kind: LossKind, text: string) => void;

/** Calls `lose` if readers of the other version of YAML take the source for something else. */
export function noteVersion(source: string, version: YamlVersion, own: JsonScalar, lose: Lose): void {
  const other = otherReading(source, version, own);
  if (other) lose('version', `${source}: ${own.json} here, ${other.json} in ${version === '1.2' ? '1.1' : '1.2'}`);
}

/** Calls `lose` for each thing that JSON, a reader of the other version, or a person takes in another way. */
export function notedScalar(source: string, version: YamlVersion, lose: Lose, mayHaveInvisible = false): JsonScalar {
  const scalar = plainScalar(source, version);
  const { loss, type, json } = scalar;
  if (loss) lose(loss, loss === 'rewritten-number' ? `${source} → ${json}` : source);
  if (type === 'number' && isInexact(json)) lose('inexact-number', json);
  noteVersion(source, version, scalar, lose);
  const invisible = mayHaveInvisible ? invisibleInValue(source) : undefined;
  if (invisible !== undefined) lose('invisible', invisible);
  return scalar;
}
