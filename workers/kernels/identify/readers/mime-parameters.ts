// The parameters of a header field, such as a name: RFC 2045, section 5.1, and RFC 2231.

const PARAMETER = /;[\t ]*([^\s=;]+)[\t ]*=[\t ]*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g;

/** Bytes as “%E2%82%AC”. */
function decoded(text: string, charset: string): string {
  const pieces = text.split(/%([0-9a-f]{2})/gi);
  const bytes = pieces.flatMap((piece, at) =>
    at % 2 === 1 ? [Number.parseInt(piece, 16)] : [...new TextEncoder().encode(piece)],
  );
  try {
    return new TextDecoder(charset === '' ? 'utf-8' : charset).decode(Uint8Array.from(bytes));
  } catch (error) {
    // The charset isn't known.
    if (error instanceof RangeError) return text;
    throw error;
  }
}

interface Section {
  readonly number: number;
  readonly isEncoded: boolean;
  readonly value: string;
}

/** “utf-8'en'” precedes the first section, and one charset holds for all encoded sections. */
function joined(sections: readonly Section[]): string {
  const [first] = sections;
  const charsetAndLanguage = first?.isEncoded ? /^([^']*)'[^']*'/.exec(first.value) : undefined;
  const [start = '', charset = ''] = charsetAndLanguage ?? [];
  let [text, encoded] = ['', ''];
  for (const [at, { value, isEncoded }] of sections.entries()) {
    // A character's bytes may be in two sections.
    if (isEncoded) encoded += at === 0 ? value.slice(start.length) : value;
    else [text, encoded] = [`${text}${decoded(encoded, charset)}${value}`, ''];
  }
  return text + decoded(encoded, charset);
}

/** By names in lower case. Values in several sections are joined. */
export function parametersOf(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, Section[]>();
  const plain = new Map<string, string>();
  for (const [, key = '', quoted, bare = ''] of header.matchAll(PARAMETER)) {
    const value = quoted === undefined ? bare.trim() : quoted.replace(/\\(.)/g, '$1');
    const [, name = '', number, star] = /^([^*]+)(?:\*(\d+))?(\*)?$/.exec(key.toLowerCase()) ?? [];
    if (name === '') continue;
    if (number === undefined && star === undefined) {
      if (!plain.has(name)) plain.set(name, value);
      continue;
    }
    const sections = found.get(name) ?? [];
    sections.push({ number: Number(number ?? 0), isEncoded: star !== undefined, value });
    found.set(name, sections);
  }
  const all = [...found].map(
    ([name, sections]) => [name, joined(sections.toSorted((a, b) => a.number - b.number))] as const,
  );
  // The extended form comes with a plain one for older programs.
  return new Map([...plain, ...all]);
}
