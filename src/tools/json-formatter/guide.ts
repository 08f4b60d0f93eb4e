import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Format, minify, validate or repair JSON of any size and browse it as a tree. Numbers and key order stay exactly as written. Nothing is uploaded.',
  how: [
    'Many formatters turn JSON into values and print those again, which rounds long numbers, drops duplicate keys and can change the order. This one reads the text token by token, checks it against RFC 8259, and copies each token. Because no values are built, formatting takes little memory, whatever the size of the file.',
    'Numbers that double precision can’t hold and keys that occur twice are listed with their places, because other programs may read them differently.',
    '“Short lists on one line” writes lists such as `[1, 2, 3]` without line breaks if they fit. The tree view reads only the rows in view. A query in JSONPath (RFC 9535) picks parts of a document while it is read, and compares numbers by all of their digits.',
    '“Fields of each match” makes an object of each match: `{name, city: address.city, tags: tags[*]}` has a name, or a key and a path from the match, and `@` is the match itself. A missing value is null. Send the result to the CSV Converter for a table. It isn’t jq: there are no pipes, functions, arithmetic or conditions.',
  ],
  questions: [
    {
      question: 'Why do programs change my large numbers?',
      answer:
        'JavaScript and many other languages store JSON numbers as doubles, which are exact only up to 9,007,199,254,740,992 (2⁵³). Longer IDs get rounded when they are parsed. Here they keep every digit. If you control the API, send such IDs as strings.',
    },
    {
      question: 'Are duplicate keys allowed in JSON?',
      answer:
        'RFC 8259 says that names should be unique, but it doesn’t forbid duplicates. Most parsers silently keep the last one. This tool keeps all of them and tells you where they are.',
    },
    {
      question: 'What can “Suggest a fix” fix?',
      answer:
        'Comments, trailing and missing commas, missing brackets, single or curly quotation marks, keys without quotation marks, and Python’s `True`, `False`, `None` and tuples. Numbers such as `.5` and `0x1F` become decimal, and `NaN` becomes `null`. It removes code fences, JSONP, `ObjectId(…)`, the colors of a terminal and extra backslashes, and puts several values in a list. It lists every change before you accept it. If it would have to guess, it stops and names the place.',
    },
    {
      question: 'Is there a size limit?',
      answer:
        'Not for formatting, minifying, validating and most queries. Sorting keys works up to 128 MB and repairs up to 8 MB, because they need the whole document in memory. A query needs some values in memory, up to 32 MB each: those that a filter tests, the matches if you choose fields, and a value before `..`, a negative index or several names. With `$` in a filter, it needs the whole document.',
    },
    {
      question: 'What is JSON Lines?',
      answer:
        'A file with one JSON document per line, also called NDJSON. Logs and data exports often use it. Choose it under Options, and errors name the line of the file. For values that follow each other in another way, such as `{"a":1}{"a":2}`, choose “Several values”. A query reads each of them.',
    },
  ],
  related: [
    { id: 'json-to-yaml', why: 'Turn JSON into YAML, or YAML into JSON.' },
    { id: 'json-to-xml', why: 'Turn JSON into XML, or XML into JSON.' },
    { id: 'diff-checker', why: 'Compare two documents after formatting them the same way.' },
    { id: 'jwt-decoder', why: 'Read the JSON inside a token.' },
  ],
};
