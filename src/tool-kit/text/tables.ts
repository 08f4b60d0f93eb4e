// Texts of columns, parts or marked lines: CSV, JWTs and patches.
import { push, whole, type Colored, type Kind, type Language, type Token } from './lexer';

/** Neighboring columns differ. */
const COLUMNS: readonly (Kind | undefined)[] = [undefined, 'key', 'string', 'number', 'tag'];

/** The state is a column, and whether it is within quotes, where a line end belongs to the value. */
function separated(separator: string): Language {
  const piece = new RegExp(`"|${separator}|[^"${separator}]+`, 'gy');
  return {
    color(row, state, isLineStart) {
      const [number = '0', quote = ''] = state.split(' ');
      let quoted = quote !== '';
      let column = isLineStart && !quoted ? 0 : Number(number);
      const tokens: Token[] = [];
      for (const [text] of row.matchAll(piece)) {
        if (text === separator && !quoted) column++;
        if (text === '"') quoted = !quoted;
        push(tokens, text === separator && !quoted ? undefined : COLUMNS[column % COLUMNS.length], text.length);
      }
      return { tokens, next: `${String(column)}${quoted ? ' quoted' : ''}` };
    },
    restart: undefined,
  };
}

export const csv = separated(',');
export const tsv = separated('\t');

const PARTS: readonly Kind[] = ['key', 'string', 'number'];

/** The header, the payload and the signature. */
export const jwt: Language = {
  color(row, state, isLineStart) {
    const tokens: Token[] = [];
    let part = isLineStart ? 0 : Number(state);
    for (const [text] of row.matchAll(/\.|[^.]+/g)) {
      if (text === '.') part++;
      push(tokens, text === '.' ? undefined : PARTS[part], text.length);
    }
    return { tokens, next: String(part) };
  },
  restart: /^/,
};

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

const SIGNS: Readonly<Record<string, Kind>> = { '-': 'removed', '+': 'added' };

/** The state has the lines that are left of a hunk, so that a removed "-- a" isn't taken for a header. */
function colorPatchLine(row: string, state: string): Colored {
  const [hunk, before = '1', after = '1'] = HUNK.exec(row) ?? [];
  if (hunk !== undefined) return whole(row, 'tag', `${before} ${after}`);
  const [old = 0, now = 0] = state === '' ? [] : state.split(' ').map(Number);
  const sign = row.charAt(0);
  if (sign === '\\') return whole(row, 'comment', state);
  if (old <= 0 && now <= 0) return whole(row, 'key', '');
  const next = `${String(old - (sign === '+' ? 0 : 1))} ${String(now - (sign === '-' ? 0 : 1))}`;
  return whole(row, SIGNS[sign], next);
}

/** A line of a hunk never starts with "@". */
export const patch: Language = {
  color(row, state, isLineStart) {
    return isLineStart ? colorPatchLine(row, state) : whole(row, undefined, state);
  },
  restart: HUNK,
};
