import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Encode text or files of any size as Base64, or decode Base64 and data URIs back to text, images or the original file, all in your browser.',
  how: [
    'Base64 writes any bytes with 64 plain characters that survive email, JSON and URLs. Every 3 bytes become 4 characters, so the result is a third larger than the original. Text is turned into UTF-8 bytes first, so accents and emoji come back intact.',
    'Decoding accepts what turns up in practice: line breaks, missing padding, the URL-safe alphabet, `data:` URIs, and a list with one text per line. The lines around PEM and OpenPGP data are left out, and so is `Basic` before credentials. Anything tolerated is noted with the result. An invalid character is refused with its line and column.',
    'Files are read piece by piece, so their size doesn’t matter. If the decoded bytes are of a known type, such as PDF or ZIP, the download gets the right extension. Images are shown.',
  ],
  questions: [
    {
      question: 'Is Base64 encryption?',
      answer:
        'No. Anyone can decode it, and there is no key. Base64 protects data from being garbled in transit, not from being read.',
    },
    {
      question: 'What is URL-safe Base64?',
      answer:
        'The variant in RFC 4648, section 5: `-` and `_` replace `+` and `/`, which have special meanings in URLs. JSON Web Tokens use it without the `=` padding. Options has a checkbox for each; when decoding, both alphabets work.',
    },
    {
      question: 'Why does Base64 end in = or ==?',
      answer:
        'It works in groups of 3 bytes. If the last group has only 2 bytes, one `=` fills it up; if it has 1 byte, two do. Many programs leave the padding out, and this decoder doesn’t need it.',
    },
    {
      question: 'How do I read or make a PowerShell -EncodedCommand?',
      answer:
        'Choose UTF-16LE under Text encoding, because PowerShell expects two bytes per character. If you decode such text as UTF-8, a note shows how it begins.',
    },
    {
      question: 'Why does `btoa()` fail on text that works here?',
      answer:
        '`btoa()` takes one byte per character and throws an error for anything beyond Latin-1, such as “ł” or an emoji. This tool encodes the text as UTF-8 first, which is what most servers and libraries expect.',
    },
  ],
  related: [
    { id: 'hex-encoder', why: 'See the same bytes as hex, or inspect the file you decoded.' },
    { id: 'jwt-decoder', why: 'Read a token, which is three parts of URL-safe Base64.' },
    { id: 'url-encoder', why: 'Encode text that goes into a URL or a form.' },
    { id: 'hash-generator', why: 'Check that the decoded file is the one you expect.' },
  ],
};
