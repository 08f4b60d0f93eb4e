// Whether one content security policy allows more than another. https://www.w3.org/TR/CSP3/

type Policy = ReadonlyMap<string, readonly string[]>;

/** What `default-src` answers for where they are not named. */
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

/** Added to a policy, they only take away. */
const ONLY_RESTRICT = ['sandbox', 'upgrade-insecure-requests', 'block-all-mixed-content'];

const parse = (text: string): Policy =>
  new Map(
    text.split(';').flatMap((part) => {
      const [name, ...values] = part.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), values.filter((value) => value !== "'none'")] as const] : [];
    }),
  );

/** Undefined where nothing is restricted. */
function sourcesOf(policy: Policy, directive: string): readonly string[] | undefined {
  const own = policy.get(directive);
  if (own) return own;
  // Elements, attributes and workers fall back to scripts and styles before they fall back to everything.
  const broader = /^(script|style)-src-/.exec(directive)?.[1];
  if (broader !== undefined) return sourcesOf(policy, `${broader}-src`);
  if (directive === 'worker-src') return policy.get('child-src') ?? sourcesOf(policy, 'script-src');
  return FETCH_DIRECTIVES.includes(directive) ? policy.get('default-src') : undefined;
}

function weakness(directive: string, wanted: Policy, found: Policy): string | undefined {
  const [limit, allowed] = [sourcesOf(wanted, directive), sourcesOf(found, directive)];
  if (!limit) return found.has(directive) && !ONLY_RESTRICT.includes(directive) ? `${directive} was added` : undefined;
  if (!allowed) return `${directive} is missing`;
  // Here the value is what is demanded, not what is allowed.
  if (directive === 'require-trusted-types-for') {
    return limit.every((value) => allowed.includes(value)) ? undefined : `${directive} demands less`;
  }
  const more = allowed.filter((source) => !limit.includes(source));
  return more.length > 0 ? `${directive} also allows ${more.join(' ')}` : undefined;
}

function weaknessesOf(wanted: Policy, found: Policy): readonly string[] {
  const directives = new Set([...wanted.keys(), ...found.keys()]);
  directives.delete('default-src');
  if (wanted.has('default-src')) for (const name of FETCH_DIRECTIVES) directives.add(name);
  return [...directives].flatMap((name) => weakness(name, wanted, found) ?? []);
}

/**
 * What `found` allows beyond `wanted`, in words; empty where it allows no more. Both are values of the header. Several policies
 * in one header must all be met, so it is enough that one of them is as strict.
 */
export function policyWeaknesses(wanted: string, found: string): readonly string[] {
  const each = found.split(',').map((policy) => weaknessesOf(parse(wanted), parse(policy)));
  return each.find((weaknesses) => weaknesses.length === 0) ?? each[0] ?? [];
}
