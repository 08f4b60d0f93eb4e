// Finds a column's value in a row of JSON, as bytes, because parsing all values of millions of rows would take minutes.

const [QUOTE, BACKSLASH, COMMA, SPACE] = [0x22, 0x5c, 0x2c, 0x20];
const [OPEN_BRACKET, CLOSE_BRACKET, CLOSE_BRACE] = [0x5b, 0x5d, 0x7d];

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const NULL = encoder.encode('null');

/** Finds the value's text as UTF-8; undefined if the row doesn't have it, or it is null. Valid as long as the line. */
export type FieldFinder = (line: Uint8Array) => Uint8Array | undefined;

/** @param column a name, or a number from 1 if the rows are arrays. Rows are objects or arrays of strings, numbers and literals. */
export function fieldFinder(column: string): FieldFinder {
  const name = encoder.encode(JSON.stringify(column));
  return (line) => {
    let at = 0;
    while (line[at] === SPACE) at++;
    let left = line[at++] === OPEN_BRACKET ? Number(column) : 0;
    const isArray = left > 0;
    while (at < line.length && line[at] !== CLOSE_BRACE && line[at] !== CLOSE_BRACKET) {
      let isIt = isArray && --left === 0;
      if (!isArray) {
        const end = valueEnd(line, at);
        isIt = isEqual(line, at, end, name);
        at = end + 1; // the colon
      }
      const end = valueEnd(line, at);
      if (isIt) return textOf(line.subarray(at, end));
      at = line[end] === COMMA ? end + 1 : end;
    }
    return undefined;
  };
}

function valueEnd(line: Uint8Array, start: number): number {
  let at = start;
  if (line[at] === QUOTE) {
    for (at++; at < line.length && line[at] !== QUOTE; at++) if (line[at] === BACKSLASH) at++;
    return at + 1;
  }
  while (at < line.length && line[at] !== COMMA && line[at] !== CLOSE_BRACE && line[at] !== CLOSE_BRACKET) at++;
  return at;
}

function isEqual(line: Uint8Array, start: number, end: number, bytes: Uint8Array): boolean {
  if (end - start !== bytes.length) return false;
  for (let at = 0; at < bytes.length; at++) if (line[start + at] !== bytes[at]) return false;
  return true;
}

function textOf(value: Uint8Array): Uint8Array | undefined {
  if (value[0] !== QUOTE) return isEqual(value, 0, value.length, NULL) ? undefined : value;
  return value.includes(BACKSLASH)
    ? encoder.encode(JSON.parse(decoder.decode(value)) as string)
    : value.subarray(1, -1);
}
