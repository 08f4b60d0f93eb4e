// The word counter's kernel: byte order marks, invalid UTF-8, details, and the machine's own wc.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/word-counter/kernel';
import { minutesToRead, minutesToSpeak, NO_COUNTS } from '../../../workers/kernels/word-counter/spec';
import { WordTally } from '../../../workers/kernels/word-counter/word-tally';
import { outputOf } from '../run-in-node';
import { naiveCounts } from './model';

const plain = { details: false };
const utf16 = (text: string, big = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Uint8Array(big ? bytes.swap16() : bytes);
};

describe('counts', () => {
  test.each([
    '',
    ' ',
    '\n',
    '\n\n \n',
    'one',
    'One. Two! Three?',
    'a\n\nb\n \nc',
    '3.14',
    '...',
    'no end\n',
    '你好。再见',
  ])('%j', async (text) => expect((await outputOf(kernel, text, plain)).counts).toEqual(naiveCounts(text)));

  // The number of sentences as a reader of each language counts them.
  test.each([
    ['你好。再见！好吗？', 3],
    ['「好。」他说。', 2],
    ['“好。”他说。', 2],
    ['『行きますか？』「はい！」', 2],
    ['ｶﾀｶﾅ｡ﾊﾝｶｸ｡', 2],
    ['वह आया। वह गया॥', 2],
    ['هل أنت بخير؟ نعم.', 2],
    ['یہ ایک جملہ ہے۔ یہ دوسرا ہے۔', 2],
    ['Սա մեկ է։ Սա երկու է։', 2],
    ['ነው። ነው፧', 2],
    ['ខ្ញុំទៅ។ គាត់មក។', 2],
    ['One. Two! Three?', 3],
    ['本当⁉はい', 2],
    ['。。。', 0],
  ])('%j has %i sentences', async (text, sentences) => {
    expect((await outputOf(kernel, text, plain)).counts.sentences).toBe(sentences);
  });

  // Lines as an editor numbers them.
  test.each([
    ['x\rx\r', 2, 1],
    ['one\rtwo\rthree', 3, 1],
    ['a\r\rb', 3, 2],
    ['a\r \rb', 3, 2],
    ['a\r\nb\rc\nd', 4, 1],
    ['a\r\n\r\nb', 3, 2],
    ['a\n\rb', 3, 2],
    ['a\r\nb\r\n', 2, 1],
    [`${'x'.repeat(63)}\r\ny`, 2, 1],
  ])('%j has %i lines and %i paragraphs, however it is cut', async (text, lines, paragraphs) => {
    for (const chunkBytes of [1, 2, 64, 1000]) {
      const { counts } = await outputOf(kernel, new Blob([text]), plain, { chunkBytes });
      expect(counts).toMatchObject({ lines, paragraphs });
    }
  });

  test('the line of a broken byte behind carriage returns', async () => {
    const { notes } = await outputOf(kernel, Buffer.from('a\rb\r\nc\xe9', 'latin1'), plain);
    expect(notes).toEqual([
      'The file isn’t entirely UTF-8: 1 invalid byte sequence, the first at byte 6 (line 3), each counted as one character. Save it as UTF-8 (in Excel: “CSV UTF-8”).',
    ]);
  });

  test('of nothing are zero', async () => {
    expect(await outputOf(kernel, '', plain)).toEqual({ counts: NO_COUNTS, details: null, notes: [] });
  });

  test('half characters of typed text count as one each', async () => {
    expect((await outputOf(kernel, 'a\ud800b', plain)).counts).toMatchObject({ characters: 3, words: 1 });
  });

  test('a byte order mark is no character, but is bytes', async () => {
    const counts = { ...naiveCounts('one two'), bytes: 10 };
    expect((await outputOf(kernel, '\ufeffone two', plain)).counts).toEqual(counts);
    expect((await outputOf(kernel, 'one\ufefftwo', plain)).counts.words).toBe(2);
  });

  test.each([1, 3, 1000])('UTF-16 by its mark, in chunks of %i', async (chunkBytes) => {
    for (const big of [false, true]) {
      const text = 'Grüße 😀.\n\n世界';
      const { counts, notes } = await outputOf(kernel, utf16(text, big), plain, { chunkBytes });
      expect(counts).toEqual({ ...naiveCounts(text), bytes: 2 + text.length * 2 });
      expect(notes).toEqual(['The file is UTF-16. Its text was counted; “Bytes” is the file size.']);
    }
  });

  test('UTF-16 with half a character is refused', async () => {
    await expect(outputOf(kernel, utf16('ab\ud800c'), plain)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(outputOf(kernel, utf16('ab').slice(0, -1), plain)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('what is not UTF-8 is counted and told', async () => {
    const { counts, notes } = await outputOf(kernel, Buffer.from('\xef\xbb\xbfgr\xfc\xdfe', 'latin1'), plain);
    expect(counts).toMatchObject({ bytes: 8, characters: 5, words: 1 });
    expect(notes).toEqual([
      'The file isn’t entirely UTF-8: 2 invalid byte sequences, the first at byte 5 (line 1), each counted as one character. Save it as UTF-8 (in Excel: “CSV UTF-8”).',
    ]);
  });

  const wc = (text: string) =>
    spawnSync('wc', ['-lwm'], { input: text, env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH }, encoding: 'utf8' });

  test.skipIf(wc('a b\n').stdout.trim().split(/\s+/).join() !== '1,2,4')('agree with wc', async () => {
    // Without a carriage return, because wc counts only line feeds.
    const spaces = Array.from('\t\v\f \u00a0\u1680\u2000\u2007\u202f\u205f\u3000');
    const text = spaces.map((space) => `wörd${space}字😀\n`).join('') + 'x\u180ey\u200bz\u0085\n';
    const [lines, words, characters] = wc(text).stdout.trim().split(/\s+/).map(Number);
    expect((await outputOf(kernel, text, plain)).counts).toMatchObject({ lines, words, characters });
  });

  test('part words at \\s and nowhere else, unlike wc at U+2060, U+2028, U+2029 and U+FEFF', async () => {
    const words = async (text: string) => (await outputOf(kernel, text, plain)).counts.words;
    expect(await Promise.all(['a\u2060b', 'a\u2028b', 'a\u2029b', 'a\ufeffb'].map(words))).toEqual([1, 2, 2, 2]);
  });

  // By IReST: Chinese 255, Japanese 357, other alphabets 882 characters a minute; words at 200.
  test.each([
    ['Chinese', '汉'.repeat(10_000), 40],
    ['Chinese in paragraphs', `${'汉'.repeat(255)}\n`.repeat(4), 4],
    ['Chinese with English words', '汉字 word '.repeat(200), 3],
    ['Japanese', 'これは漢字です'.repeat(510), 10],
    ['Korean', '한국어 '.repeat(400), 2],
    ['Thai', 'ภาษาไทย'.repeat(1250), 10],
    ['English', 'word '.repeat(400), 2],
  ])('%s has its own reading time', async (_, text, minutes) => {
    expect(minutesToRead((await outputOf(kernel, text, plain)).counts)).toBe(minutes);
  });

  test('minutes are rounded up', () => {
    const minutes = [0, 1, 150, 151, 200, 201].map((words) => ({ ...NO_COUNTS, words }));
    expect(minutes.map(minutesToRead)).toEqual([0, 1, 1, 1, 1, 2]);
    expect(minutes.map(minutesToSpeak)).toEqual([0, 1, 1, 2, 2, 2]);
  });
});

describe('details', () => {
  const details = async (text: string, chunkBytes = 1_000_000) =>
    (await outputOf(kernel, new TextEncoder().encode(text), { details: true }, { chunkBytes })).details;

  test('graphemes are what a reader sees', async () => {
    expect(await details('e\u0301 👩‍👩‍👧‍👦🇩🇪\r\nx')).toMatchObject({ graphemes: 6 });
    expect(await details('a\r\nb\n')).toMatchObject({ graphemes: 4 });
  });

  test('dictionary words are known without spaces', async () => {
    expect(await details('你好世界')).toMatchObject({ dictionaryWords: 2 });
    expect(await details("It's 3.14 – isn't it?")).toMatchObject({ dictionaryWords: 4 });
  });

  test('words come together whatever their case and the punctuation around them', async () => {
    expect(await details('The end. “THE” (the) — End!')).toMatchObject({
      uniqueWords: 2,
      complete: true,
      topWords: [
        { word: 'the', count: 3 },
        { word: 'end', count: 2 },
      ],
    });
  });

  test.each([
    ['Hindi', 'मैं में मे मा म', 5],
    ['Arabic', 'كتابٌ كتاب كتابُ', 3],
    ['Thai', 'ที่ ที ท ที่,', 3],
    ['Tamil', 'கா கி க «கி»', 3],
    ['Khmer', 'កា ក កី', 3],
    ['Hebrew with points', 'שָׁ ש “שָׁ”', 2],
    ['composed and decomposed', 'caf\u00e9 cafe\u0301 CAFE\u0301! cafe', 2],
    ['emoji around words', '❤️ word❤️ word', 1],
    ['one letter and digits', 'a 1 (a) [1]. …', 2],
  ])('words keep their marks: %s', async (_, text, uniqueWords) => {
    expect(await details(text)).toMatchObject({ uniqueWords });
  });

  test('a word is shown with its last mark', async () => {
    expect((await details('मैं, मैं।'))?.topWords).toEqual([{ word: 'मैं', count: 2 }]);
  });

  test('blocks change nothing', async () => {
    for (const sentence of ['Grüße, 世界! 👩‍👩‍👧‍👦 it’s e.g. 3.14 ', 'Grüße, 世界!\r\n👩‍👩‍👧‍👦 it’s e.g. 3.14 ']) {
      const graphemes = [...new Intl.Segmenter('en').segment(sentence)].length;
      const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(sentence)];
      expect(await details(sentence.repeat(2000), 50_001)).toMatchObject({
        graphemes: graphemes * 2000,
        dictionaryWords: words.filter(({ isWordLike }) => isWordLike).length * 2000,
        uniqueWords: 5,
      });
    }
  });

  test('one grapheme or word longer than a block is one', async () => {
    expect(await details('x'.repeat(500_000))).toMatchObject({
      dictionaryWords: 1,
      graphemes: 500_000,
      complete: false,
    });
    expect(await details(`e${'\u0301'.repeat(300_000)}`)).toMatchObject({ graphemes: 1 });
  });

  test('beyond its limit the tally says that it is not complete', () => {
    const tally = new WordTally(2);
    tally.push('one two one thr');
    tally.push('ee two');
    expect(tally.end()).toEqual({
      uniqueWords: 2,
      complete: false,
      topWords: [
        { word: 'one', count: 2 },
        { word: 'two', count: 2 },
      ],
    });
  });
});
