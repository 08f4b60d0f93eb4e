// The page of documentation: its examples are run, and its reference is made from the schemas.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { helpRows } from '../../cli/flags';
import { COMMON } from '../../cli/flags';
import { commandNames, loadTool, recordOf } from '../../cli/tools';
import { BIN, emptyFolder } from './toolyard';

const PAGE = join(import.meta.dirname, '../../docs/cli.md');
const page = readFileSync(PAGE, 'utf8');
const REFERENCE = /(?<=^Made from the tools' schemas\..*\n)[^]*/m;

/** A command and what it prints. */
interface Example {
  readonly command: string;
  readonly prints: string;
}

const examples = [...page.matchAll(/^```console\n([^]*?)^```$/gm)].flatMap(([, block = '']) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((part): Example => {
      const [command = '', ...lines] = part.split('\n');
      return { command, prints: lines.join('\n') };
    }),
);

test('the examples print what the page says', () => {
  const cwd = emptyFolder();
  const program = join(cwd, 'toolyard');
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
  chmodSync(program, 0o755);
  const env = { ...process.env, PATH: `${cwd}${delimiter}${process.env.PATH ?? ''}` };
  expect(examples.length).toBeGreaterThan(5);
  for (const { command, prints } of examples) {
    // Exit code 1 is an answer, such as that of texts that differ.
    const said = execFileSync('bash', ['-c', `${command}; [ $? -le 1 ]`], { cwd, env, encoding: 'utf8' });
    expect(said.trimEnd(), command).toBe(prints.trimEnd());
  }
});

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<');

async function reference(): Promise<string> {
  const isCommon = ([flag]: readonly [string, string]) =>
    Object.keys(COMMON).some((name) => flag.includes(`--${name}`) && /^-\w, |^--json$/.test(flag));
  const parts = commandNames.map(async (name) => {
    const tool = await loadTool(name);
    const { title } = recordOf(name);
    const rows = helpRows(tool).filter((row) => !isCommon(row));
    const table = rows.map(([flag, help]) => `| \`${flag}\` | ${escaped(help)} |\n`).join('');
    return `### ${name}\n\n${title}.\n${table && `\n| option | what it does |\n|---|---|\n${table}`}`;
  });
  return `\n${(await Promise.all(parts)).join('\n')}`;
}

test('the reference is what the tools have', async () => {
  await expect(page.replace(REFERENCE, await reference())).toMatchFileSnapshot(PAGE);
});
