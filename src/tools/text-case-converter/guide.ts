import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Convert text or files to UPPERCASE, lowercase, Title Case, Sentence case, camelCase, snake_case, kebab-case and more, right in your browser.',
  how: [
    'All eight forms are made in one pass. Uppercase and lowercase follow Unicode, not just A to Z: “ß” becomes “SS”, and a Greek sigma at the end of a word gets its final form.',
    'Title Case capitalizes every word. A period between letters is part of a word, as in “Node.js”, and URLs stay as they are. Sentence case capitalizes the beginning and the first letter after a period and a space. A word after “e.g.” keeps its case, and so does “I”.',
    'For the four kinds of names in code, each line becomes one name. Words are split at spaces and punctuation, at capitals and before digits: `XMLHttpRequest2` becomes `xml_http_request_2`, and `URLs` is one word. Apostrophes are dropped.',
  ],
  questions: [
    {
      question: 'Why are “of” and “the” capitalized in Title Case?',
      answer:
        'Because style guides disagree about small words: AP, APA and Chicago each have other rules. This tool capitalizes every word, so you only have to lowercase the few that your guide wants small.',
    },
    {
      question: 'When do I use camelCase, snake_case or kebab-case?',
      answer:
        'camelCase is for variables and functions in JavaScript and Java, PascalCase for classes and components, snake_case for Python and SQL, and kebab-case for CSS classes, file names and URLs.',
    },
    {
      question: 'Can I undo a conversion?',
      answer:
        'Your input stays in its field, so nothing is lost. From the result alone the original can’t be restored: uppercase text no longer says which letters were capitals.',
    },
    {
      question: 'Where is aLtErNaTiNg case?',
      answer: 'On the home page, under Try It Now.',
    },
  ],
  related: [
    { id: 'word-counter', why: 'Count the words and characters.' },
    { id: 'text-deduplicator', why: 'Remove duplicate lines, with or without regard to case.' },
    { id: 'regex-tester', why: 'Rename things by a pattern.' },
    { id: 'url-encoder', why: 'Encode text for a URL when kebab-case isn’t enough.' },
  ],
};
