import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Remove duplicate lines, words or characters from text or large files, keeping the original order or sorting the result. It runs on your device.',
  how: [
    'The text is read from start to end, and each line, word or character is compared with all that came before. The first one stays where it is. The tool remembers a 128-bit fingerprint of each line instead of the line, so millions of different lines fit into memory.',
    'Characters are what a reader sees as one: an emoji with a skin tone, or a letter with its accent, counts once.',
    'Files can be of any size as long as the lines keep their order. The only limit is how many different lines fit into memory.',
  ],
  questions: [
    {
      question: 'Can I list only the duplicates?',
      answer:
        'Yes. Under “Keep”, choose “Duplicates only” for one of each duplicate, or “Unique only” for everything that has none. You can also show how often each occurs.',
    },
    {
      question: 'Why are two lines that look the same both kept?',
      answer:
        'Something in them differs: two spaces instead of one, a different kind of dash, or an accented letter that is encoded differently. If they differ in capital letters, turn off “Case sensitive”. Spaces at the ends don’t count while “Trim whitespace” is on.',
    },
    {
      question: 'How is this different from `sort -u`?',
      answer:
        "`sort -u` sorts the lines. Here they stay in their order unless you turn off “Preserve order”. On the command line, `awk '!seen[$0]++'` does the same.",
    },
    {
      question: 'Does it remove empty lines?',
      answer: 'Yes, unless you turn off “Remove empty”. Then one empty line remains, like one of any other duplicate.',
    },
  ],
  related: [
    { id: 'list-comparer', why: 'Find the lines that two lists share, or that only one has.' },
    { id: 'text-case-converter', why: 'Give all lines the same case first.' },
    { id: 'word-counter', why: 'See which words occur most often.' },
    { id: 'regex-tester', why: 'Pull the items out of a text first.' },
  ],
};
