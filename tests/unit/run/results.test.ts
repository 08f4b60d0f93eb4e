// The part of an output that a next step, or standard output, gets, and which outputs are negative answers.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Stored } from '../../../workers/contract/run/sink';
import { kernel as hash } from '../../../workers/kernels/hash-generator/kernel';
import { hashGenerator, type HashOptions } from '../../../workers/kernels/hash-generator/spec';
import { diffDownload, type DownloadOptions } from '../../../workers/kernels/diff-checker/spec';
import { kernel as regex } from '../../../workers/kernels/regex-tester/kernel';
import { options as regexOptions, regexTester } from '../../../workers/kernels/regex-tester/spec';
import { runKernel } from '../../../workers/run/run-kernel';

const { signal } = new AbortController();
const folder = mkdtempSync(join(tmpdir(), 'toolyard-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function checksums(names: readonly string[], options: Partial<HashOptions>) {
  const asked = { algorithms: ['sha256'], paths: names, ...options } as const satisfies HashOptions;
  const reply = await runKernel(hash, names, asked, { signal });
  if (!reply.ok) throw new Error(reply.error.code);
  const result = hashGenerator.resultOf?.(reply.output, asked);
  return typeof result === 'string' ? result : '';
}

/** Every file has its name as content. */
function written(names: readonly string[]) {
  for (const name of names) writeFileSync(join(folder, name), name);
  return names;
}

it('hashes become the lines of sha256sum, whatever is in a name', async () => {
  const names = written(['plain.txt', 'line\nbreak', 'back\\slash', '-dash', ' blank ']);
  const expected = execFileSync('sha256sum', ['--', ...names], { cwd: folder, encoding: 'utf8' });
  expect(await checksums(names, {})).toBe(expected);
});

it('several algorithms are named by tags that sha256sum reads', async () => {
  const names = written(['plain.txt', 'line\nbreak']);
  const lines = await checksums(names, { algorithms: ['sha256', 'sha512'] });
  writeFileSync(join(folder, 'SUMS'), lines);
  const said = execFileSync('sha256sum', ['--check', '--ignore-missing', 'SUMS'], { cwd: folder, encoding: 'utf8' });
  expect(said.match(/OK$/gm)).toHaveLength(2);
});

it('an HMAC is never taken for a checksum', async () => {
  const lines = await checksums(['a'], { hmacKey: Uint8Array.of(1) });
  expect(lines).toMatch(/^HMAC-SHA256 \(a\) = [0-9a-f]{64}\n$/);
});

it('a patch with changes is a negative answer, and an empty one is not', () => {
  const result: Stored = { stored: 'text', text: '', mime: 'text/plain', bytes: 0 };
  const options: DownloadOptions = {
    ignoreSpace: 'none',
    ignoreCase: false,
    ignoreLineEnds: false,
    download: 'patch',
    lineNumbers: false,
    names: ['a', 'b'],
  };
  expect(diffDownload.verdictOf?.({ verdict: null, result, notes: [] }, options)).toBe(true);
  expect(diffDownload.verdictOf?.({ verdict: null, result: { ...result, bytes: 1 }, notes: [] }, options)).toBe(false);
});

it.each([
  ['match', 'b+', 'abbc', true, /bb/],
  ['match', 'x', 'abbc', false, /./],
  ['replace', 'b+', 'abbc', true, /^aREPLACEMENTc$/],
] as const)('regex %s of %s in %s', async (action, pattern, text, isPositive, result) => {
  const asked = { ...regexOptions.defaults, action, pattern };
  const reply = await runKernel(regex, text, asked, { signal });
  if (!reply.ok) throw new Error(reply.error.code);
  expect(regexTester.verdictOf?.(reply.output, asked)).toBe(isPositive);
  const stored = regexTester.resultOf?.(reply.output, asked);
  const blob = typeof stored === 'object' && stored.stored === 'blob' ? await stored.blob.text() : undefined;
  const shown = typeof stored === 'object' && stored.stored === 'text' ? stored.text : blob;
  expect(shown).toMatch(result);
});
