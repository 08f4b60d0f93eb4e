import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Compress files with gzip, zlib or deflate, or open .gz files of any size, in your browser. Nothing is uploaded, and damaged files are refused.',
  how: [
    'gzip replaces what repeats by short references. Logs, JSON and other text become five to twenty times smaller; photos, videos and ZIP files hardly change, because they are compressed already. The bytes come back exactly.',
    'Decompressing checks the length and the checksum at the end of the data. A file that is damaged or cut off is refused with the place, never opened in part. Files of several parts, as log rotation and bgzip make them, are joined as `gunzip` does.',
    'Files are read piece by piece, so their size doesn’t matter. Several files get a result each, in one ZIP if you want.',
  ],
  questions: [
    {
      question: 'What is the difference between gzip, zlib and deflate?',
      answer:
        'The compressed data is the same, deflate (RFC 1951). gzip (RFC 1952) puts a header and a CRC-32 around it, which is what `.gz` files have. zlib (RFC 1950) has a shorter frame with an Adler-32, as inside PNG images and in many programs. Raw deflate has neither, so nothing can be checked.',
    },
    {
      question: 'Can it open a ZIP or a .tar.gz file?',
      answer:
        'A `.tar.gz` or `.tgz` becomes a `.tar` file, which holds the files. A ZIP archive is another format, with a list of files, and is refused.',
    },
    {
      question: 'How do I open compressed data that is pasted as Base64?',
      answer:
        'Make a recipe of two steps: Base64 Decoder and this tool, with Decompress. The tool Identify finds out on its own what is inside, and makes the recipe for you.',
    },
    {
      question: 'Is the result the same as that of the gzip command?',
      answer:
        '`gzip` and every other program open it. Its bytes can differ, because the command stores the file’s name and time, and this tool doesn’t: equal files become equal results.',
    },
  ],
  related: [
    { id: 'base64-encoder', why: 'Decode data that was compressed and then written as text.' },
    { id: 'hash-generator', why: 'Check that a file has arrived whole.' },
    { id: 'identify', why: 'Find out what is inside an unknown file or text.' },
    { id: 'line-filter', why: 'Search the log that was in the .gz file.' },
  ],
};
