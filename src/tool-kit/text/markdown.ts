// The source of Markdown: headings, code, lists, quotes, emphasis and links.
import { follow, whole, type Language, type Rules } from './lexer';

/** Each rule looks no further than 500 characters, so that a long line takes no longer than its length allows. */
const RULES: Rules = {
  '': [
    { match: /(`{1,9})[^`]{1,500}\1(?!`)/y, kind: 'string' },
    { match: /`+|\\./y },
    { match: /!?\[[^\]]{0,500}\]\([^)]{0,500}\)|<https?:[^>]{0,500}>/y, kind: 'tag' },
    { match: /\*\*[^*]{1,500}\*\*|__[^_]{1,500}__/y, kind: 'key' },
    { match: /<!--.{0,500}?-->/y, kind: 'comment' },
    { match: /[^`\\![<*_]+/y },
  ],
};

/** ``` or ~~~, at least three; the state of a block is its fence. */
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const CLOSED = /^ {0,3}(`{3,}|~{3,})\s*$/;

export const markdown: Language = {
  color(row, state, isLineStart) {
    if (state !== '') {
      const [, fence = ''] = (isLineStart ? CLOSED.exec(row) : undefined) ?? [];
      return whole(row, 'string', fence.startsWith(state) ? '' : state);
    }
    if (!isLineStart) return whole(row, undefined, '');
    const [, fence] = FENCE.exec(row) ?? [];
    if (fence !== undefined) return whole(row, 'string', fence);
    if (/^ {0,3}#{1,6}(?:\s|$)/.test(row)) return whole(row, 'key', '');
    const marker = /^\s*(?:[-*+]|\d{1,9}[.)]|>)(?=\s)/.exec(row)?.[0].length ?? 0;
    return follow(RULES, row, '', marker > 0 ? [{ kind: 'literal', length: marker }] : [], marker);
  },
  restart: undefined,
};
