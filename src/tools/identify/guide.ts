import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Paste text or open a file to find out what it is: Base64, gzip, JWT, certificates, hashes, timestamps and 80 file types, opened layer by layer.',
  how: [
    'Each layer is decoded and identified again, down to the bottom: Base64, hex, percent escapes, HTML entities, quoted-printable, gzip, zlib, deflate, data URLs, JSON in strings, tokens, URLs with their parameters, PEM and DER. The parts of a mail message are layers side by side.',
    'A reading is “likely” only if it says more than chance would. Each one shows why: a checksum that is right, a length that fits, or how rarely random text would decode to readable text. Anything weaker is “possible”, and several readings are listed side by side.',
    'Every layer has its facts: who a certificate is for and until when it is valid, the time in a UUID, the size of a picture. “Make this a recipe” turns the steps to a layer into a recipe that you can run again on other inputs.',
    'Layers are opened in inputs of up to 16 MB. Of larger files, only the beginning is read. At most 16 layers one below the other and 64 MB together are opened, so a decompression bomb is refused. Of a message, 12 parts are opened, and the others are named.',
  ],
  questions: [
    {
      question: 'Is the first reading always right?',
      answer:
        'No. Some things look alike: any number of 10 digits is also a Unix time, and an MD5 hash is as long as an NTLM hash or a UUID without hyphens. Look at the reason next to each reading.',
    },
    {
      question: 'Can it crack a hash or decrypt a message?',
      answer:
        'No. A hash has no way back, and encrypted data needs its key. This tool says which kind it is, by its length or its prefix.',
    },
    {
      question: 'Does it check certificates and tokens?',
      answer: 'It shows what they say and doesn’t verify any signature. The JWT Decoder can verify a token with a key.',
    },
  ],
  related: [
    { id: 'base64-encoder', why: 'Decode or encode one layer with all options.' },
    { id: 'jwt-decoder', why: 'Verify the signature of a token.' },
    { id: 'hash-generator', why: 'Compare a file with a hash.' },
    { id: 'uuid-generator', why: 'See every form of a UUID, or make new ones.' },
  ],
};
