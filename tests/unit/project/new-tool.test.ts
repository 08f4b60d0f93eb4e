// `npm run new-tool`: a new tool touches no file outside its folders and its tests, and works from the start.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { writeTool } from '../../../scripts/write-tool';
import type { KernelUnderLaw } from '../laws/law-sample';
import { outputOf } from '../run-in-node';
import { fileProblems, importProblems } from '../structure/floors';
import { readSource } from '../structure/imports';
import { textOf } from '../text-of';
import type { TextOutput } from '../../../workers/contract/run/text-output';

const root = join(import.meta.dirname, '../../..');

const ITS_OWN =
  /^(?:(?:workers\/kernels|src\/tools|tests\/unit)\/line-shuffler\/[a-z.-]+|tests\/tools\/cases\/line-shuffler\.ts)$/;

/** A project with one tool in the last group, and the rest of this one. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-new-tool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src/tools/other-tool'), { recursive: true });
  writeFileSync(join(folder, 'src/tools/other-tool/tool.ts'), "export const tool = { group: 'Utilities', place: 1 };");
  mkdirSync(join(folder, 'workers/kernels'), { recursive: true });
  mkdirSync(join(folder, 'tests/unit'), { recursive: true });
  for (const shared of ['workers/contract', 'workers/lib', 'workers/words', 'tests/unit/laws'])
    symlinkSync(join(root, shared), join(folder, shared));
  return folder;
}

test('touches 0 files outside the tool’s folders and its tests, and keeps the floors', async () => {
  const folder = project();
  const paths = await writeTool(folder, 'line-shuffler');
  expect(paths.filter((path) => !ITS_OWN.test(path))).toEqual([]);
  const known = new Set(paths);
  const exists = (path: string) => known.has(path) || (/\.\w+$/.test(path) && existsSync(join(root, path)));
  const files = paths.map((path) => readSource(path, readFileSync(join(folder, path), 'utf8'), exists));
  expect(files.flatMap((file) => [...importProblems(file), ...fileProblems(file)])).toEqual([]);
  const lost = files.flatMap(({ imports }) => imports.filter(({ target }) => target !== undefined && !exists(target)));
  expect(lost).toEqual([]);
  expect(readFileSync(join(folder, 'src/tools/line-shuffler/tool.ts'), 'utf8')).toContain('place: 2,');
});

test('has a kernel that works, and tests that fail until they are written', async () => {
  const folder = project();
  await writeTool(folder, 'line-shuffler');
  const samples = pathToFileURL(join(folder, 'tests/unit/line-shuffler/law-samples.ts')).href;
  const { underLaw } = (await import(/* @vite-ignore */ samples)) as { readonly underLaw: KernelUnderLaw };
  const output = (await outputOf(underLaw.kernel, 'Straße', { letters: 'upper' })) as TextOutput;
  expect(await textOf(output.result)).toBe('STRAßE');
  expect(readFileSync(join(folder, 'tests/unit/line-shuffler/kernel.test.ts'), 'utf8')).toContain('expect.fail(');
  expect(readFileSync(join(folder, 'src/tools/line-shuffler/guide.ts'), 'utf8')).toContain('how: [],');
});

test('never replaces a file, and needs an id in kebab-case', async () => {
  const folder = project();
  await writeTool(folder, 'line-shuffler');
  await expect(writeTool(folder, 'line-shuffler')).rejects.toThrow('already there');
  for (const id of ['', 'Lines', 'shuffler', '../lines-up', 'line_shuffler'])
    await expect(writeTool(folder, id), id).rejects.toThrow('An id has');
});
