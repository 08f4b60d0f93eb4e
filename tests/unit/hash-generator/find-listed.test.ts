import { describe, expect, it } from 'vitest';
import { findListed } from '../../../workers/kernels/hash-generator/find-listed';

/** The path of each name's file, with a question mark if it isn't the listed path itself. */
const found = (names: string[], listPath: string, paths: string[]) =>
  findListed(names, listPath, paths).map((place) =>
    typeof place === 'object' ? `${paths[place.index] ?? ''}${place.isExact ? '' : '?'}` : place,
  );

describe('a list in a dropped folder', () => {
  const list = 'dist/SHA256SUMS';

  it('means the files beside and below it, by their whole path', () => {
    const paths = ['dist/b/LICENSE', 'dist/a/LICENSE', 'dist/LICENSE'];
    expect(found(['./a/LICENSE', 'b//LICENSE', 'LICENSE'], list, paths)).toEqual([
      'dist/a/LICENSE',
      'dist/b/LICENSE',
      'dist/LICENSE',
    ]);
  });

  it('never takes a file of the same name for one that is gone', () => {
    expect(found(['a/LICENSE', 'b/LICENSE'], list, ['dist/b/LICENSE'])).toEqual(['missing', 'dist/b/LICENSE']);
    expect(found(['LICENSE'], list, ['dist/a/LICENSE'])).toEqual(['missing']);
    expect(found(['LICENSE'], 'dist/sub/SHA256SUMS', ['dist/LICENSE'])).toEqual(['missing']);
  });

  it('finds a name ambiguous that only the ends of several paths fit', () => {
    expect(found(['LICENSE'], list, ['dist/a/LICENSE', 'dist/b/LICENSE'])).toEqual(['ambiguous']);
  });

  it('may have been written one folder up, and may lead to a neighbor', () => {
    expect(found(['dist/a/LICENSE'], list, ['dist/a/LICENSE'])).toEqual(['dist/a/LICENSE']);
    expect(found(['../a/LICENSE'], 'dist/sums/SHA256SUMS', ['dist/a/LICENSE'])).toEqual(['dist/a/LICENSE']);
  });

  it('may hold absolute paths', () => {
    const names = ['/home/me/dist/a/LICENSE', 'C:\\me\\dist\\b\\LICENSE', '/etc/passwd'];
    expect(found(names, list, ['dist/a/LICENSE', 'dist/b/LICENSE', 'dist/etc/passwd'])).toEqual([
      'dist/a/LICENSE?',
      'dist/b/LICENSE?',
      'missing',
    ]);
  });

  it('may be written by a program of Windows, or by a system that composes characters otherwise', () => {
    expect(found(['a\\LICENSE'], list, ['dist/a/LICENSE'])).toEqual(['dist/a/LICENSE']);
    expect(found(['a\\LICENSE'], list, ['dist/a/LICENSE', 'dist/a\\LICENSE'])).toEqual(['dist/a\\LICENSE']);
    expect(found(['\u00fcn\u00ef'], list, ['dist/u\u0308ni\u0308'])).toEqual(['dist/u\u0308ni\u0308']);
  });
});

describe('a list without a folder', () => {
  it('means the files beside it', () => {
    expect(found(['./one', 'a/one'], 'MD5SUMS', ['a/one', 'one'])).toEqual(['one', 'a/one']);
    expect(found(['one', 'a/two'], 'MD5SUMS', ['one', 'two'])).toEqual(['one', 'missing']);
  });

  it('means by the ends of paths where none is beside it', () => {
    expect(found(['folder/one'], 'MD5SUMS', ['one'])).toEqual(['one?']);
    expect(found(['a/one'], 'MD5SUMS', ['dist/a/one', 'dist/b/one'])).toEqual(['dist/a/one?']);
    expect(found(['a/one'], 'MD5SUMS', ['b/one'])).toEqual(['missing']);
  });

  it('is ambiguous where several files or several names fit', () => {
    expect(found(['LICENSE'], 'MD5SUMS', ['a/LICENSE', 'b/LICENSE'])).toEqual(['ambiguous']);
    expect(found(['a/LICENSE', 'b/LICENSE'], 'MD5SUMS', ['LICENSE'])).toEqual(['ambiguous', 'ambiguous']);
    expect(found(['LICENSE'], 'MD5SUMS', ['LICENSE', 'LICENSE'])).toEqual(['ambiguous']);
  });

  it('may name one file twice, for two algorithms', () => {
    expect(found(['x/one', './x/one'], 'MD5SUMS', ['one'])).toEqual(['one?', 'one?']);
  });
});

it('takes no longer per name in a long list', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `${at % 100}/${at}/index.html`);
  expect(
    found(
      names,
      'd/MD5SUMS',
      names.map((name) => `d/${name}`),
    ).every((path) => path.startsWith('d/')),
  ).toBe(true);
});
