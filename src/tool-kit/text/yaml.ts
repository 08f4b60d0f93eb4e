// YAML. A block of text ends with the first line that is indented no more than its parent, so the state has that column.
import { follow, push, whole, type Colored, type Language, type Rules, type Token } from './lexer';

/** Longer keys are plain, so that a long line takes no longer than its length allows. */
const KEY =
  /(?:"(?:[^"\\]|\\.){0,200}"|'(?:[^']|''){0,200}'|(?:[^\s"'#&*!|>%@`{}[\],?-]|-(?=[^\s#:]))[^#:]{0,200})(?=\s*:(?:\s|$))/y;
const FLOW_KEY =
  /(?:"(?:[^"\\]|\\.){0,200}"|'(?:[^']|''){0,200}'|(?:[^\s"'#&*!|>%@`{}[\],?-]|-(?=[^\s#:]))[^#:,[\]{}]{0,200})(?=\s*:(?:[\s,]|$))/y;

/** In a row, a scalar of numbers or words ends before these. */
const END = String.raw`(?=\s*(?:$|\s#))`;
const FLOW_END = String.raw`(?=\s*(?:$|[,\]}]|\s#))`;

const scalars = (end: string) =>
  [
    { match: new RegExp(String.raw`[-+]?(?:\.\d+|\d[\d_]*(?:\.\d*)?)(?:[eE][-+]?\d+)?${end}`, 'y'), kind: 'number' },
    { match: new RegExp(`(?:[tT]rue|TRUE|[fF]alse|FALSE|[nN]ull|NULL|~)${end}`, 'y'), kind: 'literal' },
    { match: /[&*!][^\s,[\]{}]*/y, kind: 'tag' },
  ] as const;

const QUOTED = { match: /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'(?!')/y, kind: 'string' } as const;

const RULES: Rules = {
  '': [
    { match: /\s+#.*$/y, kind: 'comment' },
    { match: /\s+|[:?-](?=\s|$)/y },
    { match: KEY, kind: 'key' },
    QUOTED,
    { match: /"(?:[^"\\]|\\.)*\\?$/y, kind: 'string', to: 'double' },
    { match: /'(?:[^']|'')*$/y, kind: 'string', to: 'single' },
    { match: /[[{]/y, to: 'flow' },
    ...scalars(END),
    // A plain scalar, to its end: a quotation mark or a bracket within it begins nothing.
    { match: /(?:(?!\s#).)+/y },
  ],
  flow: [
    { match: /\s+#.*$/y, kind: 'comment' },
    { match: /[\s[\]{},:?]+/y },
    { match: FLOW_KEY, kind: 'key' },
    QUOTED,
    // It goes on in the next line. So rare that nothing below it is colored.
    { match: /["'].*$/y, to: 'unknown' },
    ...scalars(FLOW_END),
    { match: /(?:(?!\s#)[^,[\]{}])+/y },
  ],
  double: [
    { match: /(?:[^"\\]|\\.)*"/y, kind: 'string', to: '' },
    { match: /.+/sy, kind: 'string' },
  ],
  single: [
    { match: /(?:[^']|'')*'(?!')/y, kind: 'string', to: '' },
    { match: /.+/sy, kind: 'string' },
  ],
};

const FLOW_STATE = /^flow (\d+)$/;

/** The state after a row in brackets, of which `depth` were open before it. */
function afterFlow({ tokens, next }: Colored, row: string, depth: number): Colored {
  if (next === 'unknown') return { tokens, next: undefined };
  if (next !== 'flow') return { tokens, next };
  let open = depth;
  let at = 0;
  for (const { kind, length } of tokens) {
    const text = kind === undefined ? row.slice(at, at + length) : '';
    open += (text.match(/[[{]/g)?.length ?? 0) - (text.match(/[\]}]/g)?.length ?? 0);
    at += length;
  }
  return { tokens, next: open > 0 ? `flow ${String(open)}` : '' };
}

/** `key: |`, `- >2`, `--- |-`, with the anchors and tags before it. */
const BLOCK = /(?:^|[:-]\s+)(?:[&!]\S*\s+)*[|>][-+\d]{0,2}\s*(?:#.*)?$/;
const BLOCK_STATE = /^block (-?\d+)$/;

/** The column of the node whose text follows: of its key, or of the last dash before it. */
function columnOf(row: string): number {
  if (row.startsWith('---')) return -1;
  const [dashes = ''] = /^\s*(?:-\s+)*/.exec(row) ?? [];
  const isKey = /:\s+(?:[&!]\S*\s+)*[|>][-+\d]{0,2}\s*(?:#.*)?$/.test(row);
  return isKey ? dashes.length : dashes.lastIndexOf('-');
}

function colorLine(row: string): Colored {
  const tokens: Token[] = [];
  if (/^(?:---|\.\.\.)(?=\s|$)/.test(row)) push(tokens, 'literal', 3);
  else if (row.startsWith('%')) push(tokens, 'literal', row.length);
  else if (/^\s*#/.test(row)) push(tokens, 'comment', row.length);
  const from = tokens.reduce((sum, { length }) => sum + length, 0);
  const colored = afterFlow(follow(RULES, row, '', tokens, from), row, 0);
  const opensBlock = colored.next === '' && BLOCK.test(row);
  return opensBlock ? { tokens: colored.tokens, next: `block ${String(columnOf(row))}` } : colored;
}

function isInBlock(row: string, state: string): boolean {
  const column = BLOCK_STATE.exec(state)?.[1];
  if (column === undefined) return false;
  if (row.trim() === '') return true;
  return row.search(/[^ ]/) > Number(column);
}

const RESTART = /^(?:---|\.\.\.)(?:\s|$)/;

export const yaml: Language = {
  color(row, state, isLineStart) {
    // A further piece of a line in a block belongs to it, whatever it starts with.
    const inBlock = isLineStart ? isInBlock(row, state) : BLOCK_STATE.test(state);
    if (inBlock) return whole(row, 'string', state);
    if (state === 'double' || state === 'single') return follow(RULES, row, state);
    const depth = Number(FLOW_STATE.exec(state)?.[1] ?? 0);
    if (depth > 0) return afterFlow(follow(RULES, row, 'flow'), row, depth);
    // The beginning of a cut line is a scalar or a comment, and this piece may be either.
    return isLineStart ? colorLine(row) : whole(row, undefined, '');
  },
  restart: RESTART,
};
