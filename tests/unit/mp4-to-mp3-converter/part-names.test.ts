// The file names of parts: valid on every system, and no two equal.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partNames, USUAL_PATTERN } from '../../../src/tools/mp4-to-mp3-converter/part-names';
import { nameKey } from '../../../workers/lib/file-names';

const titled = (...titles: readonly string[]) => titles.map((title) => ({ title }));

test('the usual names have a number and the title', () => {
  expect(partNames(titled('Intro', '', 'Größe'), USUAL_PATTERN, 'film.mp4')).toEqual([
    '01 - Intro.mp3',
    '02 - Part 2.mp3',
    '03 - Größe.mp3',
  ]);
});

test('numbers have as many digits as the last one', () => {
  const names = partNames(
    Array.from({ length: 120 }, () => ({ title: 'x' })),
    '{n}',
    'film.mp4',
  );
  expect([names[0], names[119]]).toEqual(['001.mp3', '120.mp3']);
});

test.each([
  ['AC/DC: \\ "Live" <1> | ?*', 'AC_DC_ _ _Live_ _1_ _ __.mp3'],
  ['a\tb\u0000c\u202ed', 'a_b_c_d.mp3'],
  ['nul', '_nul.mp3'],
  ['COM1.mp4', '_COM1.mp4.mp3'],
  ['../../etc/passwd', '_.._etc_passwd.mp3'],
  ['...And Justice for All', 'And Justice for All.mp3'],
  ['\t.x', 'x.mp3'],
  ['...', '_.mp3'],
  ['Ends with a dot.', 'Ends with a dot..mp3'],
  ['{file}', '{file}.mp3'],
])('the title %j becomes %j', (title, name) => {
  expect(partNames(titled(title), '{title}', 'film.mp4')).toEqual([name]);
});

test('equal titles get numbers, without regard to case', () => {
  expect(partNames(titled('Song', 'song', 'Song'), '{title}', 'film.mp4')).toEqual([
    'Song.mp3',
    'song (2).mp3',
    'Song (3).mp3',
  ]);
});

test('the file’s name and other braces can be part of it', () => {
  expect(partNames(titled('A'), ' {file} {x} {n} ', 'my.film.mp4')).toEqual(['my.film {x} 01.mp3']);
  expect(partNames(titled('A', 'B'), '', 'film.mp4')).toEqual(['_.mp3', '_ (2).mp3']);
});

test('any titles and patterns give valid names, each once', () => {
  const titles = fc.array(
    fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom('con', '.', '', 'a/b')),
    {
      minLength: 1,
      maxLength: 20,
    },
  );
  fc.assert(
    fc.property(titles, fc.oneof(fc.string(), fc.constantFrom('{n}', '{title}', '{n} - {title}')), (all, pattern) => {
      const names = partNames(titled(...all), pattern, 'film.mp4');
      expect(new Set(names.map(nameKey)).size).toBe(all.length);
      for (const name of names) {
        expect(name).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.mp3$/u);
        expect(name).not.toMatch(/^(?:(?:con|nul) *\.|\.mp3$)/i);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      }
    }),
  );
});
