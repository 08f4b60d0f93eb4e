import { describe, expect, it } from 'vitest';
import { INSERTIONS, type Insertion } from '../../../src/tools/markdown-editor/editing';

/** `[` and `]` around what is selected, before and after. */
function after(insertion: Insertion, marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const edit = INSERTIONS[insertion]({ text, start, end });
  const changed = text.slice(0, edit.start) + edit.insert + text.slice(edit.end);
  const [from, to] = edit.select.map((at) => edit.start + at);
  return `${changed.slice(0, from)}[${changed.slice(from, to)}]${changed.slice(to)}`;
}

describe('an insertion', () => {
  it.each<[Insertion, string, string]>([
    ['list', '[]', '- [List item]\n'],
    ['list', 'a[]b', '[- ab]'],
    ['list', 'a\n[b\nc\n]d', 'a\n[- b\n- c]\nd'],
    ['list', '[- b\n- c]', '[b\nc]'],
    ['quote', 'a\n[]', 'a\n\n> [Quote]\n'],
    ['quote', '[a\n\nb]', '[> a\n> \n> b]'],
    ['code', 'one [two] three', 'one `[two]` three'],
    ['code', '[a`b]', '``[a`b]``'],
    ['code', '[`a]', '`` [`a] ``'],
    ['code', '[]', '```\n[]\n```\n'],
    ['code', 'x\n[a\nb\n]y', 'x\n\n```\n[a\nb]\n```\n\ny'],
    ['code', '[a\n```\nb]', '````\n[a\n```\nb]\n````\n'],
    ['table', '[]', '| [Column 1] | Column 2 |\n| --- | --- |\n| Cell | Cell |\n'],
    ['table', '[a\tb|c\n1]', '| [a] | b\\|c |\n| --- | --- |\n| 1 |  |\n'],
  ])('%s of %j', (insertion, before, expected) => expect(after(insertion, before)).toBe(expected));
});
