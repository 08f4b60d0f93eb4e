import { describe, expect, it } from 'vitest';
import { filteredRows, NO_FILTER, statusOf, tallyOf, type ResultRow } from '../../../src/tool-kit/queue/result-rows';
import type { FileRef } from '../../../src/state/inputs';
import type { RunOutcome, ToolRuns } from '../../../src/state/runs';

const of = { input: 1, options: 0 };

function row(path: string, last?: RunOutcome, bytes = 10): ResultRow {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const file: FileRef = { artifactId: `id of ${path}`, name, path, bytes, type: '' };
  const runs: ToolRuns = last ? { last, ...(last.status === 'done' && { result: last }) } : {};
  const result = { stored: 'text', text: 'x'.repeat(14), mime: 'text/plain', bytes: 14 } as const;
  const found = last?.status === 'done' ? { result, fileName: `${name}.txt`, notes: [] } : undefined;
  return { file, runs, status: statusOf(runs), found };
}

const done = (ms: number): RunOutcome => ({ status: 'done', runId: 'a', of, output: {}, artifactIds: [], ms });
const failed: RunOutcome = { status: 'failed', runId: 'a', of, error: { code: 'invalid-input', message: 'No.' } };
const canceled: RunOutcome = { status: 'canceled', runId: 'a', of };

const rows = [
  row('trip/Beach.jpg', done(2), 10),
  row('trip/beach.txt', failed),
  row('home/kitchen.jpg', done(5), 20),
  row('home/garden.jpg', canceled),
  row('home/beach/note.md'),
];

const names = (filter: Partial<typeof NO_FILTER>) =>
  filteredRows(rows, { ...NO_FILTER, ...filter }).map(({ file }) => file.path);

describe('a list of results', () => {
  it('adds up what is done, and counts the rest', () => {
    expect(tallyOf(rows)).toEqual({ done: 2, failed: 1, skipped: 1, ended: 4, bytesIn: 30, bytesOut: 28, ms: 7 });
  });

  it('is filtered by part of a path, in any case', () => {
    expect(names({})).toHaveLength(5);
    expect(names({ name: ' BEACH ' })).toEqual(['trip/Beach.jpg', 'trip/beach.txt', 'home/beach/note.md']);
    expect(names({ name: 'h/' })).toEqual(['home/beach/note.md']);
    expect(names({ name: 'attic' })).toEqual([]);
  });

  it('shows failed files only, with those that are tried again', () => {
    expect(names({ failedOnly: true })).toEqual(['trip/beach.txt']);
    expect(names({ failedOnly: true, name: 'kitchen' })).toEqual([]);
    const triedAgain = new Set(['id of home/kitchen.jpg']);
    expect(names({ failedOnly: true, triedAgain })).toEqual(['trip/beach.txt', 'home/kitchen.jpg']);
  });
});
