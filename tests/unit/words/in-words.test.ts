import { describe, expect, it } from 'vitest';
import { messagesOf, type Message } from '../../../workers/contract/run/message';
import { createSpeaker } from '../../../workers/words/in-words';

const table = {
  plain: 'Use \\p{L}, x{2,3} or {{}}.',
  at: 'Bad at {place}.',
  lines: { one: '{count} line.', other: '{count} lines.' },
  nested: '{first} {second}',
} as const;

const message = messagesOf<typeof table>('tool');
const { text, inWords } = createSpeaker({ tool: table });

describe('a message in words', () => {
  it.each<[string, Message, string]>([
    ['braces that are no placeholders', message('plain'), 'Use \\p{L}, x{2,3} or {{}}.'],
    [
      'a place, without separators in its numbers',
      message('at', { place: { line: 1200, column: 7, offset: 1_234_567 } }),
      'Bad at line 1200, column 7 (offset 1234567).',
    ],
    ['a place without its offset', message('at', { place: { line: 2, column: 1700 } }), 'Bad at line 2, column 1700.'],
    ['a string as it is', message('at', { place: '{place} $& <b>' }), 'Bad at {place} $& <b>.'],
    ['a number', message('at', { place: 1_234_567.5 }), 'Bad at 1,234,567.5.'],
    ['a big integer', message('at', { place: 12_345_678_901_234_567_890n }), 'Bad at 12,345,678,901,234,567,890.'],
    ['one', message('lines', { count: 1 }), '1 line.'],
    ['none', message('lines', { count: 0 }), '0 lines.'],
    ['many', message('lines', { count: 21_000 }), '21,000 lines.'],
    ['a size rounded up', message('at', { place: { bytes: 1_000_001, round: 'up' } }), 'Bad at 2 MB.'],
    ['a size rounded down', message('at', { place: { bytes: 1_999_999, round: 'down' } }), 'Bad at 1 MB.'],
    ['a time', message('at', { place: { utc: 1_516_239_022_000 } }), 'Bad at 2018-01-18 01:30:22 UTC.'],
    ['a distance in time', message('at', { place: { from: 0, now: 7_200_000 } }), 'Bad at 2 hours ago.'],
    ['a list of all', message('at', { place: { all: ['a', 2, 'c'] } }), 'Bad at a, 2, and c.'],
    ['a list of any', message('at', { place: { any: ['a', 'b'] } }), 'Bad at a or b.'],
    [
      'messages in a message',
      message('nested', { first: message('lines', { count: 1 }), second: message('at', { place: 'x' }) }),
      '1 line. Bad at x.',
    ],
  ])('shows %s', (_, given, expected) => expect(text(given)).toBe(expected));

  it.each([
    [0, '0.0 s'],
    [59.94, '59.9 s'],
    [59.96, '1:00'],
    [185, '3:05'],
    [3599.6, '1:00:00'],
    [36_061, '10:01:01'],
  ])('shows %f seconds of audio as %s', (seconds, expected) => {
    expect(text(message('at', { place: { seconds } }))).toBe(`Bad at ${expected}.`);
  });

  it('is refused without its sentence or a value', () => {
    for (const messageKey of ['tool/none', 'none/at', 'at', 'tool/at', 'tool/toString'])
      expect(() => text({ messageKey }), messageKey).toThrow(/message/);
  });
});

it('replaces the messages anywhere in data, and keeps Blobs and buffers', () => {
  const [blob, bytes] = [new Blob(['x']), new Uint8Array([1])];
  const data = {
    notes: [message('lines', { count: 2 })],
    deep: { at: message('at', { place: 3 }) },
    blob,
    bytes,
    n: null,
  };
  const shown = inWords(data);
  expect(shown).toEqual({ notes: ['2 lines.'], deep: { at: 'Bad at 3.' }, blob, bytes, n: null });
  expect(shown.blob).toBe(blob);
  expect(shown.bytes).toBe(bytes);
});
