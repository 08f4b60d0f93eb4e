// What the visitor has agreed to: kept in the browser's storage, the same in all open pages of the site.
import { useSyncExternalStore } from 'react';
import { ensureAnalyticsTag } from '../lib/analytics-tag';
import { deleteCookie, setCookie } from '../lib/cookies';
import { createStorageListeners } from '../lib/storage-listeners';

export const purposes = ['analytics', 'advertising', 'preferences'] as const;

export type Purpose = (typeof purposes)[number];
export type Choices = Readonly<Record<Purpose, boolean>>;
export type CookiePreferences = Choices & { readonly essential: true };

export interface Consent {
  /** Whether the visitor has answered, whatever the answer was. */
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

/** Nobody is asked before it is known whether they have answered. */
const UNKNOWN: Consent = { answered: true, preferences: undefined };

export const isKnown = (consent: Consent): boolean => consent !== UNKNOWN;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever is not plainly a yes is a no. */
export function parsePreferences(text: string | null): CookiePreferences | undefined {
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

/** What could not be stored lasts as long as the page. */
let unstored: Consent | undefined;

/** The same object for the same texts: otherwise every look at it would be a change. */
let seen: { readonly texts: string; readonly consent: Consent } | undefined;

function stored(): Consent {
  let texts: readonly [answered: string | null, preferences: string | null] = [null, null];
  try {
    texts = [localStorage.getItem(ANSWERED_KEY), localStorage.getItem(PREFERENCES_KEY)];
  } catch {
    // The browser blocks storage: nothing was ever saved.
  }
  const key = JSON.stringify(texts);
  if (seen?.texts !== key) {
    const [answered, preferences] = texts;
    seen = { texts: key, consent: { answered: answered !== null, preferences: parsePreferences(preferences) } };
  }
  return seen.consent;
}

function store(preferences: CookiePreferences): boolean {
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
    localStorage.setItem(ANSWERED_KEY, 'true');
    return true;
  } catch {
    return false;
  }
}

export const currentConsent = (): Consent => unstored ?? stored();

const listeners = createStorageListeners((key) => {
  if (key !== null && key !== ANSWERED_KEY && key !== PREFERENCES_KEY) return false;
  unstored = undefined;
  return true;
});

export const subscribeToConsent = listeners.subscribe;

/** Returns whether the choices outlast the page: a browser may refuse to store anything. */
export function saveChoices(choices: Choices): boolean {
  const preferences = { essential: true, ...choices } as const;
  const outlasts = store(preferences);
  unstored = outlasts ? undefined : { answered: true, preferences };
  for (const [purpose, cookie] of COOKIES) {
    if (choices[purpose]) setCookie(cookie, 'true', YEAR_SECONDS);
    else deleteCookie(cookie);
  }
  if (choices.analytics) ensureAnalyticsTag();
  listeners.tell();
  return outlasts;
}

/**
 * Whether the question about cookies is on the page. A prerendered page has it for everybody; server/build/before-paint.js shows it
 * to those who have not answered.
 */
export const useQuestion = (): boolean =>
  useSyncExternalStore(
    subscribeToConsent,
    () => !currentConsent().answered,
    () => true,
  );

/** A prerendered page does not know, and says nothing. */
export const useConsent = (): Consent => useSyncExternalStore(subscribeToConsent, currentConsent, () => UNKNOWN);
