// The visitor's consent: stored in the browser, and the same in all open pages of the site.
import { useSyncExternalStore } from 'react';
import { deleteCookie, setCookie } from '../lib/cookies';
import { storedTexts } from '../lib/stored-value';
import { isRecord } from '../../workers/contract/options/is-record';

export const purposes = ['analytics', 'advertising', 'preferences'] as const;

export type Purpose = (typeof purposes)[number];
export type Choices = Readonly<Record<Purpose, boolean>>;
export type CookiePreferences = Choices & { readonly essential: true };

export interface Consent {
  /** Whether the visitor has answered at all. */
  readonly answered: boolean;
  readonly preferences: CookiePreferences | undefined;
}

export const ALL: Choices = { analytics: true, advertising: true, preferences: true };
export const NONE: Choices = { analytics: false, advertising: false, preferences: false };

const ANSWERED_KEY = 'cookieConsent';
const PREFERENCES_KEY = 'cookiePreferences';

const YEAR_SECONDS = 31_536_000;

const COOKIES = [
  ['advertising', 'adsense_enabled'],
  ['preferences', 'preferences_enabled'],
] as const satisfies readonly (readonly [Purpose, string])[];

/** The banner stays hidden until it is known whether the visitor has answered. */
const UNKNOWN: Consent = { answered: true, preferences: undefined };

export const isKnown = (consent: Consent): boolean => consent !== UNKNOWN;

/** Anything else than a clear consent is a refusal. */
function parsePreferences(text: string | null): CookiePreferences | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) throw new TypeError(`not an object: ${text}`);
    const [analytics, advertising, preferences] = purposes.map((purpose) => value[purpose] === true);
    return { essential: true, analytics: !!analytics, advertising: !!advertising, preferences: !!preferences };
  } catch (error) {
    console.error('The saved cookie preferences cannot be read.', error);
    return undefined;
  }
}

// Stored last, because an answer without choices would be incomplete.
const stored = storedTexts<Consent>([PREFERENCES_KEY, ANSWERED_KEY], {
  fallback: { answered: false, preferences: undefined },
  read: ([preferences = null, answered]) => ({
    answered: typeof answered === 'string',
    preferences: parsePreferences(preferences),
  }),
  write: ({ preferences }) => [JSON.stringify(preferences), 'true'],
});

export const { get: currentConsent, subscribe: subscribeToConsent } = stored;

/** Returns false if the browser refuses to store the choices, which then last only as long as the page. */
export function saveChoices(choices: Choices): boolean {
  for (const [purpose, cookie] of COOKIES) {
    if (choices[purpose]) setCookie(cookie, 'true', YEAR_SECONDS);
    else deleteCookie(cookie);
  }
  if (choices.analytics) ensureAnalyticsTag();
  return stored.set({ answered: true, preferences: { essential: true, ...choices } });
}

/**
 * Whether the cookie banner is on the page. A prerendered page always has it; build/before-paint.js shows it to visitors
 * who have not answered.
 */
export const useQuestion = (): boolean =>
  useSyncExternalStore(
    subscribeToConsent,
    () => !currentConsent().answered,
    () => true,
  );

/** A prerendered page doesn't know the answer, and makes no statement about it. */
export const useConsent = (): Consent => useSyncExternalStore(subscribeToConsent, currentConsent, () => UNKNOWN);

/**
 * Google's tag function, the page's interface to Google Analytics. It only adds to a list. Without the script that reads the
 * list, nothing leaves the page. https://developers.google.com/tag-platform/gtagjs/reference
 */
type AnalyticsTag = (...command: readonly unknown[]) => void;

/** Google's script defines the names of the two globals. */
interface TagGlobals {
  dataLayer?: unknown[];
  gtag?: AnalyticsTag;
}

/** The global tag function, created if it is missing. */
export function ensureAnalyticsTag(): AnalyticsTag {
  const globals = globalThis as TagGlobals;
  const list = (globals.dataLayer ??= []);
  globals.gtag ??= function () {
    // oxlint-disable-next-line prefer-rest-params -- Google's script accepts only Arguments objects as commands
    list.push(arguments);
  };
  return globals.gtag;
}
