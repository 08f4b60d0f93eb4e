import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Generate strong random passwords and passphrases with the length and characters you choose, and see how strong they are. Nothing is stored.',
  how: [
    'All random choices come from your browser’s cryptographic generator (`crypto.getRandomValues`), without the small bias that simple methods have. A password contains at least one character of each type you select, and every password that fits is equally likely.',
    'Passphrases use the EFF’s long list of 7,776 words. Each word adds about 12.9 bits.',
    'The strength isn’t a guess from rules. It is the number of different passwords that your settings allow, in bits. The time to crack it assumes a trillion guesses per second against a leaked database.',
  ],
  questions: [
    {
      question: 'Is a passphrase as strong as a password?',
      answer:
        'Six random words have about 77 bits, slightly more than 12 random letters and digits with about 71. They are easier to remember and to type. This holds only if the words are chosen at random: a sentence you make up is far easier to guess.',
    },
    {
      question: 'Does the site know the passwords it generates?',
      answer:
        'No. They are made on your device, shown, and gone when you leave the page. They aren’t stored or sent, and the generator also works offline.',
    },
    {
      question: 'What if a site doesn’t accept symbols?',
      answer:
        'Turn symbols off and add length. Two more characters make up for missing symbols in a 16-character password.',
    },
    {
      question: 'Should I leave out similar characters?',
      answer:
        'Only if someone has to read or type the password. It removes i, l, 1, L, o, 0 and O, and each remaining character is then slightly weaker, so add one or two.',
    },
  ],
  related: [
    { id: 'hash-generator', why: 'Calculate an HMAC with a random key.' },
    { id: 'random-generator', why: 'Make long random strings, or many at once.' },
    { id: 'qr-generator', why: 'Put a Wi-Fi password into a code that guests can scan.' },
    { id: 'uuid-generator', why: 'Make unique identifiers, which are not secrets.' },
  ],
};
