// Lists of times and titles, as people paste them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '../../../workers/contract/run/errors';
import { readPartList } from '../../../workers/kernels/mp4-to-mp3-converter/part-list';

const starts = (text: string) => readPartList(text).starts.map(({ start, title }) => [start, title]);

describe('a line', () => {
  test.each([
    ['0:00 Intro', 0, 'Intro'],
    ['[1:02:03] Title', 3723, 'Title'],
    ['(1:02) - Title', 62, 'Title'],
    ['Title - 12:34', 754, 'Title'],
    ['Title [12:34]', 754, 'Title'],
    ['1. Title 03:15', 195, 'Title'],
    ['12) 03:15 Title', 195, 'Title'],
    ['• 3:15 – Title', 195, 'Title'],
    ['00:03:15.250 Title', 195.25, 'Title'],
    ['0:03,5 Title', 3.5, 'Title'],
    ['3:15 - 4:20 Title', 195, 'Title'],
    ['[3:15–4:20] Title', 195, 'Title'],
    ['3:15 Song (live)', 195, 'Song (live)'],
    ['3:15 7 Nation Army, Pt. 2', 195, '7 Nation Army, Pt. 2'],
    ['99 Luftballons 3:15', 195, '99 Luftballons'],
    ['Artist – Title 75:10', 4510, 'Artist – Title'],
    ['3:15', 195, ''],
    ['Before 3:15 after', 195, 'Before after'],
    ['3:15 Größe „zwei“ 😀', 195, 'Größe „zwei“ 😀'],
  ])('%j', (line, start, title) => {
    expect(starts(line)).toEqual([[start, title]]);
  });

  test('without a time is left out, and counted', () => {
    const { starts: found, notes } = readPartList(
      'My great video\r\n\r\n0:00 Intro\r\n2:10 End\r\nSubscribe! 16:9 and 1:2:3:4\r\n',
    );
    expect(found.map(({ title }) => title)).toEqual(['Intro', 'End']);
    expect(notes).toEqual([expect.objectContaining({ values: { count: 2 } })]);
  });
});

const CUE = `REM GENRE "Rock"
PERFORMER "Band"
TITLE "Album"
FILE "album.wav" WAVE
  TRACK 01 AUDIO
    TITLE "First ""one"""
    PERFORMER "Somebody"
    INDEX 01 00:00:00
  TRACK 02 AUDIO
    TITLE Second
    INDEX 00 03:58:00
    INDEX 01 04:00:37
  TRACK 03 AUDIO
    INDEX 01 75:30:74
`;

test('a cue sheet: frames are 75ths of a second, and the pause before a track isn’t its start', () => {
  expect(starts(`\ufeff${CUE}`)).toEqual([
    [0, 'First ""one""'],
    [240 + 37 / 75, 'Second'],
    [4530 + 74 / 75, ''],
  ]);
});

test('chapters of OGM', () => {
  const text =
    'CHAPTER01=00:00:00.000\nCHAPTER01NAME=Intro\nCHAPTER02=00:05:30.250\nCHAPTER02NAME=\nCHAPTER03=01:00:00.000';
  expect(starts(text)).toEqual([
    [0, 'Intro'],
    [330.25, ''],
    [3600, ''],
  ]);
});

function problemOf(text: string) {
  try {
    readPartList(text);
  } catch (error) {
    if (error instanceof ToolError && typeof error.text === 'object') {
      return [error.text.messageKey.replace(/^.*\//, ''), error.text.values];
    }
  }
  return undefined;
}

test.each([
  ['nothing', '  \n', 'emptyList', undefined],
  ['no time', 'Intro\nEnd', 'listWithoutTimes', undefined],
  ['seconds beyond 59', '0:00 A\n1:75 B', 'listTime', { line: 2, time: '1:75' }],
  ['minutes beyond 59', '1:75:00 B', 'listTime', { line: 1, time: '1:75:00' }],
  ['one time twice', '0:00 A\n3:00 B\n\n0:03:00 C', 'sameTime', { line: 2, other: 4, time: { seconds: 180 } }],
  ['a track without a start', CUE.replace('INDEX 01 04:00:37', ''), 'cueWithoutIndex', { line: 9 }],
  ['frames beyond 74', CUE.replace('00:37', '00:75'), 'cueIndex', { line: 12 }],
  [
    'a sheet of several files',
    CUE.replace('  TRACK 03', 'FILE "2.wav" WAVE\n  TRACK 03'),
    'cueWithFiles',
    { line: 13 },
  ],
] as const)('%s is refused, with its line', (_, text, key, values) => {
  expect(problemOf(text)).toEqual([key, values]);
});

test('times in another order are sorted, and that is said', () => {
  const { starts: found, notes } = readPartList('3:00 B\n1:00 A\n5:00 C');
  expect(found.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  expect(notes).toEqual([expect.objectContaining({ values: { line: 2 } })]);
});

test.each(['TITLE ', '0:00 ', '0:00 - ', '1. ', '[', '• '])('a line of 200,000 characters after %j is cut', (start) => {
  const spaces = `${start}${' '.repeat(200_000)}x`;
  expect(starts(`${spaces}\nTRACK 01 AUDIO\n${spaces}\nINDEX 01 00:02:00`)).toEqual([[2, '']]);
  expect(starts(`${spaces}\n0:05 A`).at(-1)).toEqual([5, 'A']);
});

test('any text gives times in order, or is refused in words', () => {
  const line = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.nat(200), fc.nat(99), fc.string())
      .map(([m, s, title]) => `${m}:${String(s).padStart(2, '0')} ${title}`),
    fc.constantFrom('TRACK 01 AUDIO', 'INDEX 01 00:00:00', 'CHAPTER01=00:00:01.0', 'FILE "a" WAVE'),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n');
      if (problemOf(text)) return;
      const times = readPartList(text).starts.map(({ start }) => start);
      expect(times.every((time, i) => time > (times[i - 1] ?? -1))).toBe(true);
    }),
  );
});
