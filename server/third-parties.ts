// The sources that the pages' policy must allow for the services that an operator has configured. If there are none, only the
// host of the exchange rates.
import type { Settings } from '../src/settings';

const DIRECTIVES = ['script-src', 'style-src', 'connect-src', 'img-src', 'frame-src', 'trusted-types'] as const;

type Sources = Readonly<Partial<Record<(typeof DIRECTIVES)[number], readonly string[]>>>;

export interface ThirdPartySources extends Sources {
  /** With these services, the pages can't require Trusted Types and can't list Trusted Types policies. */
  readonly withoutTrustedTypes?: true;
  /** The hashes of the inline scripts of embedded pages, which have no third-party sources. */
  readonly embed?: readonly string[];
}

interface ServiceSettings extends Pick<Settings, 'analyticsId' | 'pixelId' | 'ratesUrl' | 'baseUrl'> {
  readonly ads: Pick<Settings['ads'], 'client'>;
}

/** A policy in src/lib/third-party-script.ts. It turns strings into script addresses, for a list of hosts. */
const OUR_POLICY = 'toolyard-third-party';

/**
 * https://developers.google.com/tag-platform/security/guides/csp, without the hosts of advertising features, which are off.
 * "goog#html" is the Trusted Types policy of Google's script, which adds scripts of its own host.
 */
const ANALYTICS: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'trusted-types': [OUR_POLICY, 'goog#html'],
};

/** An image: no script of Meta's is loaded. */
const PIXEL: Sources = { 'img-src': ['https://www.facebook.com'] };

const AD_HOSTS = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.googleadservices.com',
  'https://*.googletagservices.com',
  'https://*.adtrafficquality.google',
  'https://*.google.com',
  'https://*.gstatic.com',
];

/**
 * AdSense writes scripts and styles into the page as strings, which Trusted Types and a strict policy refuse. A site with ads
 * therefore trusts Google with its pages: inline scripts run, and the policy no longer stops the exploitation of a bug in a
 * page. The workers, where tools compute, keep their policies. Google supports only policies with a nonce per response, which
 * prerendered pages can't have, and it changes its hosts, so watch which loads browsers refuse.
 * https://support.google.com/adsense/answer/16283098
 */
const ADS: ThirdPartySources = {
  'script-src': ["'unsafe-inline'", ...AD_HOSTS],
  'style-src': ["'unsafe-inline'"],
  'connect-src': AD_HOSTS,
  'img-src': ['https:'],
  'frame-src': AD_HOSTS,
  withoutTrustedTypes: true,
};

const rates = ({ ratesUrl, baseUrl }: ServiceSettings): Sources => ({
  'connect-src': [new URL(ratesUrl, baseUrl).origin],
});

export function thirdPartySources(settings: ServiceSettings): ThirdPartySources {
  const parts: readonly ThirdPartySources[] = [
    rates(settings),
    ...(settings.analyticsId ? [ANALYTICS] : []),
    ...(settings.pixelId ? [PIXEL] : []),
    ...(settings.ads.client ? [ADS] : []),
  ];
  const sources = DIRECTIVES.flatMap((name) => {
    const hosts = [...new Set(parts.flatMap((part) => part[name] ?? []))];
    return hosts.length > 0 ? [[name, hosts] as const] : [];
  });
  const withoutTrustedTypes = parts.some((part) => part.withoutTrustedTypes);
  return { ...Object.fromEntries(sources), ...(withoutTrustedTypes && { withoutTrustedTypes }) };
}

/**
 * Includes the inline scripts of the pages, and those of embedded pages. If a policy has a hash, browsers ignore 'unsafe-inline', so hashes are left out if
 * it is there.
 */
export function withInlineScripts(
  sources: ThirdPartySources,
  hashes: readonly string[],
  embed?: readonly string[],
): ThirdPartySources {
  const scripts = sources['script-src'] ?? [];
  const own = scripts.includes("'unsafe-inline'") ? {} : { 'script-src': [...hashes, ...scripts] };
  return { ...sources, ...own, ...(embed && { embed }) };
}
