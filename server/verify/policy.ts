// Checks whether one Content Security Policy allows more than another, by Content Security Policy Level 3,
// https://www.w3.org/TR/CSP3/.
import { say } from '../../workers/words/in-words';
import * as texts from './words';

/** A policy's values, by directive name in lowercase. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** The directives that fall back to `default-src`: section 6.8.3, "Get fetch directive fallback list". */
const FETCH_DIRECTIVES = [
  'child-src',
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
];

/** Adding one of these to a policy can only forbid more. `report-uri` and `report-to` are not among them: they send data. */
const ONLY_RESTRICT = [
  'base-uri',
  'block-all-mixed-content',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'sandbox',
  'trusted-types',
  'upgrade-insecure-requests',
];

/** ASCII whitespace only, https://infra.spec.whatwg.org/#ascii-whitespace: `\s` would split at more. */
const words = (text: string) => text.split(/[\t\n\f\r ]+/).filter((word) => word !== '');

const isAscii = (text: string) => !/[\u0080-\uffff]/.test(text);

/**
 * Section 2.2.1, "Parse a serialized CSP": the first of two equal directives is in force, and a directive that isn't ASCII is
 * ignored.
 */
function parsePolicy(serialized: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const token of serialized.split(';').filter(isAscii)) {
    const [name, ...values] = words(token);
    const directive = name?.toLowerCase();
    if (directive === undefined || policy.has(directive)) continue;
    policy.set(
      directive,
      values.filter((value) => value !== "'none'"),
    );
  }
  return policy;
}

/** Section 2.2.2, "Parse a response's Content Security Policies": a header's values are joined by commas, and each is a policy. */
const parseHeader = (value: string): readonly Policy[] =>
  value
    .split(',')
    .map(parsePolicy)
    .filter((policy) => policy.size > 0);

/** The sources in force for a directive, section 6.8.3. Undefined if nothing is restricted. */
function sourcesOf(policy: Policy, directive: string): readonly string[] | undefined {
  const own = policy.get(directive);
  if (own) return own;
  const broader = /^(script|style)-src-/.exec(directive)?.[1];
  if (broader !== undefined) return sourcesOf(policy, `${broader}-src`);
  if (directive === 'worker-src') return policy.get('child-src') ?? sourcesOf(policy, 'script-src');
  if (directive === 'frame-src') return policy.get('child-src') ?? policy.get('default-src');
  return FETCH_DIRECTIVES.includes(directive) ? policy.get('default-src') : undefined;
}

/** Undefined if `found` is as strict in this directive, which `wanted` restricts. */
function weakness(directive: string, limit: readonly string[], found: Policy): string | undefined {
  const allowed = sourcesOf(found, directive);
  if (!allowed) return say(texts.directiveMissing, { directive });
  // A value of this directive adds a restriction; a value of any other directive allows something.
  if (directive === 'require-trusted-types-for') {
    return limit.every((value) => allowed.includes(value)) ? undefined : say(texts.demandsLess, { directive });
  }
  const more = allowed.filter((source) => !limit.includes(source));
  return more.length > 0 ? say(texts.alsoAllows, { directive, sources: more.join(' ') }) : undefined;
}

/** Browsers enforce every policy, so a directive is weaker only if it is weaker in all of them. */
function weaknessesOf(wanted: Policy, found: readonly Policy[]): readonly string[] {
  const directives = new Set([...wanted.keys(), ...FETCH_DIRECTIVES]);
  return [...directives].flatMap((name) => {
    const limit = sourcesOf(wanted, name);
    if (!limit) return [];
    const each = found.map((policy) => weakness(name, limit, policy));
    return each.includes(undefined) ? [] : (each[0] ?? say(texts.directiveMissing, { directive: name }));
  });
}

/**
 * Directives that `wanted` doesn't have and that do more than restrict. One is enough, however strict the other policies are.
 */
function additions(wanted: readonly Policy[], found: readonly Policy[]): readonly string[] {
  const known = [
    ...FETCH_DIRECTIVES,
    'default-src',
    ...ONLY_RESTRICT,
    ...wanted.flatMap((policy) => [...policy.keys()]),
  ];
  const added = new Set(found.flatMap((policy) => [...policy.keys()]).filter((name) => !known.includes(name)));
  return [...added].map((name) => say(texts.directiveAdded, { directive: name }));
}

/**
 * What the policies in `found` allow beyond those in `wanted`, in words; empty if they allow no more. Both are values of the
 * header, several values joined by commas as `Headers.get` joins them.
 *
 * Sources are compared as text, so a narrower source in other words counts as another one. `wanted` must not combine
 * 'strict-dynamic', a nonce or a hash with sources that those turn off: leaving them out would then allow more.
 */
export function policyWeaknesses(wanted: string, found: string): readonly string[] {
  const [limits, given] = [parseHeader(wanted), parseHeader(found)];
  return [...limits.flatMap((policy) => weaknessesOf(policy, given)), ...additions(limits, given)];
}
