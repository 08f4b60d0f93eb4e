// The page of documentation: its examples are run, and its reference is made from the schemas.
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { reference } from '../../cli/reference';
import { examples as shownExamples } from '../../src/pages/cli/examples';
import { BIN, emptyFolder } from './toolyard';

const PAGE = join(import.meta.dirname, '../../docs/cli.md');
const page = readFileSync(PAGE, 'utf8');
const BROWSER = join(import.meta.dirname, '../../dist-cli/browser');
const REFERENCE = /(?<=^Made from the tools' schemas\..*\n)[^]*/m;

/** Commands and what they print. */
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

test.each([
  ['the documentation', examples],
  ['the site', shownExamples],
])('the examples of %s print what it says', (_, examples) => {
  const cwd = emptyFolder();
  const program = join(cwd, 'toolyard');
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
  chmodSync(program, 0o755);
  const env = { ...process.env, PATH: `${cwd}${delimiter}${process.env.PATH ?? ''}` };
  expect(examples.length).toBeGreaterThan(3);
  for (const { command, prints } of examples) {
    // Exit code 1 is an answer, such as that of texts that differ.
    const said = execFileSync('bash', ['-c', `${command}; [ $? -le 1 ]`], { cwd, env, encoding: 'utf8' });
    expect(said.trimEnd(), command).toBe(prints.trimEnd());
  }
});

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<');

function table(): string {
  const parts = reference.tools.map(({ name, title, options }) => {
    const rows = options.map(
      ([flag, help, option]) => `| \`${flag}\` | ${option === undefined ? '' : `\`${option}\``} | ${escaped(help)} |\n`,
    );
    return `### ${name}\n\n${title}.\n${rows.length > 0 ? `\n| option | name | what it does |\n|---|---|---|\n${rows.join('')}` : ''}`;
  });
  return `\n${parts.join('\n')}`;
}

test('the reference is what the tools have', async () => {
  await expect(page.replace(REFERENCE, table())).toMatchFileSnapshot(PAGE);
});

// A few percent of change are no reason to edit the page.
test('the sizes of the browser’s library are about what it says', () => {
  const rows = [...page.matchAll(/^\| ((?:`[\w.-]+\.js`(?:, )?)+)[^|]*\| (\d+) \| (\d+) \|$/gm)];
  const named = rows.flatMap(([, files = '']) => files.match(/[\w.-]+\.js/g) ?? []);
  const built = readdirSync(BROWSER).filter((name) => name.endsWith('.js'));
  expect(named.toSorted()).toEqual(built.toSorted());
  for (const [, files = '', plain, zipped] of rows) {
    const contents = (files.match(/[\w.-]+\.js/g) ?? []).map((name) => readFileSync(join(BROWSER, name)));
    const kilobytes = (of: (bytes: Buffer) => number) => contents.reduce((sum, bytes) => sum + of(bytes), 0) / 1000;
    expect(Number(plain) / kilobytes(({ length }) => length), files).toBeCloseTo(1, 1);
    expect(Number(zipped) / kilobytes((bytes) => gzipSync(bytes).length), files).toBeCloseTo(1, 1);
  }
});
