import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Validate JSON and JSON Lines against JSON Schema 2020-12, 2019-09, 7 or 4, with lines, rules and exact numbers. Or make a schema. Nothing is uploaded.',
  how: [
    'The document is read as it is written, so each error has the line and column of its value, its path as a JSON Pointer, the rule in the schema that it breaks, and what is wrong in plain words. All errors are counted, and the first 1,000 are listed.',
    'Numbers are compared by their exact decimal values. `9007199254740993` is larger than `9007199254740992`, `19.99` is a multiple of `0.01`, and `1.0` is an integer (in draft 4 it isn’t, as that draft says).',
    'The schema itself is checked first, against the rules of its draft. The draft is the one in `$schema`, or the one that you choose, and otherwise 2020-12. References lead to places in the schema itself, to the schema files that you add, or to the drafts’ own schemas. Nothing is loaded from the network.',
    '“Make a schema” reads data and writes a schema that all of it conforms to: types, required properties, formats that fit every value, and enumerations of up to 10 different texts that repeat at least five times on average. Objects with more than 200 different names become maps. It can write TypeScript types as well.',
  ],
  questions: [
    {
      question: 'How do I use a schema that is split into several files?',
      answer:
        'Open the main schema, and choose “Add schema files” for the others. A reference finds a file by its `$id` first, and otherwise by its path from the file with the reference, such as `./address.json`. A page can’t see the folders of single files, so the name is enough if only one file fits. Each file is read by its own `$schema`, or else by the draft of the main one. If nothing fits, the error has the reference, its line, and the files that were given.',
    },
    {
      question: 'Is the format keyword checked?',
      answer:
        'By default as each draft says: drafts 4 to 7 check it, and 2019-09 and 2020-12 treat it as a comment. You can choose either under Options. Unknown formats are listed and not checked.',
    },
    {
      question: 'Can a pattern make the check hang?',
      answer:
        'Most patterns run in an engine whose time grows only with the length of the text. Patterns with look-around or back-references need the browser’s engine, which can take very long for some texts. The result then names them, and Cancel ends the check.',
    },
    {
      question: 'How large can a document be?',
      answer:
        'One document can have up to 32 MB, because it is in memory. JSON Lines can be of any size: each line is a document of up to 32 MB and is checked alone.',
    },
  ],
  related: [
    { id: 'json-formatter', why: 'Format, repair or query the document.' },
    { id: 'json-to-yaml', why: 'Convert YAML to JSON before a check.' },
    { id: 'csv-converter', why: 'Convert a table to JSON Lines.' },
    { id: 'regex-tester', why: 'Try out a pattern.' },
  ],
};
