// The command palette's results for typed text.
import { describe, expect, test, vi } from 'vitest';
import { findEntries, paletteEntries } from '../../../src/app/palette/entries';
import { findTools } from '../../../src/pages/home/answer';
import { isPaletteShortcut } from '../../../src/app/palette/shortcut';

test.each([
  ['the title, in any case', 'WORD count', 'Word Counter', '/tool/word-counter'],
  ['words in any order', 'generator hash', 'Hash Generator', '/tool/hash-generator'],
  ['the category', 'security hash', 'Hash Generator', '/tool/hash-generator'],
  ['a keyword', 'mkv', 'MP4 to MP3 Converter', '/tool/mp4-to-mp3-converter'],
  ['the description', 'other hashes', 'Hash Generator', '/tool/hash-generator'],
  ['an alias', 'base64', 'Base64 Encoder/Decoder', '/tool/base64-encoder'],
  ['the name of an announced tool', 'ai image', 'AI Image Generator', '/tool/ai-image-generator'],
  ['the title of a page', 'cookie', 'Cookie Settings', '/cookie-settings'],
  ['a second address', '/contact', 'Contact Us', '/contact-us'],
  ['the home page’s name', 'home', 'Home', '/'],
])('an entry is found by %s', (_, text, title, target) => {
  expect(findEntries(paletteEntries, text)[0]).toMatchObject({ title, target });
});

test('without a text everything is listed, each once; nothing is found for what is nowhere', () => {
  const targets = findEntries(paletteEntries, '').map(({ target }) => target);
  for (const path of ['/', '/tools', '/tool/word-counter', '/tool-ideas', '/about-us', '/unsubscribe'])
    expect(targets).toContain(path);
  expect(new Set(targets).size).toBe(targets.length);
  expect(findEntries(paletteEntries, 'wor zzz')).toEqual([]);
});

const NO_KEYS = { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['Windows NT 10.0; Win64', { ctrlKey: true }, true],
  ['Windows NT 10.0; Win64', { metaKey: true }, false],
  ['Macintosh; Intel Mac OS X 10_15_7', { metaKey: true }, true],
  ['Macintosh; Intel Mac OS X 10_15_7', { ctrlKey: true }, false], // which deletes the rest of the line there
  ['Windows NT 10.0; Win64', { ctrlKey: true, shiftKey: true }, false],
  ['Windows NT 10.0; Win64', { ctrlKey: true, key: 'л' }, true], // a Cyrillic layout
])('on %s, %j with K opens it: %s', (device, keys, opens) => {
  vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (${device})` });
  expect(isPaletteShortcut({ ...NO_KEYS, ...keys })).toBe(opens);
  vi.unstubAllGlobals();
});

describe('a misspelled word', () => {
  test.each([
    ['jsn', 'JSON Formatter'],
    ['passwrd', 'Password Generator'],
    ['uuidv7', 'UUID Generator'],
    ['timestamp', 'UUID Generator'],
    ['jsno', 'JSON Formatter'],
    ['pasword', 'Password Generator'],
    ['crc32', 'Hash Generator'],
    ['beautify', 'JSON Formatter'],
    ['guid', 'UUID Generator'],
  ])('%s finds the tool', (text, title) => {
    expect(findEntries(paletteEntries, text)[0]?.title).toBe(title);
    expect(findTools(text)[0]?.title).toBe(title);
  });

  test.each(['hello', 'berlin', 'xq', 'jsn yml', 'house', 'morning', 'ago', 'enter'])(
    '%s finds nothing by its letters',
    (text) => {
      expect(findTools(text)).toEqual([]);
    },
  );
});
