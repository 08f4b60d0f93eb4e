// Names of a table's columns: a header may have a name twice, or none.

export interface ColumnNames {
  readonly names: readonly string[];
  /** Columns that were renamed, and columns that had no name. */
  readonly duplicates: readonly { readonly from: string; readonly to: string }[];
  readonly unnamed: readonly string[];
}

export const numberedName = (column: number): string => `column_${column + 1}`;

/** A second `name` becomes `name_2`. A column without a name becomes `column_3`. */
export function distinctNames(header: readonly string[]): ColumnNames {
  const taken = new Set(header);
  const seen = new Set<string>();
  const duplicates: { from: string; to: string }[] = [];
  const unnamed: string[] = [];
  /** Where the search for a free number begins, so that a thousand equal names don't take a million steps. */
  const numbers = new Map<string, number>();
  const free = (name: string) => {
    let number = numbers.get(name) ?? 2;
    while (taken.has(`${name}_${number}`)) number++;
    numbers.set(name, number + 1);
    taken.add(`${name}_${number}`);
    return `${name}_${number}`;
  };
  const names = header.map((name, column) => {
    if (name !== '' && !seen.has(name)) {
      seen.add(name);
      return name;
    }
    if (name !== '') {
      const to = free(name);
      duplicates.push({ from: name, to });
      return to;
    }
    const numbered = numberedName(column);
    const own = taken.has(numbered) ? free(numbered) : numbered;
    taken.add(own);
    unnamed.push(own);
    return own;
  });
  return { names, duplicates, unnamed };
}
