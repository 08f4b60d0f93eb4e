import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Convert JSON to YAML and YAML to JSON in your browser, with clear errors that name the line and column. Your data never leaves your device.',
  how: [
    'JSON is turned into YAML while it is being read, token by token. Numbers are copied as text, so `1.10` stays `1.10` and a 20-digit ID keeps every digit. Text that a YAML program could mistake for something else, such as `no` or `1e3`, is written in quotation marks. A number such as 1e5 is text to YAML 1.1 programs: the report lists it, and version 1.1 in Options writes it as 1.0e+5.',
    'In the other direction, plain words and numbers are read by the rules of YAML 1.2 or 1.1, whichever you choose. Aliases are replaced by their values, and merge keys are applied. Text that was probably meant as something else is reported, such as `port:80` without a space, or a key with a no-break space.',
    'JSON and YAML can have up to 250 levels, and YAML up to 128 MB. Aliases may add up to 64 MB, so a small file can’t blow up into gigabytes.',
  ],
  questions: [
    {
      question: 'Why did NO become false?',
      answer:
        'In YAML 1.1, the words `yes`, `no`, `on` and `off` are booleans, so the country code of Norway turns into false. YAML 1.2 has only `true` and `false`. Choose the version that your program uses: PyYAML and Ruby follow 1.1.',
    },
    {
      question: 'What happens to comments?',
      answer: 'They are left out, because JSON has no comments. The report counts them and shows the lines.',
    },
    {
      question: 'Can it convert Kubernetes and Docker Compose files?',
      answer:
        'Yes. Several documents separated by `---` become one list, or JSON Lines if you prefer. Merge keys (`<<`) are applied unless you turn that off.',
    },
    {
      question: 'Is JSON already valid YAML?',
      answer:
        'Almost always. YAML 1.2 was designed so that JSON documents can be read as YAML, which is useful when a program only accepts YAML files.',
    },
  ],
  related: [
    { id: 'json-formatter', why: 'Format, repair or query the JSON.' },
    { id: 'json-to-xml', why: 'Convert the same data to XML.' },
    { id: 'diff-checker', why: 'Compare two configurations line by line.' },
  ],
};
