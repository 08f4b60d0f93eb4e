import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Convert text or files to hexadecimal, decode hex and hex dumps back to bytes, and inspect any file byte by byte. Everything stays on your device.',
  how: [
    'Every byte is written as two digits from 0–9 and a–f, so `Hi` becomes `4869`. Text is turned into UTF-8 bytes first; files are converted as they are.',
    'The decoder accepts digits with or without spaces, commas, colons, `0x` and `\\x` between the bytes. It also reads whole dumps from `xxd`, `hexdump`, `od`, Wireshark, `tcpdump -x`, WinHex, HxD, gdb, WinDbg and `Format-Hex`: their offsets, headings and text columns are left out, and a damaged dump is refused.',
    'The hex dump view opens files of any size, because only the part in view is read.',
  ],
  questions: [
    {
      question: 'How can I tell what type a file is?',
      answer:
        'Open it and look at the first bytes in the hex dump. PNG images begin with `89 50 4e 47`, PDF documents with `25 50 44 46`, and ZIP archives, which include Word and Excel files, with `50 4b 03 04`.',
    },
    {
      question: 'Why does hex need an even number of digits?',
      answer:
        'A byte has two digits, so an odd number means that one is missing, and every byte after the gap would be wrong. Digits that are separated, such as `a, b, c`, are no problem: each is a byte with a leading zero.',
    },
    {
      question: 'Why are the bytes of my `hexdump` output in another order?',
      answer:
        'Without `-C`, `hexdump` prints 16-bit words, and on most computers the two bytes in each are swapped. The decoder puts them back in order and says so. For a dump that shows the bytes in order, use `hexdump -C` or `xxd`.',
    },
    {
      question: 'Is hex the same as a Unicode code point?',
      answer:
        'No. The code point of “é” is U+00E9, but in UTF-8 it is the two bytes `c3 a9`. This tool shows the bytes.',
    },
  ],
  related: [
    { id: 'base64-encoder', why: 'Write bytes in two thirds of the space.' },
    { id: 'binary-converter', why: 'See every single bit.' },
    { id: 'hash-generator', why: 'Compare whole files by their fingerprint.' },
    { id: 'url-encoder', why: 'Decode hex with percent signs, such as `%C3%A9`.' },
  ],
};
