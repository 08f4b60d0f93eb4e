import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Count words, characters, sentences, paragraphs and lines as you type or in any file, with reading time and word frequency. Nothing is sent.',
  how: [
    'A word is anything between spaces or line breaks, so “well-known” counts as one. Sentences end with a period, an exclamation mark or a question mark, including those of Chinese, Japanese, Hindi, Arabic and other scripts, and paragraphs are separated by blank lines. Characters are Unicode code points.',
    '“More” also counts characters as a reader sees them, so a family emoji is one, and words by the rules of the language, which finds words in Chinese, Japanese and Thai text without spaces. It lists the 20 most frequent words as well.',
    'Files are counted piece by piece and can be of any size, in UTF-8 or UTF-16.',
  ],
  questions: [
    {
      question: 'Why does Word or Google Docs show a different number?',
      answer:
        'Programs disagree about dashes between spaces, numbers and symbols, and some leave out footnotes, headers or text boxes. A difference of a percent or two is normal. If the count matters, ask which program decides.',
    },
    {
      question: 'Why are there more sentences than I wrote?',
      answer:
        'Every period ends a sentence, even those in “e.g.” and “3.5”. Recognizing abbreviations takes a dictionary for each language and still makes mistakes, so the tool keeps to the simple rule.',
    },
    {
      question: 'How is the reading time of Chinese, Japanese or Thai estimated?',
      answer:
        'By characters, because these languages have no spaces between words: 255 a minute for Chinese and 357 for Japanese, as measured in the IReST study of 2012, and 880 for Thai, Lao, Burmese and Khmer, the study’s average over 14 languages. Korean counts by its words.',
    },
    {
      question: 'How many pages are 1,000 words?',
      answer: 'About two pages with single spacing, or four with double spacing, in a 12-point font.',
    },
    {
      question: 'Do spaces count as characters?',
      answer:
        'In “Characters”, yes, like line breaks. “Characters without spaces” leaves out spaces, tabs and line breaks. If a form has a limit, it usually means the first.',
    },
  ],
  related: [
    { id: 'text-case-converter', why: 'Change the case of the whole text.' },
    { id: 'text-deduplicator', why: 'Remove repeated lines or words.' },
    { id: 'markdown-editor', why: 'Write with a preview and export as HTML.' },
    { id: 'diff-checker', why: 'See what an editor changed in your text.' },
  ],
};
