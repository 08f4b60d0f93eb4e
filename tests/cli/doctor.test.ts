// `toolyard doctor`: what it finds on this computer, and on one where something is wrong.
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json';
import * as words from '../../cli/doctor/words';
import { sizeLimit } from '../../src/tools/markdown-editor/words';
import { BIN, emptyFolder, ended, toolyard } from './toolyard';

test('it shows versions, folders and limits, and that everything works', async () => {
  const { code, text, errors } = await toolyard(['doctor']);
  expect([code, errors]).toEqual([0, '']);
  expect(text).toMatch(new RegExp(`^Toolyard +${packageJson.version.replaceAll('.', '\\.')}\n`));
  expect(text).toContain(`${process.versions.node} on ${process.platform} ${process.arch}`);
  expect(text).toContain(dirname(BIN));
  expect(text).toContain(words.right);
  expect(text).toMatch(new RegExp(`  markdown +${sizeLimit}\n`));
  expect(text.trimEnd().endsWith(words.fine)).toBe(true);
});

test('as JSON, it is one line', async () => {
  const { code, text } = await toolyard(['doctor', '--json']);
  expect(code).toBe(0);
  expect(text.trimEnd()).not.toContain('\n');
  expect(JSON.parse(text)).toMatchObject({ ok: true, toolyard: packageJson.version, problems: [] });
});

test('a folder for temporary files that can’t be written is a problem', async () => {
  const missing = join(emptyFolder(), 'missing');
  const { code, text } = await toolyard(['doctor'], { env: { TMPDIR: missing } });
  expect(code).toBe(2);
  expect(text).toContain(`Problem: ${missing} can’t be written.`);
  expect(text).not.toContain(words.fine);
});

test('a package without its kernels is a problem', async () => {
  const folder = emptyFolder();
  cpSync(dirname(BIN), folder, { recursive: true, filter: (path) => path !== join(dirname(BIN), 'site') });
  for (const name of readdirSync(folder)) if (name.startsWith('hash-generator-kernel')) rmSync(join(folder, name));
  const child = spawn(process.execPath, [join(folder, 'bin.js'), 'doctor', '--json']);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
  expect(await ended(child)).toBe(2);
  expect(JSON.parse(text)).toMatchObject({ ok: false, problems: ['webAssembly'] });
});

test('it takes nothing else', async () => {
  const { code, errors } = await toolyard(['doctor', '--fix']);
  expect([code, errors]).toEqual([2, expect.stringContaining('“doctor” takes only --json, not “--fix”.')]);
});
