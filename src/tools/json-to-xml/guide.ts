import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Convert JSON to XML and XML to JSON in your browser, with clear errors that name the line and column. Your data never leaves your device.',
  how: [
    'JSON and XML describe different things. JSON has lists, numbers and null, but XML doesn’t. XML has attributes, comments and ordered elements, but JSON doesn’t. So a short, readable result can’t carry everything. Choose Compact for the form that most people expect, or Lossless for one that converts back exactly.',
    'After each conversion, a report counts what the result doesn’t carry, such as comments, empty lists or the types of values, with the path to the first places.',
    'The whole document is held in memory: up to 32 MB, 1.5 million values and 1,000 levels. External files that XML names are never loaded.',
  ],
  questions: [
    {
      question: 'Why did my list with one item turn into a single value?',
      answer:
        'In XML, a list is just an element that is repeated, so one `<item>` alone looks like any other element. The report names each list this happens to. When you convert back to JSON, name the element under “Always lists” in Options, or use the lossless mapping, which keeps lists.',
    },
    {
      question: 'Why are numbers text in the JSON?',
      answer:
        'XML has no types: `<code>007</code>` could be a number or a code with leading zeros. Everything stays text until you turn on “Detect numbers, true, false and null” in Options, and even then `007` remains text.',
    },
    {
      question: 'Is there a standard for converting between the two?',
      answer:
        'For writing JSON as XML, yes: the W3C’s XPath functions define a vocabulary, which the lossless mapping writes. For writing XML as JSON, there are only conventions. The lossless form here resembles JsonML; the compact one marks attributes with `@`.',
    },
    {
      question: 'What happens to keys that aren’t valid XML names?',
      answer:
        'A key such as `first name` or `2nd` can’t be the name of an element. A name with a colon, such as `soap:Body`, needs its prefix declared by `@xmlns:soap`, on the element or on one around it. Compact writes `<item key="first name">` for keys that can’t be names, and the report lists them.',
    },
  ],
  related: [
    { id: 'xml-formatter', why: 'Indent or validate the XML before or after converting it.' },
    { id: 'json-formatter', why: 'Check, repair or query the JSON.' },
    { id: 'json-to-yaml', why: 'Convert the same data to YAML.' },
  ],
};
