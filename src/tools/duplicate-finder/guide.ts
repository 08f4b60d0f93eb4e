import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Find duplicate files in folders by their content, and see how much space their copies take. Files are compared on your own device, and nothing is deleted.',
  how: [
    'Open or drop the folders to search. Files are first grouped by size, which takes no reading at all. Of files that share a size, the first and the last 64 KB are compared. Only files that are still equal are read from start to end. So a disk full of large, different files is searched in moments.',
    'Files are equal if their hashes of 256 bits are: BLAKE3 on this page, SHA-256 on the command line. Of neither are two different files with the same hash known. Names and dates don’t matter: a renamed copy is found as well. Empty files are listed apart, because they take no space.',
    'Groups that waste the most space come first. Save them as text, as JSON Lines, as CSV, or as a shell script that keeps one file of each group. In the script, every line that would remove a file is a comment, so you decide about each.',
  ],
  questions: [
    {
      question: 'Does this tool delete files?',
      answer:
        'No. It only reads them, and a web page couldn’t delete them anyway. To remove copies, download the script, delete the `#` in front of the lines that you agree with, and run it in the folder where the paths start. Each line compares the two files once more before it removes one.',
    },
    {
      question: 'Why is a file not in the list?',
      answer:
        'Its content differs from all others by at least one byte, even if it looks the same. A photo that was resized, saved again or given other tags is another file. A file that can’t be read is listed with the reason.',
    },
    {
      question: 'What about hard links?',
      answer:
        'They are several names of one file, so removing one frees nothing. A web page can’t see them, and lists them like copies. The command `toolyard dupes` recognizes them and doesn’t count them.',
    },
    {
      question: 'Can I compare two folders with the same name?',
      answer:
        'Yes, but paths start with the name of the folder that you added, so the same path may be there twice. Rename one of the folders first. The script never removes a file that has the path of the kept one.',
    },
  ],
  related: [
    { id: 'hash-generator', why: 'List the checksums of a folder, or verify it against a list.' },
    { id: 'diff-checker', why: 'See what differs between two files that are nearly the same.' },
    { id: 'text-deduplicator', why: 'Remove duplicate lines within a text.' },
  ],
};
