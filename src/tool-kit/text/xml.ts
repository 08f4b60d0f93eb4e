// XML and HTML. Nearly everything in them may go on over many lines, so a line alone doesn’t show its state.
import { byRules, type Rules } from './lexer';

const rest = (end: RegExp, kind: 'comment' | 'literal' | 'string', to: string) =>
  [
    { match: end, kind, to },
    { match: /[^\]?"'-]+|./sy, kind },
  ] as const;

const RULES: Rules = {
  '': [
    { match: /<!--/y, kind: 'comment', to: 'comment' },
    { match: /<!\[CDATA\[/y, kind: 'literal', to: 'cdata' },
    { match: /<\?/y, kind: 'literal', to: 'instruction' },
    { match: /<![a-zA-Z]+/y, kind: 'literal', to: 'doctype' },
    { match: /<\/?[^\s<>/!?="']+/y, kind: 'tag', to: 'tag' },
    { match: /&#?[\w.:-]+;/y, kind: 'literal' },
    { match: /[^<&]+/y },
  ],
  tag: [
    { match: /\/?>/y, kind: 'tag', to: '' },
    { match: /"/y, kind: 'string', to: 'double' },
    { match: /'/y, kind: 'string', to: 'single' },
    { match: /[^\s=<>/"']+/y, kind: 'key' },
    { match: /[\s=]+/y },
  ],
  double: [
    { match: /[^"]*"/y, kind: 'string', to: 'tag' },
    { match: /.+/sy, kind: 'string' },
  ],
  single: [
    { match: /[^']*'/y, kind: 'string', to: 'tag' },
    { match: /.+/sy, kind: 'string' },
  ],
  comment: rest(/-->/y, 'comment', ''),
  cdata: rest(/\]\]>/y, 'literal', ''),
  instruction: rest(/\?>/y, 'literal', ''),
  doctype: [
    { match: /<!--/y, kind: 'comment', to: 'doctype comment' },
    { match: /"[^"]*"|'[^']*'/y, kind: 'string' },
    { match: /\[/y, kind: 'literal', to: 'subset' },
    { match: />/y, kind: 'literal', to: '' },
    { match: /[^\s"'<>[\]]+/y, kind: 'literal' },
  ],
  'doctype comment': rest(/-->/y, 'comment', 'doctype'),
  // Declarations within a DOCTYPE, which may hold a ">" in quotes.
  subset: [
    { match: /<!--/y, kind: 'comment', to: 'subset comment' },
    { match: /"[^"]*"|'[^']*'/y, kind: 'string' },
    { match: /\]/y, kind: 'literal', to: 'doctype' },
    { match: /<![A-Z]+|>/y, kind: 'literal' },
    { match: /[^\]"'<>]+/y },
  ],
  'subset comment': rest(/-->/y, 'comment', 'subset'),
};

export const xml = byRules(RULES);
