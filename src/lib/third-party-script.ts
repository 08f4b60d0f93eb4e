// Adds a third party's script to the page: only after consent, and only from a host in this list.
import { trustedScriptUrl } from './trusted-script-url';

const ORIGINS: readonly string[] = ['https://www.googletagmanager.com', 'https://pagead2.googlesyndication.com'];

function listed(url: string): string {
  if (!ORIGINS.includes(new URL(url).origin)) throw new TypeError(`Not a script that this site may load: ${url}`);
  return url;
}

const trusted = trustedScriptUrl('toolyard-third-party', listed);

const loaded = new Set<string>();

/** Once per address and visit. If it doesn't load, perhaps because the visitor blocks it, nothing depends on it. */
export function loadThirdPartyScript(url: string): void {
  if (loaded.has(url)) return;
  loaded.add(url);
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted(url);
  document.head.append(script);
}
