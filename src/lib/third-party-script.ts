// Adds a third party's script to the page: only after consent, and only from a host in this list.

const ORIGINS: readonly string[] = ['https://www.googletagmanager.com', 'https://pagead2.googlesyndication.com'];

/** The part of the Trusted Types API that this code uses. TypeScript's libraries don't have it. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}

/** Created late, unlike the page's other policies, because only builds with third parties allow it. */
function createPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: listed };
  return trustedTypes ? trustedTypes.createPolicy('toolyard-third-party', rules) : rules;
}

function listed(url: string): string {
  if (!ORIGINS.includes(new URL(url).origin)) throw new TypeError(`Not a script that this site may load: ${url}`);
  return url;
}

let policy: ReturnType<typeof createPolicy> | undefined;

const loaded = new Set<string>();

/** Adds a script once per address and visit. If it doesn't load, perhaps because the visitor blocks it, nothing else fails. */
export function loadThirdPartyScript(url: string): void {
  if (loaded.has(url)) return;
  loaded.add(url);
  const script = document.createElement('script');
  script.async = true;
  policy ??= createPolicy();
  script.src = policy.createScriptURL(url);
  document.head.append(script);
}
