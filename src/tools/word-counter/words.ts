// Word counter: the words of its record and its screen.

export const title = 'Word Counter';
export const description =
  'Count characters, words, sentences and paragraphs as you type or in any file, with reading time.';
export const tagline = 'Characters, sentences, reading time';
export const keywords =
  'text analyzer, text analysis, character counter, letter count, word count, sentence, paragraph, line count, reading time, word frequency, wc';

// What it offers for a text or a file.
export const countWords = 'Count words';

export const textToAnalyze = 'Text to Analyze';
/** Shows that “well-known” counts as one word and an emoji as one character. */
export const sample = 'A well-known rule: short sentences are easy to read. 😀\n\nIs this a second paragraph? Yes!';
export const blank = 'Type some text or open a file first.';

export const counts = 'Counts';
export const copyReport = 'Copy Report';
export const downloadReport = 'Download Report';
export const clearText = 'Clear Text';
export const countAgain = 'Count again';

export const characters = 'Characters';
export const charactersNoSpaces = 'Characters without spaces';
export const words = 'Words';
export const sentences = 'Sentences';
export const paragraphs = 'Paragraphs';
export const minutesToRead = 'Minutes to read';

export const more = 'More';
export const lines = 'Lines';
export const minutesToSpeak = 'Minutes to speak';
export const bytes = 'Bytes';
export const utf16 = 'UTF-16 units';
export const cjk = 'CJK characters';
export const graphemes = 'Graphemes';
export const dictionaryWords = 'Dictionary words';
export const uniqueWords = 'Unique words';
export const topWords = 'Top words';
export const incomplete =
  'Unique and top words are those among the first {spellings} spellings of up to {characters} characters; there are more.';
export const rules =
  'A character is a Unicode code point, so an emoji such as 😀 is one; JavaScript’s length counts it as two UTF-16 units, and a reader sees graphemes, which may join several characters. Words are separated by spaces, sentences end in . ! ? or marks like 。 and ।, and paragraphs are separated by blank lines. Chinese, Japanese and Thai have no spaces: dictionary words count those.';

// The report.
export const reportTitle = 'Text Analysis Report';
export const reportFile = 'File: {name}';
export const reportRow = '{label}: {count}';

// Tips.
export const speeds =
  'Reading time assumes {reading} words per minute; speaking, {speaking}. Chinese, Japanese and Thai are measured in characters.';
export const paragraphLength = 'Paragraphs of 50–100 words are easy to read.';
export const sentenceLength = 'Sentences of 15–20 words are easy to follow.';
