// Chapters as they are in a file: each ends where the next one begins.

export interface Chapter {
  /** May be empty. */
  readonly title: string;
  /** In seconds of the file. */
  readonly start: number;
}

/** Reading more would take long, and a page can’t list them. */
export const MOST_CHAPTERS = 2000;

/** Titles are names, and a name of more UTF-16 units is damage. */
const LONGEST_TITLE = 1000;

/** In order. Of several with one start, the last one in the file's order is the most specific. */
export function inOrder(chapters: readonly Chapter[]): readonly Chapter[] {
  const byStart = new Map<number, Chapter>();
  for (const { title, start } of chapters) {
    if (!Number.isFinite(start) || start < 0) continue;
    byStart.set(start, { title: title.replaceAll('\0', '').trim().slice(0, LONGEST_TITLE), start });
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}
