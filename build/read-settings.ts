// Reads the site's settings from the environment of the build.
import type { AdPlace, Rating, Settings } from '../src/settings';
import { words } from './own-words';

const AD_PLACES: Readonly<Record<AdPlace, true>> = {
  homeTop: true,
  homeMiddle: true,
  homeBottom: true,
  toolsTop: true,
  toolsMiddle: true,
  toolTop: true,
  toolBottom: true,
  sidebarTop: true,
  sidebarBottom: true,
  footer: true,
};

/** Settings as text. */
export type SettingsSource = Readonly<Record<string, unknown>>;

/** @throws {Error} if a value is invalid */
export function readSettings(source: SettingsSource): Settings {
  const text = (name: string, fallback = '') => {
    const value = source[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
  };
  return {
    name: text('VITE_SITE_NAME', 'Toolyard'),
    tagline: words.tagline,
    description: words.description,
    baseUrl: text('VITE_BASE_URL', 'http://localhost:8080').replace(/\/+$/, ''),
    contact: {
      supportEmail: text('VITE_SUPPORT_EMAIL'),
      generalEmail: text('VITE_GENERAL_EMAIL'),
      businessEmail: text('VITE_BUSINESS_EMAIL'),
      legalEmail: text('VITE_LEGAL_EMAIL'),
    },
    analyticsId: readId(text, 'VITE_ANALYTICS_ID', /^G-[A-Z0-9]+$/, 'G-ABC123DEF4'),
    pixelId: readId(text, 'VITE_PIXEL_ID', /^\d+$/, '1234567890123456'),
    ads: {
      client: readId(text, 'VITE_ADS_CLIENT', /^ca-pub-\d+$/, 'ca-pub-1234567890123456'),
      slots: readSlots(text),
    },
    ratesUrl: text('VITE_RATES_URL', 'https://open.er-api.com/v6/latest/USD'),
    rating: readRating(text('VITE_RATING')),
  };
}

type ReadText = (name: string) => string;

/** Ids become part of script addresses and cookie names, so an invalid one fails the build. */
function readId(text: ReadText, name: string, shape: RegExp, example: string): string {
  const id = text(name);
  if (id !== '' && !shape.test(id)) throw new Error(`${name} must look like "${example}", not "${id}".`);
  return id;
}

/** "homeTop" is read from VITE_AD_HOME_TOP. */
const slotVariable = (place: AdPlace) => `VITE_AD_${place.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

function readSlots(text: ReadText): Readonly<Partial<Record<AdPlace, string>>> {
  const places = Object.keys(AD_PLACES) as AdPlace[];
  const found = places.map((place) => [place, readId(text, slotVariable(place), /^\d+$/, '1234567890')] as const);
  return Object.fromEntries(found.filter(([, slot]) => slot !== ''));
}

/** "4.6 of 212". Search engines forbid invented ratings, so there is none unless the operator has a real one. */
function readRating(text: string): Rating | undefined {
  if (text === '') return undefined;
  const [, value, count] = /^([1-5](?:\.\d+)?) of ([1-9]\d*)$/.exec(text) ?? [];
  if (value === undefined || count === undefined || Number(value) > 5)
    throw new Error(`VITE_RATING must look like "4.6 of 212", not "${text}".`);
  return { value: Number(value), count: Number(count) };
}
