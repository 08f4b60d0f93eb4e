import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieNames, domainsOf } from '../../../src/lib/cookies';

interface Page {
  readonly stored: Map<string, string>;
  /** As the page wrote them. */
  readonly cookies: string[];
  readonly tabs: EventTarget;
}

/** The parts of a browser that consent uses. The module keeps state, so each test gets its own. */
async function open(stored: Readonly<Record<string, string>> = {}, protocol = 'https:') {
  const page: Page = { stored: new Map(Object.entries(stored)), cookies: [], tabs: new EventTarget() };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page.stored.get(key) ?? null,
    setItem: (key: string, value: string) => void page.stored.set(key, value),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return 'a=1; b=2';
    },
    set cookie(text: string) {
      page.cookies.push(text);
    },
  });
  vi.stubGlobal('location', { protocol, hostname: 'tools.example' });
  vi.stubGlobal('window', page.tabs);
  vi.resetModules();
  return { page, consent: await import('../../../src/visitor/consent') };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'gtag');
  Reflect.deleteProperty(globalThis, 'dataLayer');
});

describe('saved preferences', () => {
  it('are read', async () => {
    const text = '{"essential":true,"analytics":true,"advertising":false,"preferences":true}';
    const { consent } = await open({ cookieConsent: 'true', cookiePreferences: text });
    expect(consent.currentConsent()).toEqual({ answered: true, preferences: JSON.parse(text) as object });
    expect(consent.currentConsent()).toBe(consent.currentConsent());
  });

  it('are none on a first visit', async () => {
    const { consent } = await open();
    expect(consent.currentConsent()).toEqual({ answered: false, preferences: undefined });
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each(['', '{', 'null', '7', '"all"', '[true]'])('that cannot be read (%s) are only logged, once', async (text) => {
    const { consent } = await open({ cookieConsent: 'true', cookiePreferences: text });
    expect(consent.currentConsent()).toEqual({ answered: true, preferences: undefined });
    consent.currentConsent();
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['{}', {}],
    ['{"analytics":"true","advertising":1,"preferences":null}', {}],
    ['{"essential":false,"advertising":true,"more":true}', { advertising: true }],
  ])('agree to nothing that %s does not plainly agree to', async (text, agreed) => {
    const { consent } = await open({ cookiePreferences: text });
    const none = { essential: true, analytics: false, advertising: false, preferences: false };
    expect(consent.currentConsent().preferences).toEqual({ ...none, ...agreed });
  });
});

describe('an answer', () => {
  const YES = ['adsense_enabled', 'preferences_enabled'].map(
    (name) => `${name}=true; max-age=31536000; path=/; samesite=lax; secure`,
  );
  const NO = ['adsense_enabled', 'preferences_enabled'].map(
    (name) => `${name}=; max-age=0; path=/; samesite=lax; secure`,
  );

  it('of yes to all is stored, with both cookies', async () => {
    const { page, consent } = await open();
    expect(consent.saveChoices(consent.ALL)).toBe(true);
    expect(page.stored.get('cookieConsent')).toBe('true');
    expect(JSON.parse(page.stored.get('cookiePreferences') ?? '')).toEqual({
      essential: true,
      analytics: true,
      advertising: true,
      preferences: true,
    });
    expect(page.cookies).toEqual(YES);
  });

  it('of no to all is stored, without them', async () => {
    const { page, consent } = await open();
    consent.saveChoices(consent.NONE);
    expect(page.stored.get('cookieConsent')).toBe('true');
    expect(JSON.parse(page.stored.get('cookiePreferences') ?? '')).toEqual({
      essential: true,
      analytics: false,
      advertising: false,
      preferences: false,
    });
    expect(page.cookies).toEqual(NO);
  });

  it('over plain HTTP sets cookies that are not bound to HTTPS', async () => {
    const { page, consent } = await open({}, 'http:');
    consent.saveChoices(consent.ALL);
    expect(page.cookies[0]).toBe('adsense_enabled=true; max-age=31536000; path=/; samesite=lax');
  });

  it('makes the tag function with analytics, and only then', async () => {
    const { consent } = await open();
    consent.saveChoices({ ...consent.ALL, analytics: false });
    expect(globalThis).not.toHaveProperty('gtag');
    consent.saveChoices({ ...consent.NONE, analytics: true });
    const { gtag, dataLayer } = globalThis as { gtag?: (...command: unknown[]) => void; dataLayer?: unknown[] };
    gtag?.('event', 'test');
    // Google's script ignores what is not an Arguments object.
    expect(Object.prototype.toString.call(dataLayer?.[0])).toBe('[object Arguments]');
    expect(Array.from(dataLayer?.[0] as ArrayLike<unknown>)).toEqual(['event', 'test']);
  });

  it('is told to who listens, from this tab and from others', async () => {
    const { page, consent } = await open();
    const listener = vi.fn();
    const stop = consent.subscribeToConsent(listener);
    consent.saveChoices(consent.NONE);
    expect(listener).toHaveBeenCalledTimes(1);

    page.stored.set('cookiePreferences', '{"analytics":true}');
    const elsewhere = (key: string | null) => page.tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    elsewhere('theme');
    expect(listener).toHaveBeenCalledTimes(1);
    elsewhere('cookiePreferences');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(consent.currentConsent().preferences?.analytics).toBe(true);
    page.stored.clear();
    elsewhere(null);
    expect(consent.currentConsent().answered).toBe(false);

    stop();
    elsewhere(null);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('that cannot be stored lasts as long as the page', async () => {
    const { consent } = await open();
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    vi.stubGlobal('document', {
      get cookie(): string {
        return refuse();
      },
      set cookie(_: string) {
        refuse();
      },
    });
    expect(consent.currentConsent()).toEqual({ answered: false, preferences: undefined });
    expect(consent.saveChoices(consent.ALL)).toBe(false);
    expect(consent.currentConsent()).toEqual({ answered: true, preferences: { essential: true, ...consent.ALL } });
    expect(cookieNames()).toEqual([]);
  });
});

it('a cookie may belong to any domain above the page', () => {
  expect(domainsOf('a.tools.example')).toEqual(['a.tools.example', 'tools.example', 'example']);
});
