// Finds missing files that were moved: a file that no list names has the digests that a list has for a missing one.
import type { AlgorithmId, Check, Digests } from './spec';

type Expected = Pick<Check, 'name' | 'algorithm' | 'expected'>;

export interface Missing<Line> {
  /** Those that a file has to be hashed with. Empty if no file is missing. */
  readonly algorithms: readonly AlgorithmId[];
  /** The lines of the missing file with these digests, which is then found. Each of several equal files is the place of one. */
  readonly take: (digests: Digests) => readonly Line[];
}

const keyOf = (algorithm: AlgorithmId, digest: string) => `${algorithm} ${digest}`;

export function missingOf<Line extends Expected>(lines: readonly Line[]): Missing<Line> {
  const byName = new Map<string, Line[]>();
  for (const line of lines) {
    const same = byName.get(line.name);
    if (same) same.push(line);
    else byName.set(line.name, [line]);
  }
  const open = new Map<string, Line[][]>();
  for (const same of byName.values()) {
    const [{ algorithm, expected } = { algorithm: undefined, expected: '' }] = same;
    if (algorithm === undefined) continue;
    const key = keyOf(algorithm, expected);
    const files = open.get(key);
    if (files) files.push(same);
    else open.set(key, [same]);
  }
  const algorithms = [...new Set(lines.map(({ algorithm }) => algorithm))];
  return {
    algorithms,
    take(digests) {
      for (const algorithm of algorithms) {
        const files = open.get(keyOf(algorithm, digests[algorithm] ?? '')) ?? [];
        // A list with several algorithms has a line for each.
        const at = files.findIndex((same) => same.every((line) => digests[line.algorithm] === line.expected));
        if (at >= 0) return files.splice(at, 1)[0] ?? [];
      }
      return [];
    },
  };
}
