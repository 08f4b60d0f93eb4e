import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Generate random numbers, decimals, strings, UUIDs and lorem ipsum, up to ten million at a time, unique or repeatable from a seed. Free to use.',
  how: [
    'Numbers, strings and UUIDs come from your browser’s cryptographic generator. Values that would make some results likelier than others are rejected and drawn again, so every number in the range has the same chance. Decimals are exact, with up to 100 places.',
    'With “No repeats”, numbers are drawn like tickets from a hat. If the range is too small for the count, you see that before anything runs.',
    'A seed makes the result repeatable: the random bytes are then the ChaCha20 keystream whose key is the SHA-256 of the seed.',
  ],
  questions: [
    {
      question: 'Are these numbers truly random?',
      answer:
        'They come from your operating system, which collects unpredictable events from the hardware. In practice, nobody can predict them. With a seed the opposite is true: anyone who knows it gets the same numbers.',
    },
    {
      question: 'Can I use it for a raffle?',
      answer:
        'Yes. Number the entries, set the count to the number of winners, and turn on “No repeats”. So that others can check the draw, use a seed that nobody could choose, such as tomorrow’s lottery numbers, and publish it with your settings.',
    },
    {
      question: 'Are Min and Max included?',
      answer: 'Yes, both. With Min 1 and Max 6, you get the results of a die.',
    },
    {
      question: 'What is lorem ipsum?',
      answer:
        'Scrambled Latin from a work that Cicero wrote in 45 BC. Designers use it as placeholder text because nobody stops to read it. Here it is made of words from the traditional passage, five to a sentence.',
    },
  ],
  related: [
    { id: 'password-generator', why: 'Make passwords and passphrases, with their exact strength.' },
    { id: 'uuid-generator', why: 'Make UUIDs of any version, ULIDs and Nano IDs.' },
    { id: 'text-deduplicator', why: 'Check a list for repeats, or sort it.' },
    { id: 'word-counter', why: 'Measure the placeholder text.' },
  ],
};
