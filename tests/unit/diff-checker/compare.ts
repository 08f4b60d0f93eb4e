// Runs the kernel on two texts, and reads what it gives as plain data.
import { kernel } from '../../../workers/kernels/diff-checker/kernel';
import {
  CHANGE_INTS,
  DEFAULT_OPTIONS,
  type CompareOptions,
  type DiffOutput,
  type DownloadOptions,
} from '../../../workers/kernels/diff-checker/spec';
import type { InWords } from '../../../workers/contract/run/message';
import type { Source } from '../../../workers/contract/run/source';
import type { TextOutput } from '../../../workers/contract/run/text-output';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';

export type ChangeTuple = readonly [a: number, aCount: number, b: number, bCount: number];

export async function compare(a: Source, b: Source, options: Partial<CompareOptions> = {}) {
  const output = (await outputOf(kernel, [a, b], { ...DEFAULT_OPTIONS, ...options })) as InWords<DiffOutput>;
  const ints = new Uint32Array((await bytesOf(output.changes)).slice().buffer);
  const changes = Array.from({ length: output.count }, (_, index): ChangeTuple => {
    const [from = 0, count = 0, to = 0, added = 0] = ints.subarray(index * CHANGE_INTS);
    return [from, count, to, added];
  });
  return { ...output, changes };
}

export async function fileOf(a: Source, b: Source, options: Partial<DownloadOptions> = {}): Promise<Buffer> {
  const all: DownloadOptions = {
    ...DEFAULT_OPTIONS,
    download: 'patch',
    lineNumbers: true,
    names: ['original', 'changed'],
    ...options,
  };
  return Buffer.from(await bytesOf(((await outputOf(kernel, [a, b], all)) as TextOutput).result));
}

/** Each line with its line end. */
export const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The original with the changes made: the other text, if they are right. */
export function applied(a: readonly string[], b: readonly string[], changes: readonly ChangeTuple[]): string {
  let text = '';
  let done = 0;
  for (const [from, count, to, added] of changes) {
    text += a.slice(done, from).join('') + b.slice(to, to + added).join('');
    done = from + count;
  }
  return text + a.slice(done).join('');
}

/** Length of a longest common subsequence, by the textbook's table. */
export function lcsLength(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const line of a) {
    const next = [0];
    for (const [at, other] of b.entries()) {
      next.push(line === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
