// Runs each contender once and compares the results.
import { say } from '../../../workers/words/in-words';
import type { Contender, Content, Job } from './contenders';
import type { Work } from './inputs';
import type { Round } from './measure';
import type { Verdict } from './report';
import * as words from './words';

const COMPARED_BYTES = 1 << 20;

/** Whether both are equal, byte for byte in UTF-8. Reads a piece at a time. */
export async function isSame(one: Content, other: Content): Promise<boolean> {
  const [a, b] = [new Blob([one]), new Blob([other])];
  if (a.size !== b.size) return false;
  for (let at = 0; at < a.size; at += COMPARED_BYTES) {
    const [x, y] = await Promise.all(
      [a, b].map(async (file) => new Uint8Array(await file.slice(at, at + COMPARED_BYTES).arrayBuffer())),
    );
    if (x?.some((byte, index) => byte !== y?.[index])) return false;
  }
  return true;
}

export interface Entrant {
  readonly contender: Contender;
  readonly verdict: Verdict;
  readonly problem?: string;
  readonly rounds: Round[];
}

/**
 * Runs each contender once, which also compiles its code, and compares its result with the first one. Rejects only if the signal is
 * aborted.
 */
export async function checkResults(
  { contenders, agreed }: Job,
  work: Work,
  signal: AbortSignal,
): Promise<readonly Entrant[]> {
  const entrants: Entrant[] = [];
  let reference: Content | undefined;
  for (const contender of contenders) {
    const add = (verdict: Verdict, problem?: string) =>
      entrants.push({ contender, verdict, rounds: [], ...(problem !== undefined && { problem }) });
    if (work.bytes > (contender.maxBytes ?? Infinity)) {
      add('none', say(words.overLimit, { limit: { bytes: contender.maxBytes ?? 0, round: 'down' } }));
      continue;
    }
    try {
      const { content, release } = await contender.run(work, signal);
      const own = agreed ? await agreed(content, work) : content;
      if (reference === undefined) add('reference');
      else if (await isSame(reference, own)) add('equal');
      else add(work.isOwn ? 'different' : 'wrong');
      // A Blob of ours may be a file that is removed when the result is released.
      reference ??= contender.isOurs ? await new Response(own).blob() : own;
      release?.();
    } catch (error) {
      signal.throwIfAborted();
      console.warn(error);
      // Our own error messages are written for visitors, but those of libraries aren't.
      add('none', contender.isOurs && error instanceof Error ? error.message : words.didNotFinish);
    }
  }
  const withResult = entrants.filter(({ verdict }) => verdict !== 'none');
  return entrants.map((entrant) =>
    withResult.length === 1 && entrant === withResult[0] ? { ...entrant, verdict: 'alone' } : entrant,
  );
}
