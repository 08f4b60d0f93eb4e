// Finds files and their hashes in CSV (RFC 4180) whose first line names its columns: `path,size,modified,sha256`.
import { NAME_KEY, type NamedHash } from './checksum-json';
import { algorithmNamed } from './spec';

/** A field with its separator or line end. A quoted one may have both in it. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r?\n|$)/gy;

/** Undefined for a quotation mark where none is allowed. */
function rowsIn(text: string): readonly (readonly string[])[] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  let end = 0;
  for (const [whole, quoted, plain = '', separator] of text.matchAll(FIELD)) {
    if (whole === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    end += whole.length;
    if (separator === ',') continue;
    rows.push(row);
    row = [];
    if (separator === '') break;
  }
  return end === text.length ? rows : undefined;
}

/** Undefined if the first line has no column of names, or none of an algorithm. */
export function hashesInCsv(text: string): readonly NamedHash[] | undefined {
  const heading = text.slice(0, text.search(/[\r\n]|$/)).split(',');
  const nameAt = heading.findIndex((field) => NAME_KEY.test(field));
  const columns = heading.flatMap((tag, at) => (algorithmNamed(tag) === undefined ? [] : { tag, at }));
  if (nameAt < 0 || columns.length === 0) return undefined;
  const [, ...rows] = rowsIn(text) ?? [];
  const found = rows.flatMap((row) =>
    columns.map(({ tag, at }): NamedHash => ({ name: row[nameAt] ?? '', hex: row[at] ?? '', tag })),
  );
  // A program that can't read a row must not leave it out in silence, so another format is tried, which counts its lines.
  const isWhole = found.every(({ name, hex }) => name !== '' && /^(?:[0-9a-f]{8,128})?$/i.test(hex));
  return isWhole && found.length > 0 ? found.filter(({ hex }) => hex !== '') : undefined;
}
