import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Compare two texts or files line by line, or JSON by meaning. Save the differences as a patch or a JSON Patch. Nothing is ever uploaded.',
  how: [
    'The two texts are compared line by line with Eugene Myers’s 1986 algorithm, which looks for the fewest removed and added lines. If they differ so much that the search would take too long, the list may be longer than necessary. It is still complete, and a note says so. Each side can have up to 20 million lines of up to 64 MB each. Within two lines that resemble each other, the words or characters that differ are highlighted. Options can ignore case, whitespace and line endings.',
    '“JSON by meaning” compares two JSON documents by their values. Formatting and the order of keys don’t count. Numbers are exact, so 1.0 equals 1, and 9007199254740993 is not 9007199254740992. Elements of arrays belong together by place, by a key such as `id`, which is found or which you name, or in any order. A note says which key was used. Each difference has its path. “Tree” shows both documents as one: equal parts are folded and open with a click, and what was changed, added or removed is marked. The list can be saved, also as a JSON Patch (RFC 6902) or a JSON Merge Patch (RFC 7386). Each document can have up to 64 MB and 3 million values.',
    '“Apply a patch” takes a text and a unified diff, also in a mail from `git format-patch` or a GitHub `.patch` file. If a change doesn’t fit, you see the line it expects and the line that is there, and nothing is applied halfway. A patch that the text already has is named as such.',
    'For two files, the result starts with whether they are identical, or the first byte that differs, counted from 1 as `cmp` does. “Compare folders” takes a folder on each side and groups its files: same, different, only in A, only in B, and moved, which have the same content by another path. Only files of one size are read. A quick choice compares names and sizes and reads nothing. Two different files open as a diff in place, and a patch of all text files can be saved. A browser gives a page no empty folders, but the command `toolyard diff FOLDER FOLDER` sees them.',
  ],
  questions: [
    {
      question: 'Why are two lines that look the same marked as different?',
      answer:
        'Something invisible differs: spaces at the end, a tab, a Windows line ending (CR LF), or an accented letter that is encoded differently. If the line endings differ, or only one side has a byte order mark, a note says so.',
    },
    {
      question: 'Can I compare Word or PDF documents?',
      answer:
        'Not directly, because the tool compares plain text. Copy the text out of both documents, or save them as .txt first.',
    },
    {
      question: 'Why is a merge patch refused?',
      answer:
        'In a JSON Merge Patch, null removes a member. So it can’t give a member the value null, and the tool names the first such member instead of saving a wrong patch. A JSON Patch can express every change.',
    },
    {
      question: 'Does it recognize moved lines or values?',
      answer:
        'No. What moved is shown as removed in one place and added in the other, as in Git. For arrays in JSON, you can choose that the order doesn’t count.',
    },
    {
      question: 'How do I apply the patch on another computer?',
      answer:
        'Download it and run `patch original.txt < diff-result.patch` there, or open both here under “Apply a patch”. The patch is a unified diff with three lines of context.',
    },
  ],
  related: [
    { id: 'json-formatter', why: 'Format and repair JSON, or find values in it with a query.' },
    { id: 'xml-formatter', why: 'Give two XML files the same indentation before you compare them.' },
    { id: 'duplicate-finder', why: 'Find identical files within folders, by whatever name.' },
    { id: 'list-comparer', why: 'Compare two lists whose order doesn’t matter.' },
  ],
};
