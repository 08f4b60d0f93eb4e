// Colors a text row by row. A row is a line, or a piece of a line that is too long for one row.

/** What a stretch of a row is, which decides its color. Everything else is plain. */
export type Kind = 'key' | 'string' | 'number' | 'literal' | 'comment' | 'tag' | 'added' | 'removed';

export interface Token {
  readonly kind: Kind | undefined;
  /** Units of the row. */
  readonly length: number;
}

/**
 * Where the row before has left off, such as within a comment. The start of a text is ''. Undefined if that isn't known: such a row
 * stays plain, and so do the following ones until a line shows its own state.
 */
export type State = string | undefined;

export interface Colored {
  readonly tokens: readonly Token[];
  readonly next: State;
}

export interface Language {
  /** `isLineStart` is false for a further piece of a line. */
  readonly color: (row: string, state: string, isLineStart: boolean) => Colored;
  /** A line that matches is in the state '' at its start, whatever was before it. */
  readonly restart: RegExp | undefined;
}

/** One token for the whole row. */
export const whole = (row: string, kind: Kind | undefined, next: State): Colored => ({
  tokens: row === '' ? [] : [{ kind, length: row.length }],
  next,
});

/** Colors a row as far as its state is known. */
export function colorRow({ color, restart }: Language, row: string, state: State, isLineStart: boolean): Colored {
  if (state !== undefined) return color(row, state, isLineStart);
  return isLineStart && restart?.test(row) ? color(row, '', true) : whole(row, undefined, undefined);
}

export interface Rule {
  /** Sticky. Matches at least one unit. */
  readonly match: RegExp;
  readonly kind?: Kind;
  /** The state after it; the same unless given. */
  readonly to?: string;
}

/** The rules of each state. What no rule matches is plain, a unit at a time. */
export type Rules = Readonly<Record<string, readonly Rule[]>>;

/** Adds a stretch, joined to the one before if both are of a kind. */
export function push(tokens: Token[], kind: Kind | undefined, length: number): void {
  if (length === 0) return;
  const last = tokens.at(-1);
  if (last?.kind === kind && last) tokens[tokens.length - 1] = { kind, length: last.length + length };
  else tokens.push({ kind, length });
}

/** Follows the rules from `from` to the end of the row. */
export function follow(rules: Rules, row: string, state: string, tokens: Token[] = [], from = 0): Colored {
  let at = from;
  let now = state;
  while (at < row.length) {
    const found = firstMatch(rules[now] ?? [], row, at);
    push(tokens, found?.rule.kind, found?.length ?? 1);
    at += found?.length ?? 1;
    now = found?.rule.to ?? now;
  }
  return { tokens, next: now };
}

function firstMatch(rules: readonly Rule[], row: string, at: number) {
  for (const rule of rules) {
    rule.match.lastIndex = at;
    const [text] = rule.match.exec(row) ?? [];
    if (text) return { rule, length: text.length };
  }
  return undefined;
}

export const byRules = (rules: Rules, restart?: RegExp): Language => ({
  color: (row, state) => follow(rules, row, state),
  restart,
});
