// The visitor's changes to the tags, as the screen has them.
import { describe, expect, test } from 'vitest';
import { trackError, yearError } from '../../../src/tools/mp4-to-mp3-converter/check-tags';
import { NO_CHANGES, SEVERAL, tagEdits, tagProblem } from '../../../src/tools/mp4-to-mp3-converter/tag-settings';

const picture = new Blob(['cover']);
const artifacts = { blob: () => picture };

describe('changes', () => {
  test('none leave the options as they are', () => {
    expect(tagEdits(NO_CHANGES, 'a', artifacts)).toBeUndefined();
    expect(tagEdits({ ...NO_CHANGES, inOrder: true }, 'a', artifacts)).toBeUndefined();
  });

  test('of the title, track and comment hold for one file, others for the next one, too', () => {
    const own = { replaces: true, texts: { title: 'T', track: '3' } };
    const settings = { ...NO_CHANGES, shared: { album: 'B' }, of: 'a', own };
    expect(tagEdits(settings, 'a', artifacts)).toMatchObject({
      replaces: true,
      texts: { title: 'T', track: '3', album: 'B' },
    });
    for (const file of ['b', SEVERAL]) {
      expect(tagEdits(settings, file, artifacts)).toMatchObject({ replaces: false, texts: { album: 'B' } });
      expect(tagEdits(settings, file, artifacts)?.texts).not.toHaveProperty('title');
    }
  });

  test('have the cover, or that there is none', () => {
    const cover = { id: 'artifact-1', name: 'cover.png' };
    expect(tagEdits({ ...NO_CHANGES, cover }, 'a', artifacts)?.cover).toEqual({ key: 'artifact-1', picture });
    expect(tagEdits({ ...NO_CHANGES, cover: 'none' }, 'a', artifacts)?.cover).toBe('none');
  });

  test('number several files only', () => {
    expect(tagEdits({ ...NO_CHANGES, inOrder: true }, SEVERAL, artifacts)).toMatchObject({ inOrder: true });
  });
});

test.each(['', '2024', '2024-05', '2024-05-17', '0999'])('%o is a year', (date) => {
  expect(yearError({ date })).toBeUndefined();
});

test.each(['24', '20245', '2024-5', 'May', '2024-05-17T10:00'])('%o is no year', (date) => {
  expect(yearError({ date })).toBeDefined();
});

test.each(['', '3', '3/9', '9/9', '9999/9999'])('%o is a track', (track) => {
  expect(trackError({ track })).toBeUndefined();
});

test.each(['0', 'x', '3/', '/9', '3/2', '1.5', '10000', '-1'])('%o is no track', (track) => {
  expect(trackError({ track })).toBeDefined();
});

test('an error in the year stops every run, and one in the track that of its file', () => {
  expect(tagProblem({ ...NO_CHANGES, hasWrongYear: true }, 'a')).toMatch(/under Tags/);
  const own = { replaces: false, texts: {}, hasWrongTrack: true };
  expect(tagProblem({ ...NO_CHANGES, of: 'a', own }, 'a')).toMatch(/under Tags/);
  expect(tagProblem({ ...NO_CHANGES, of: 'a', own }, 'b')).toBeUndefined();
  expect(tagProblem(NO_CHANGES, 'a')).toBeUndefined();
});
