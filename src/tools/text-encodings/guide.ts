import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Encode and decode Base32, Ascii85, Z85 and quoted-printable, or escape and unescape JSON strings, for files of any size, on your device.',
  how: [
    'These encodings write any bytes, or any text, in characters that survive where others don’t: in keys that people type, in mails, in PDF files, in JSON. Choose the encoding, then the direction. Text is turned into UTF-8 bytes first; files are encoded as they are.',
    'Decoding accepts what turns up in practice: line breaks, lowercase Base32, missing padding, Ascii85 with or without `<~` and `~>`, JSON text with or without its quotation marks. Anything tolerated is noted with the result. Anything invalid is refused with its line and column.',
    'Files are read piece by piece, so their size doesn’t matter. If the decoded bytes are of a known type, such as PDF or ZIP, the download gets the right extension.',
  ],
  questions: [
    {
      question: 'What is a TOTP secret, and why is it Base32?',
      answer:
        'It is the key that an authenticator app makes its six digits from. Base32 (RFC 4648) has only the letters A–Z and the digits 2–7, which are easy to type and hard to mix up. The key itself is bytes, which are rarely text: send the result to the Hex Encoder to see them. It never leaves your device.',
    },
    {
      question: 'What do `=3D` and `=C3=BC` mean in a mail?',
      answer:
        'That is quoted-printable (RFC 2045): each byte that mail might damage is `=` and two hexadecimal digits, so `=3D` is “=”, and `=C3=BC` is “ü” in UTF-8. A `=` at the end of a line joins it with the next. Decode the body of the mail here. If it is in ISO-8859-1 or another old charset, the result is a file of its bytes.',
    },
    {
      question: 'How do I read `\\n` and `\\"` in a log?',
      answer:
        'Choose JSON string and decode: `\\n` becomes a line break, `\\"` a quotation mark, and `\\u00e9` becomes é. It takes a whole string in quotation marks, or only a piece from inside one. If there is JSON inside, send the result to the JSON Formatter.',
    },
    {
      question: 'Which Ascii85 do PDF files have?',
      answer:
        'Adobe’s, with `z` for four zero bytes and `~>` at the end, often without `<~` at the start. Copy the stream up to `~>`. With `/FlateDecode` in its filters as well, the decoded bytes are zlib data, which the Gzip Compressor opens. Z85 is ZeroMQ’s alphabet, without quotation marks and backslashes.',
    },
    {
      question: 'What is different about Crockford’s Base32?',
      answer:
        'It leaves out I, L, O and U, has no padding, and reads I and L as 1 and O as 0. Hyphens are ignored. Here it encodes bytes in the same order as RFC 4648. A ULID is a number in this alphabet, so use the UUID Generator to inspect one.',
    },
  ],
  related: [
    { id: 'base64-encoder', why: 'Write bytes in a sixth less space than Base32.' },
    { id: 'hex-encoder', why: 'See decoded bytes one by one.' },
    { id: 'identify', why: 'Find out how a text is encoded, layer by layer.' },
    { id: 'json-formatter', why: 'Format JSON that was inside a string.' },
  ],
};
