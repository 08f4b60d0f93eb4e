import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Test JavaScript regular expressions on your own text, see matches and groups, replace, and get the pattern explained. Runaway patterns are stopped.',
  how: [
    'Your pattern runs in your browser’s own JavaScript engine, so it behaves as it will in your code. All of its flags can be set: `d`, `g`, `i`, `m`, `s`, `u`, `v` and `y`. Under Options you can choose RE2, which takes linear time for any pattern.',
    'It runs in a background worker with a time limit, 2 seconds unless you change it, and more for a large file. A pattern that takes longer is stopped, and the page keeps responding.',
    'Matches in a text of up to 20,000 characters are marked where you type. The list shows every match with its position, and the table has the groups of the one you choose. The replacement understands `$1`, `$<name>` and `$&`. Under Options, it can also take `\\n` and `\\t`, or delete the matches. A pattern pasted as `/…/gi` sets its flags, and each part of the pattern is described in words.',
    'Test cases are texts that the pattern must match, must not match, or must capture something in. Type them, or take them from the selection of the test text. They run after each test, with the same engine and time limit, and a case that fails shows what happened instead. They can be saved as a small JSON file. They stay in this browser only if you tick “Keep on this device”.',
  ],
  questions: [
    {
      question: 'Will the pattern also work in Python, PHP or Go?',
      answer:
        'Often. “In your code” writes it for JavaScript, Python, Java, Go, C#, PHP and Rust, with the right quotation marks and flags, and says where that engine differs: Python writes named groups as `(?P<name>…)`, and Go and Rust have neither lookaround nor backreferences.',
    },
    {
      question: 'Why does my pattern take forever?',
      answer:
        'Usually because of one repetition inside another, such as `(a+)+$`. If there is no match, the engine tries every way to divide the text between them, and the number of ways doubles with each character. Rewrite it so that only one part can match each character, for example `[^"]*` instead of `.*`. Or choose the engine “Linear time (RE2)”, which never backtracks. It has no lookaround, no backreferences and no flags `v` and `y`, and where its result can differ from JavaScript’s, a note says why.',
    },
    {
      question: 'Why do I get only one match?',
      answer: 'Without the flag `g` (Global), a search ends at the first match.',
    },
    {
      question: 'Why doesn’t ^ match at every line?',
      answer:
        '`^` and `$` mean the start and end of the whole text. With the flag `m` (Multiline) they also match at line breaks. The flag `s` lets the dot match line breaks.',
    },
    {
      question: 'What do the flags u and v change?',
      answer:
        'With `u`, the pattern sees whole characters instead of UTF-16 halves, so a dot matches an emoji and `\\p{L}` any letter. `v` does the same and adds set operations such as `[\\p{L}--[a-z]]`. You can’t use both at once.',
    },
  ],
  related: [
    { id: 'text-deduplicator', why: 'Remove duplicates from a list of matches.' },
    { id: 'diff-checker', why: 'See what a replacement changed.' },
    { id: 'url-encoder', why: 'Decode URLs before you search in them.' },
    { id: 'text-case-converter', why: 'Change names from camelCase to snake_case without a pattern.' },
  ],
};
