import { describe, expect, test } from 'vitest';
import { thirdPartySources, withInlineScripts } from '../../../server/third-parties';
import { readSettings } from '../../../build/read-settings';

const sources = (env: Readonly<Record<string, string>> = {}) => thirdPartySources(readSettings(env));

describe('the policy lets in', () => {
  test('only the exchange rates by default', () => {
    expect(sources()).toEqual({ 'connect-src': ['https://open.er-api.com'] });
  });

  test('the exchange rates of another host, or of the site itself', () => {
    expect(sources({ VITE_RATES_URL: 'https://rates.example/v1/latest?base=USD' })).toEqual({
      'connect-src': ['https://rates.example'],
    });
    expect(sources({ VITE_RATES_URL: '/rates.json', VITE_BASE_URL: 'https://tools.example' })).toEqual({
      'connect-src': ['https://tools.example'],
    });
  });

  test('one script host and two policies of Trusted Types for analytics', () => {
    const opened = sources({ VITE_ANALYTICS_ID: 'G-ABC123' });
    expect(opened['script-src']).toEqual(['https://www.googletagmanager.com']);
    expect(opened['trusted-types']).toEqual(['toolyard-third-party', 'goog#html']);
    expect(opened['connect-src']).toContain('https://open.er-api.com');
    expect(opened).not.toHaveProperty('withoutTrustedTypes');
    expect(opened).not.toHaveProperty('style-src');
    expect(opened).not.toHaveProperty('frame-src');
  });

  test('an image for the pixel', () => {
    const { 'connect-src': rates, ...opened } = sources({ VITE_PIXEL_ID: '123' });
    expect(opened).toEqual({ 'img-src': ['https://www.facebook.com'] });
    expect(rates).toHaveLength(1);
  });

  test('inline code and styles for ads, and no Trusted Types', () => {
    const opened = sources({ VITE_ADS_CLIENT: 'ca-pub-1', VITE_ANALYTICS_ID: 'G-ABC123' });
    expect(opened.withoutTrustedTypes).toBe(true);
    expect(opened['style-src']).toEqual(["'unsafe-inline'"]);
    expect(opened['script-src']).toEqual(
      expect.arrayContaining(["'unsafe-inline'", 'https://*.googlesyndication.com']),
    );
    expect(opened['script-src']).toContain('https://www.googletagmanager.com');
  });

  test('ad units alone change nothing: without a client there are no ads', () => {
    expect(sources({ VITE_AD_HOME_TOP: '1' })).toEqual(sources());
  });
});

describe('an id that does not look like one ends the build', () => {
  test.each([
    ['VITE_ANALYTICS_ID', 'UA-1234-5'],
    ['VITE_ANALYTICS_ID', 'G-1"><script>'],
    ['VITE_PIXEL_ID', 'pixel'],
    ['VITE_ADS_CLIENT', 'pub-123'],
    ['VITE_AD_HOME_TOP', 'top'],
  ])('%s=%s', (name, id) => {
    expect(() => readSettings({ [name]: id })).toThrow(name);
  });

  test('and one that does is taken', () => {
    expect(
      readSettings({
        VITE_ANALYTICS_ID: 'G-ABC123DEF4',
        VITE_PIXEL_ID: ' 123 ',
        VITE_ADS_CLIENT: 'ca-pub-123',
        VITE_AD_TOOL_BOTTOM: '456',
      }),
    ).toMatchObject({
      analyticsId: 'G-ABC123DEF4',
      pixelId: '123',
      ads: { client: 'ca-pub-123', slots: { toolBottom: '456' } },
    });
  });
});

// https://www.w3.org/TR/CSP3/#allow-all-inline: beside a hash, 'unsafe-inline' counts for nothing.
test('a page’s own inline script is let in by its hash, unless all are', () => {
  const hash = "'sha256-abc'";
  expect(withInlineScripts({}, [hash])).toEqual({ 'script-src': [hash] });
  const analytics = sources({ VITE_ANALYTICS_ID: 'G-ABC1234567' });
  expect(withInlineScripts(analytics, [hash])['script-src']).toEqual([hash, ...(analytics['script-src'] ?? [])]);
  const ads = sources({ VITE_ADS_CLIENT: 'ca-pub-1234567890123456' });
  expect(withInlineScripts(ads, [hash])).toEqual(ads);
  // An embedded page has no ads, so its scripts need their hashes.
  expect(withInlineScripts(ads, [hash], [hash])).toEqual({ ...ads, embed: [hash] });
});
