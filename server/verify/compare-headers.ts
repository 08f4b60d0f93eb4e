// Checks whether a response's headers protect a visitor less than those of the same response from a local build.
import { say } from '../../workers/words/in-words';
import { HARMLESS } from './harmless-headers';
import { policyWeaknesses } from './policy';
import * as words from './words';

/** In words, how the site's value is weaker than the build's; empty if it isn't. */
type Compare = (wanted: string, found: string) => readonly string[];

const parts = (value: string, separator: string) => value.split(separator).map((part) => part.trim().toLowerCase());

/** Servers use either type for scripts, https://www.rfc-editor.org/rfc/rfc9239. */
const canonicalType = (type: string | undefined) => type?.replace(/^application\/(?=javascript$)/, 'text/');

/** Another charset would turn the same bytes into another page. */
const sameType: Compare = (wanted, found) => {
  const [type, ...parameters] = parts(found, ';');
  const isSame = canonicalType(type) === canonicalType(parts(wanted, ';')[0]);
  return isSame && parameters.every((text) => /^(?:charset="?utf-8"?)?$/.test(text))
    ? []
    : [say(words.other, { found, wanted })];
};

/** The members of a Permissions-Policy. A name without a value gets an empty one. */
const members = (value: string) =>
  value.split(',').map((member) => {
    const [, name = '', allowed = ''] = /^\s*([^=]*)=?(.*?)\s*$/s.exec(member) ?? [];
    return [name, allowed] as const;
  });

/**
 * https://www.w3.org/TR/permissions-policy/: a feature without a member is allowed to the site, or to everyone. Browsers ignore
 * the whole header if one member is malformed, so every member must be one of the build's or of the form `name=()`.
 */
const samePermissions: Compare = (wanted, found) => {
  const [limits, given] = [new Map(members(wanted)), members(found)];
  const named = new Set(given.map(([name]) => name));
  const missing = [...limits.keys()]
    .filter((name) => !named.has(name))
    .map((name) => say(words.unrestricted, { feature: name }));
  const allowed = given
    .filter(([name, value]) => value !== limits.get(name) && !(value === '()' && /^[a-z][a-z0-9-]*$/.test(name)))
    .map(([name, value]) =>
      value === '' ? say(words.malformed, { feature: name }) : say(words.allows, { feature: name, allowed: value }),
    );
  return [...missing, ...allowed];
};

/** RFC 6797, section 6.1. Zero for a malformed header, which browsers ignore. */
const secondsIn = (value: string) =>
  Number(/^max-age="?(\d+)"?(?:\s*;\s*(?:includesubdomains|preload)?)*$/i.exec(value.trim())?.[1] ?? 0);

const asLong: Compare = (wanted, found) =>
  secondsIn(found) >= secondsIn(wanted)
    ? []
    : [say(words.shorter, { found: String(secondsIn(found)), wanted: String(secondsIn(wanted)) })];

/** RFC 9111, section 5.2.2, and RFC 5861 for the responses that may be used while stale. */
function isRevalidated(cacheControl: string): boolean {
  const directives = parts(cacheControl, ',');
  if (directives.includes('no-cache') || directives.includes('no-store')) return true;
  const ages = directives.filter((directive) => directive.startsWith('max-age='));
  return ages.length > 0 && ages.every((age) => age === 'max-age=0') && !/\bstale-/.test(cacheControl.toLowerCase());
}

/** A page cached without revalidation may be outdated. A file that may be cached forever may also be cached for less. */
const asFresh: Compare = (wanted, found) =>
  wanted !== 'no-cache' || isRevalidated(found) ? [] : [say(words.other, { found, wanted })];

/** By name in lowercase. Every other header that the build sends must be equal, unless it is harmless. */
const COMPARED: ReadonlyMap<string, Compare> = new Map(
  Object.entries({
    'content-security-policy': policyWeaknesses,
    'permissions-policy': samePermissions,
    'strict-transport-security': asLong,
    'cache-control': asFresh,
    'content-type': sameType,
  }),
);

/** In the usual capitalization: "Content-Security-Policy". */
const title = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function weaknessesOf(name: string, wanted: string | null, found: string | null): readonly string[] {
  const [compare, harmless] = [COMPARED.get(name), HARMLESS.get(name)];
  if (found === null) return compare || !harmless ? [words.missing] : [];
  if (wanted !== null && compare) return compare(wanted, found);
  if (harmless?.test(found) || wanted === found) return [];
  return [wanted === null ? say(words.added, { found }) : say(words.other, { found, wanted })];
}

const sentences = (names: Iterable<string>, wanted: Headers, found: Headers) =>
  [...new Set(names)].flatMap((name) =>
    weaknessesOf(name, wanted.get(name), found.get(name)).map((what) =>
      say(words.weakness, { header: title(name), weakness: what }),
    ),
  );

/**
 * One sentence for each weakness, without a period. A header that the build does not send is a weakness unless it is known to be
 * harmless: browsers keep getting new headers that load, report or allow something.
 */
export const headerWeaknesses = (wanted: Headers, found: Headers): readonly string[] =>
  sentences([...wanted.keys(), ...found.keys()], wanted, found);

/** The same for a response that need not repeat every header, such as 304. */
export const weaknessesPresent = (wanted: Headers, found: Headers): readonly string[] =>
  sentences(found.keys(), wanted, found);
