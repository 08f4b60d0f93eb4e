import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Encode special characters as HTML entities, or decode any named or numeric entity back to text. Works on large files, entirely in your browser.',
  how: [
    'Encoding replaces six characters with entities: `&`, `<`, `>`, `"`, `\'` and `/`. That is enough to show any text in an HTML page. Everything else stays as it is, accents and emoji included.',
    'Decoding knows all of the more than 2,000 named entities in the HTML standard, as well as decimal and hexadecimal numbers. It works as browsers do: `&copy` is also read without its semicolon, and a name that doesn’t exist stays as written. A number that isn’t a character, such as `&#0;`, becomes �, and a note says so.',
  ],
  questions: [
    {
      question: 'Does encoding protect against cross-site scripting (XSS)?',
      answer:
        'For text between tags and in quoted attributes, yes. It isn’t enough inside `<script>` or `<style>`, in event handlers such as `onclick`, in unquoted attributes, or for the URL in a link, which could start with `javascript:`. Those places need other rules.',
    },
    {
      question: 'Why does my page show `&amp;` instead of `&`?',
      answer:
        'The text was encoded twice. Decode it twice to get it back, then find the second place in your code that encodes it.',
    },
    {
      question: 'Should I encode accents and emoji?',
      answer:
        'Not if the page is UTF-8, as almost all pages are. Entities for them make the source longer and harder to read, and change nothing on the screen.',
    },
    {
      question: 'Why does `&#55357;&#56832;` become ��?',
      answer:
        'These numbers are the two UTF-16 halves of 😀, as old Java and .NET programs write it. In HTML, neither of them is a character. Turn on “Join surrogate pairs” to decode them anyway.',
    },
    {
      question: 'Why is the slash encoded?',
      answer:
        'As a precaution that security guides have long recommended: the slash ends a tag, as in `</p>`. Browsers show `&#x2F;` as a plain slash, so it does no harm.',
    },
  ],
  related: [
    { id: 'url-encoder', why: 'Encode text that goes into a link’s address.' },
    { id: 'markdown-editor', why: 'Write text as Markdown and get clean HTML.' },
    { id: 'xml-formatter', why: 'Check XML, which knows only five named entities.' },
    { id: 'regex-tester', why: 'Find all tags in a page with the ready-made pattern.' },
  ],
};
