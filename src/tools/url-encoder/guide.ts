import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Percent-encode text for URLs, query strings and forms, or decode it again, line by line or as a whole file. Everything stays in your browser.',
  how: [
    'A URL may contain only certain ASCII characters. All others are turned into UTF-8 bytes, each written as a percent sign and two hex digits: a space is `%20`, and “é” is `%C3%A9`.',
    'Component encodes a single value, such as a search term. Whole URL leaves reserved characters such as `/`, `?` and `&` untouched, and the brackets of an IPv6 host such as `[::1]`. Form data writes a space as `+`, as browsers do when they send a form.',
    'Decoding is strict. A percent sign without two hex digits, or bytes that aren’t valid UTF-8, are refused with their place instead of being turned into “�”.',
  ],
  questions: [
    {
      question: 'Should I encode the whole URL or only parts of it?',
      answer:
        'Encode each value before you put the URL together. In a finished URL, nobody can tell whether an `&` belongs to a value or separates two of them.',
    },
    {
      question: 'Is a space %20 or +?',
      answer:
        '`%20` is right everywhere. `+` means a space only in form data, which includes most query strings. In a path, a `+` is just a plus sign.',
    },
    {
      question: 'Why is there %25 in my URL?',
      answer:
        '`%25` is an encoded percent sign, so `%2520` is a space that was encoded twice. Decode twice, and look for the code that encodes an encoded value.',
    },
    {
      question: 'Why can’t my URL be decoded?',
      answer:
        'It may come from a system that uses another encoding: `%E9` is “é” in Latin-1, but not valid UTF-8. Or it was cut off in the middle of a character.',
    },
  ],
  related: [
    { id: 'html-encoder', why: 'Encode text for an HTML page.' },
    { id: 'base64-encoder', why: 'Pack bytes into URL-safe Base64.' },
    { id: 'qr-generator', why: 'Put the finished URL into a QR code.' },
    { id: 'hex-encoder', why: 'See the bytes behind the percent signs.' },
  ],
};
