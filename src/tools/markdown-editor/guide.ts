import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Write Markdown with a live preview and export it as HTML or a file. It works offline, and your text is never sent anywhere. Free, no sign-up.',
  how: [
    'Your text is read as GitHub Flavored Markdown by the marked library, in the background and each time you pause. Only blocks that have changed are rendered again, so long documents stay quick. The preview handles up to 10 MB.',
    'The HTML is cleaned by DOMPurify and shown in a frame in which no script can run. The downloaded page is cleaned the same way and includes its own stylesheet. “Copy formatted” keeps headings, lists and tables when you paste into a word processor or an email.',
  ],
  questions: [
    {
      question: 'Why doesn’t the preview show my images?',
      answer:
        'Loading an image from another site would tell that site about your text. The preview shows the alternative text and the address instead. The exported HTML keeps the address, so the image appears there. Images in `data:` URIs are shown.',
    },
    {
      question: 'Is my text saved?',
      answer: 'No. It exists only in this page until you close or reload it, so download it as Markdown to keep it.',
    },
    {
      question: 'What Markdown does it support?',
      answer:
        'CommonMark and GitHub’s extensions: tables, task lists, strikethrough, automatic links, footnotes such as `[^1]`, and alerts such as `> [!NOTE]`. Headings get GitHub’s ids, so `[text](#my-heading)` links to one. YAML front matter is shown as code. Footnotes stay where they are written. Math and diagrams aren’t part of that and are shown as plain text or code.',
    },
    {
      question: 'Can I use HTML?',
      answer:
        'Yes, ordinary elements such as `<details>`, `<kbd>` and `<sub>`. Scripts, styles, forms, media and embedded frames are removed, from the preview and from the export.',
    },
  ],
  related: [
    { id: 'html-encoder', why: 'Show HTML code in a page as text.' },
    { id: 'word-counter', why: 'Count words and estimate the reading time.' },
    { id: 'diff-checker', why: 'Compare two versions of a document.' },
    { id: 'text-case-converter', why: 'Turn a heading into a kebab-case file name.' },
  ],
};
