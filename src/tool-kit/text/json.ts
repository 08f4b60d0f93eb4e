import { follow, type Language, type Rules } from './lexer';

const RULES: Rules = {
  '': [
    { match: /[\s{}[\],:]+/y },
    { match: /"(?:[^"\\]|\\.)*"(?=\s*:)/y, kind: 'key' },
    { match: /"(?:[^"\\]|\\.)*"/y, kind: 'string' },
    { match: /"(?:[^"\\]|\\.)*\\?$/y, kind: 'string', to: 'string' },
    { match: /-?\d[\d.eE+-]*/y, kind: 'number' },
    { match: /(?:true|false|null)\b/y, kind: 'literal' },
  ],
  string: [
    { match: /(?:[^"\\]|\\.)*"/y, kind: 'string', to: '' },
    { match: /.+/sy, kind: 'string' },
  ],
};

/** No string contains a line end, so every line starts afresh. */
export const json: Language = {
  color: (row, state, isLineStart) => follow(RULES, row, isLineStart ? '' : state),
  restart: /^/,
};
