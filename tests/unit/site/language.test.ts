// Another language than English is a build of its own, with other words files. A pseudo-language makes them from the English ones.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { inPseudoLanguage, scriptsNamed, siteLanguage, WORDS_FILE } from '../../../build/language';
import { directionOf } from '../../../build/language-of-build';
import { pseudo } from '../../../build/pseudo-language';
import { parseSource } from '../structure/imports';

const root = join(import.meta.dirname, '../../..');

const wordsFiles = ['src', 'workers', 'cli', 'server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, folder, path))
    .filter((path) => WORDS_FILE.test(path)),
);

/** `{values}`, `<tags>` and code. */
const placeholdersOf = (text: string) => (text.match(/\{[a-z]\w*\}|<\/?\w+\/?>|`[^`]*`/g) ?? []).join(' ');

function textsIn(path: string, code: string): readonly string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateElement: ({ value }) => texts.push(value.cooked ?? ''),
  }).visit(parseSource(path, code));
  return texts;
}

describe('a text in a pseudo-language', () => {
  it('keeps values, tags and code, and spaces at its ends', () => {
    const text = ' Read <link>the report</link> of {count} files, or press `Enter`. ';
    for (const language of ['en-XA', 'ar-XB'] as const) {
      expect(placeholdersOf(pseudo(text, language))).toBe(placeholdersOf(text));
      expect(pseudo(text, language)).toMatch(/^ ⟦.*⟧ $/);
    }
  });

  it('is a third longer, without the brackets', () => {
    const text = 'Nothing leaves your device.';
    expect(pseudo(text, 'en-XA').length - 2).toBeGreaterThanOrEqual(text.length * 1.3);
  });

  it('has no letters of plain English with accents, and runs from right to left in Arabic', () => {
    expect(pseudo('Copy', 'en-XA')).not.toContain('Copy');
    expect(pseudo('Copy', 'ar-XB')).toContain('\u202ECopy\u202C');
    expect(directionOf('ar-XB')).toBe('rtl');
    expect(directionOf('en-XA')).toBe('ltr');
  });

  it('is unchanged if it has no words', () => {
    for (const text of ['', '12 %', '{count}', '`sha256sum`']) expect(pseudo(text, 'en-XA')).toBe(text);
  });
});

describe('a words file in a pseudo-language', () => {
  it.each(wordsFiles.map((path) => [path.slice(root.length + 1), path]))(
    '%s has the same texts and placeholders',
    (_, path) => {
      const english = readFileSync(path, 'utf8');
      const [before, after] = [english, inPseudoLanguage(path, english, 'en-XA')].map((code) => textsIn(path, code));
      expect(after?.map(placeholdersOf)).toEqual(before?.map(placeholdersOf));
      expect(after).not.toEqual(before);
    },
  );

  it('keeps ids, addresses, keys and imports', () => {
    const code = `import { x } from './other words';
export const related = { id: 'html-encoder', href: 'https://example.com/a b', 'a key': 'One text' };`;
    expect(inPseudoLanguage('words.ts', code, 'en-XA')).toBe(code.replace("'One text'", '"⟦Öñé ţéxţ öñ⟧"'));
  });
});

it('English has no plugin, and a language without a words file fails the build with its name', () => {
  expect(siteLanguage('en')).toBeUndefined();
  const load = siteLanguage('de')?.load;
  const handler = typeof load === 'object' ? (load.handler as (id: string) => string) : undefined;
  expect(() => handler?.(join(root, 'workers/words/words.ts'))).toThrow('workers/words/words.de.ts');
});

it('a worker of the finished build is found by its name, also if its hash has hyphens', () => {
  const files = ['diff-checker--Y0khS2z.js', 'diff-checker--Y0khS2z.js.map', 'diff-AbCdEfGh.js', 'my-diff-AbCdEfGh.js'];
  expect(scriptsNamed('diff-checker', files)).toEqual(['diff-checker--Y0khS2z.js']);
  expect(scriptsNamed('diff', files)).toEqual(['diff-AbCdEfGh.js']);
});
