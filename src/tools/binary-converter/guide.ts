import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Convert text or decimal numbers of any length to binary, and binary back to text or decimal, with two’s complement, right in your browser.',
  how: [
    'Text is turned into its UTF-8 bytes, and each byte into 8 bits: `A` is `01000001`, and `é` takes two bytes. Converting back needs a multiple of 8 bits. Spaces, line breaks and `0b` are ignored. If the groups aren’t bytes, such as 7-bit ASCII, each one is read as a character and a note says so. Options has the choice.',
    'Numbers are whole numbers of up to 1,000,000 decimal digits or 3,321,929 bits. Every digit is kept, so nothing is rounded.',
    'Options decides how negative numbers are written: with a minus sign, or in two’s complement with 8 to 128 bits. A number that doesn’t fit in that many bits is refused, not cut off.',
  ],
  questions: [
    {
      question: 'How do I read a binary number?',
      answer:
        'From right to left, the digits stand for 1, 2, 4, 8 and so on, doubling each time. Add up the values where there is a 1: `1011` is 8 + 2 + 1 = 11.',
    },
    {
      question: 'Why does one character become more than 8 bits?',
      answer:
        'Because the text is encoded as UTF-8. Letters of the English alphabet take one byte. Accented, Greek and Cyrillic letters take two, most Chinese and Japanese characters three, and most emoji four or more.',
    },
    {
      question: 'What is two’s complement?',
      answer:
        'The way computers store negative whole numbers: flip every bit of the positive number, then add 1. In 8 bits, 1 is `00000001` and −1 is `11111111`. The lowest value is −128, `10000000`.',
    },
    {
      question: 'Can it convert fractions such as 0.1?',
      answer:
        'No, only whole numbers. Most decimal fractions have no exact binary form: 0.1 repeats forever, like 1/3 in decimal.',
    },
  ],
  related: [
    { id: 'hex-encoder', why: 'Write the same bytes in a quarter of the space.' },
    { id: 'base64-encoder', why: 'Encode bytes for email, JSON or a URL.' },
    { id: 'unit-converter', why: 'Convert between bits, bytes, kB and KiB.' },
  ],
};
