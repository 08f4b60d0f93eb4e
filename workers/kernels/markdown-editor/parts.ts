// Splits a block that is too large to be sanitized at once into several of its kind: a list of a million items, a table, a
// quote, code.
import type { Token, Tokens } from 'marked';
import { paragraphParts } from './paragraph-parts';
import { countFeeds, ELEMENT_UNITS, type Part } from './part';
import { PART_UNITS } from './spec';

/** A single part if the block is small or can't be split. A paragraph's inline tokens must have been parsed. */
export function partsOf(token: Token): readonly Part[] {
  const parts = divided(token);
  return parts.length > 1 ? parts : [{ token, linesBefore: 0 }];
}

function divided(token: Token): readonly Part[] {
  switch (token.type) {
    case 'list':
      return listParts(token as Tokens.List);
    case 'table':
      return tableParts(token as Tokens.Table);
    case 'blockquote':
      return quoteParts(token as Tokens.Blockquote);
    case 'code':
      return codeParts(token as Tokens.Code);
    case 'paragraph':
      return paragraphParts(token as Tokens.Paragraph);
    default:
      return [];
  }
}

/** A block as text, if it can't be rendered: in pieces, even if it is a single line. */
export function sourceParts({ raw }: Token): readonly Part[] {
  const parts: Part[] = [];
  let linesBefore = 0;
  for (let from = 0; from < raw.length;) {
    const to = endOfPiece(raw, from);
    const text = raw.slice(from, to);
    parts.push({ token: { type: 'code', raw: text, text }, linesBefore });
    linesBefore += countFeeds(text);
    from = to;
  }
  return parts;
}

function endOfPiece(text: string, from: number): number {
  const most = from + PART_UNITS;
  if (most >= text.length) return text.length;
  const feed = text.lastIndexOf('\n', most - 1);
  if (feed >= from) return feed + 1;
  const isWithinPair = text.codePointAt(most - 1) !== text.charCodeAt(most - 1);
  return isWithinPair ? most - 1 : most;
}

/** Each line may contain an element. */
const unitsOf = ({ raw }: { readonly raw: string }) => raw.length + ELEMENT_UNITS * (1 + countFeeds(raw));

/** Joins neighbors until they have the size of a part. */
function* grouped<Item>(items: readonly Item[], weigh: (item: Item) => number): Generator<readonly [number, number]> {
  let [from, units] = [0, 0];
  for (const [index, item] of items.entries()) {
    units += weigh(item);
    if (units < PART_UNITS) continue;
    yield [from, index + 1];
    [from, units] = [index + 1, 0];
  }
  if (from < items.length) yield [from, items.length];
}

function listParts(list: Tokens.List): Part[] {
  let lines = 0;
  return [...grouped(list.items, unitsOf)].map(([from, to]) => {
    const items = list.items.slice(from, to);
    const raw = items.map((item) => item.raw).join('');
    const start = list.start === '' ? '' : list.start + from;
    const part = { token: { ...list, items, raw, start }, linesBefore: lines };
    lines += countFeeds(raw);
    return part;
  });
}

const unitsOfRow = (row: readonly Tokens.TableCell[]) =>
  row.reduce((units, { text }) => units + text.length + ELEMENT_UNITS, 0);

/** Each part repeats the head, which names the columns. */
function tableParts(table: Tokens.Table): Part[] {
  const lines = table.raw.split('\n');
  const head = lines.slice(0, 2);
  return [...grouped(table.rows, unitsOfRow)].map(([from, to]) => {
    const raw = [...head, ...lines.slice(from + 2, to + 2)].join('\n');
    return { token: { ...table, rows: table.rows.slice(from, to), raw }, linesBefore: from === 0 ? 0 : from + 2 };
  });
}

function quoteParts(quote: Tokens.Blockquote): Part[] {
  let lines = 0;
  return [...grouped(quote.tokens, unitsOf)].map(([from, to]) => {
    const tokens = quote.tokens.slice(from, to);
    const raw = tokens.map((token) => token.raw).join('');
    const part = { token: { ...quote, tokens, raw }, linesBefore: lines };
    lines += countFeeds(raw);
    return part;
  });
}

function codeParts(code: Tokens.Code): Part[] {
  const lines = code.text.split('\n');
  // The first line of a fenced block is the fence.
  const fence = code.raw.trimStart().startsWith(lines[0] ?? '') ? 0 : 1;
  return [...grouped(lines, ({ length }) => length + 1)].map(([from, to]) => {
    const text = lines.slice(from, to).join('\n');
    return { token: { ...code, text, raw: text }, linesBefore: from === 0 ? 0 : from + fence };
  });
}
