import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Format, minify and validate XML in your browser, with errors that name the line and column. Works on large files, and nothing is uploaded.',
  how: [
    'The document is read token by token and checked along the way: well-formedness by XML 1.0 (fifth edition) and namespaces. No tree is built, so memory stays flat however large the file is.',
    'Formatting reads it twice, because only the end of an element shows whether the whitespace in it means something. Errors are reported with their line and column, in plain words.',
  ],
  questions: [
    {
      question: 'Does it validate against a schema?',
      answer:
        'No. It checks that the document is well-formed and that its namespaces are declared. Checking it against an XSD, a DTD or a RELAX NG schema is a different task.',
    },
    {
      question: 'Why aren’t some elements indented?',
      answer:
        'They mix text with other elements, as in `<p>Some <b>bold</b> text</p>`. Spaces or line breaks added there would become part of the text, so the content stays as it is.',
    },
    {
      question: 'Why is `&nbsp;` an error?',
      answer:
        'XML knows only five named entities: `&lt;`, `&gt;`, `&amp;`, `&quot;` and `&apos;`. Others have to be declared in the document. Write `&#160;` for a non-breaking space.',
    },
    {
      question: 'Can it format HTML?',
      answer:
        'Only if the HTML is also XML. Most pages aren’t: HTML allows tags that are never closed, such as `<br>`, and attributes without quotation marks.',
    },
  ],
  related: [
    { id: 'json-to-xml', why: 'Convert XML to JSON, or JSON to XML.' },
    { id: 'json-formatter', why: 'Format, repair or query JSON instead.' },
    { id: 'diff-checker', why: 'Compare two documents after formatting them.' },
    { id: 'html-encoder', why: 'Turn `<` and `&` in a text into entities.' },
  ],
};
