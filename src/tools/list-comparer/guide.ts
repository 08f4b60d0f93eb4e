import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Compare two lists, typed or in large files, and get the lines that only A has, only B has, both have or either has. Nothing is ever uploaded.',
  how: [
    'Each line is one item, and its place in the list doesn’t matter. The tool remembers a 128-bit fingerprint of every different line and which lists have it, so each list is read only once and needn’t be sorted first.',
    'An item that a list repeats is in the result once, as it was first written. Items of both lists are written as in list A.',
    'Files can be of any size. The limits are how many different lines fit into memory, and 256 MB for a sorted result.',
  ],
  questions: [
    {
      question: 'Which lines count as equal?',
      answer:
        'Those with the same characters. Spaces at both ends don’t count unless you turn off “Trim whitespace”. If “Case sensitive” is off, capital and small letters are equal by Unicode folding, so ß also equals ss. Line endings never count.',
    },
    {
      question: 'How do I find what was removed and what is new?',
      answer:
        'Put the old list into A and the new one into B. “Only in A” then lists the removed lines, and “Only in B” the new ones.',
    },
    {
      question: 'How is this different from `comm`?',
      answer:
        '`comm` needs two sorted files and counts repeated lines one by one. Here the lists can be in any order, and each different line counts once.',
    },
    {
      question: 'Can I compare two columns of a spreadsheet?',
      answer: 'Yes. Copy one column into each list: a copied column has one cell per line.',
    },
  ],
  related: [
    { id: 'diff-checker', why: 'Compare two texts where the order of the lines matters.' },
    { id: 'text-deduplicator', why: 'Find repeated lines within one list.' },
    { id: 'regex-tester', why: 'Pull the items out of a text first.' },
  ],
};
