// A row of a table from the line of JSON that the converter wrote.

/** A cell as it is shown. */
export interface Cell {
  readonly text: string;
  readonly kind: 'text' | 'number' | 'literal';
}

/** Cells by the names of their columns, or by their numbers if the row is an array. */
export type TableRow = ReadonlyMap<string, Cell>;

/** A string, a number or a literal; a single quotation mark begins a string that was cut off. */
const TOKEN = /"(?:[^"\\]|\\.)*"|"|[^\s",:{}[\]]+/g;

/** @param line an object or an array without nested ones; a long one may be cut off */
export function parseRow(line: string): TableRow {
  const isArray = line.trimStart().startsWith('[');
  const row = new Map<string, Cell>();
  let name: string | undefined;
  for (const [token] of line.matchAll(TOKEN)) {
    if (token === '"') break;
    if (isArray) row.set(String(row.size + 1), cellOf(token));
    else if (name === undefined) name = JSON.parse(token) as string;
    else {
      row.set(name, cellOf(token));
      name = undefined;
    }
  }
  return row;
}

function cellOf(token: string): Cell {
  if (token.startsWith('"')) return { text: JSON.parse(token) as string, kind: 'text' };
  return { text: token, kind: /^[-\d]/.test(token) ? 'number' : 'literal' };
}

/** Whether a cell has the text, which is in lowercase. Most rows don't even have it anywhere, so few are parsed. */
export function hasText(line: string, wanted: string): boolean {
  const isEscaped = JSON.stringify(wanted).length > wanted.length + 2;
  if (!isEscaped && !line.toLowerCase().includes(wanted)) return false;
  for (const { text } of parseRow(line).values()) if (text.toLowerCase().includes(wanted)) return true;
  return false;
}
