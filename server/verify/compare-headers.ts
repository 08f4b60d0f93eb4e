// Whether the headers of an answer protect a visitor less than those of the same answer from a build at hand.
import { policyWeaknesses } from './policy';

/** They make a browser send reports, load something, or let others in. */
const NEVER_SENT = [
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Credentials',
  'Clear-Site-Data',
  'Content-Security-Policy-Report-Only',
  'Link',
  'NEL',
  'Refresh',
  'Report-To',
  'Reporting-Endpoints',
  'Service-Worker-Allowed',
  'Set-Cookie',
  'SourceMap',
];

type Compare = (wanted: string, found: string) => readonly string[];

/** A media type without its parameters, which hosts spell in many ways. */
const mediaType = (value: string) => value.split(';')[0]?.trim().toLowerCase() ?? '';

/** Hosts of scripts name them by either type, https://www.rfc-editor.org/rfc/rfc9239. */
const canonicalType = (value: string) => mediaType(value).replace(/^application\/(?=javascript$)/, 'text/');

const sameType: Compare = (wanted, found) =>
  canonicalType(wanted) === canonicalType(found) ? [] : [`is ${found}, not ${wanted}`];

const sameText: Compare = (wanted, found) => (wanted === found ? [] : [`is ${found}, not ${wanted}`]);

const features = (value: string) =>
  new Map(
    value.split(',').map((part) => {
      const [name = '', allowed = ''] = part.trim().split('=');
      return [name, allowed] as const;
    }),
  );

/** https://www.w3.org/TR/permissions-policy/: a feature that is not named is allowed to the site itself, or to all. */
const samePermissions: Compare = (wanted, found) => {
  const given = features(found);
  return [...features(wanted)].flatMap(([name, allowed]) => {
    const now = given.get(name);
    if (now === allowed || now === '()') return [];
    return [now === undefined ? `does not restrict ${name}` : `allows ${name} to ${now}`];
  });
};

const secondsIn = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);

const asLong: Compare = (wanted, found) =>
  secondsIn(found) >= secondsIn(wanted) ? [] : [`lasts ${secondsIn(found)} s, not ${secondsIn(wanted)} s`];

/** A page that is kept without being asked for anew may be an old one. What may be kept for good may also be kept for less. */
const asFresh: Compare = (wanted, found) =>
  wanted !== 'no-cache' || /no-cache|no-store|max-age=0\b/.test(found) ? [] : [`is ${found}, not ${wanted}`];

const COMPARED: Readonly<Record<string, Compare>> = {
  'Content-Security-Policy': policyWeaknesses,
  'Permissions-Policy': samePermissions,
  'Strict-Transport-Security': asLong,
  'Cache-Control': asFresh,
  'Content-Type': sameType,
  'X-Content-Type-Options': sameText,
  'Referrer-Policy': sameText,
  'Cross-Origin-Opener-Policy': sameText,
  'Cross-Origin-Resource-Policy': sameText,
};

function weaknessesOf(name: string, compare: Compare, wanted: Headers, found: Headers): readonly string[] {
  const value = wanted.get(name);
  if (value === null) return [];
  const given = found.get(name);
  return given === null ? ['is missing'] : compare(value, given);
}

/** One sentence for each weakness, without a period. */
export function headerWeaknesses(wanted: Headers, found: Headers): readonly string[] {
  const weaker = Object.entries(COMPARED).flatMap(([name, compare]) =>
    weaknessesOf(name, compare, wanted, found).map((what) => `${name} ${what}`),
  );
  const added = NEVER_SENT.filter((name) => found.has(name) && !wanted.has(name));
  return [...weaker, ...added.map((name) => `${name} was added: ${found.get(name) ?? ''}`)];
}
