import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Generate UUIDs of any version, ULIDs and Nano IDs in bulk, or inspect an existing one to see its version and time. Runs in your browser.',
  how: [
    'Version 4 is 122 bits from your browser’s cryptographic generator. Version 7 starts with the time in milliseconds, followed by a counter and random bits, so that each UUID is greater than the one before it, even within the same millisecond.',
    'Versions 3 and 5 are calculated from a namespace and a name, with MD5 or SHA-1. The same name always gives the same UUID, on any computer. All versions follow RFC 9562.',
    'Inspect reads a UUID in any format and shows its version and whatever it contains: a time, a node, or nothing but random bits.',
  ],
  questions: [
    {
      question: 'Which version should I use?',
      answer:
        'Version 4, unless you have a reason to choose another. Version 7 for keys in a database: they sort by time, which keeps indexes fast. Version 5 if the same name must always give the same UUID.',
    },
    {
      question: 'Can two UUIDs be the same?',
      answer:
        'With version 4, it’s so unlikely that you can ignore it. You would need about 2.7 quintillion (2.7 × 10¹⁸) of them for an even chance that any two are equal.',
    },
    {
      question: 'Does a UUID reveal anything about me?',
      answer:
        'Versions 1, 6 and 7 and ULIDs contain the time they were made. Elsewhere, version 1 may also contain the address of a network card; here, that part is random. Version 4 reveals nothing.',
    },
    {
      question: 'Can I use a UUID as a password or secret link?',
      answer:
        'Better not. RFC 9562 warns against relying on UUIDs being hard to guess, and versions that contain a time have much less randomness. Use the password generator for secrets.',
    },
    {
      question: 'What is the difference between a UUID and a GUID?',
      answer: 'Only the name. GUID is Microsoft’s term, and GUIDs are often written in uppercase and in braces.',
    },
  ],
  related: [
    { id: 'random-generator', why: 'Make random numbers and strings.' },
    { id: 'password-generator', why: 'Make secrets that nobody can guess.' },
    { id: 'hash-generator', why: 'Fingerprint a whole file instead of a name.' },
  ],
};
