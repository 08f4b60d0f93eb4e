// Reports a failure: one line on screen, and the browser driver's complete output in a file.
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BENCH_FOLDER } from './inputs';

const MOST_CHARACTERS = 200;

/**
 * The first line of an error, shortened and without colors. A driver's message continues with its calls and the page's whole
 * text.
 */
export function reasonOf(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const [first = ''] = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (first === '') return 'no reason given';
  return first.length > MOST_CHARACTERS ? `${first.slice(0, MOST_CHARACTERS)}…` : first;
}

export const FAILURES = join(BENCH_FOLDER, 'failures.log');

/** Appends the whole error to FAILURES. */
export async function logFailure(part: string, error: unknown) {
  await mkdir(BENCH_FOLDER, { recursive: true });
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  await appendFile(FAILURES, `${new Date().toISOString()} ${part}\n${text}\n\n`);
}
