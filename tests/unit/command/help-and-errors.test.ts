// The help of every command, and one error of each, in one file, so that a diff shows each change of words.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../../../cli/main';
import { OTHER_COMMANDS } from '../../../cli/other-commands';
import { commandNames } from '../../../cli/tools';

interface Wrong {
  readonly args: readonly string[];
  /** Of the file `input`. */
  readonly input?: string;
}

/** Something that a user could get wrong, by command. A wrong option is an error of every other one. */
const WRONG: Readonly<Record<string, Wrong>> = {
  base64: { args: ['--decode', 'input'], input: 'aGVs*G8=' },
  binary: { args: ['--binary-to-text', 'input'], input: '01000001 01000002' },
  case: { args: ['--locale', 'de', 'input'] },
  color: { args: ['rgb(300'] },
  count: { args: ['missing.txt'] },
  dedup: { args: ['--keep', 'third', 'input'] },
  diff: { args: ['input'] },
  filter: { args: ['input'], input: 'a\n' },
  hash: { args: ['--algorithms', 'md4', 'input'] },
  hex: { args: ['--decode', 'input'], input: '48g5' },
  html: { args: ['--encoding', 'utf-9', 'input'] },
  json: { args: ['input'], input: '{"a": 1,}' },
  'json-to-xml': { args: ['--xml-to-json', 'input'], input: '<a><b></a>' },
  'json-to-yaml': { args: ['--to-json', 'input'], input: 'a: [1' },
  jwt: { args: ['input'], input: 'a.b' },
  lists: { args: ['input', 'missing.txt'] },
  password: { args: ['--length', '3'] },
  qr: { args: ['input'], input: 'a'.repeat(3000) },
  random: { args: ['--min', '5', '--max', '1'] },
  regex: { args: ['--flags', 'q', 'input'] },
  unit: { args: ['abc'] },
  url: { args: ['--decode', 'input'], input: '100%' },
  uuid: { args: ['--kind', 'v5', 'input'], input: '\n' },
  xml: { args: ['input'], input: '<a' },
  help: { args: ['jsno'] },
  list: { args: ['--long'] },
  run: { args: ['input'], input: 'toolyard recipe 1\nhash algorithms=md4' },
  mcp: { args: ['--port'] },
  serve: { args: ['--port', 'http'] },
  completion: { args: ['tcsh'] },
};

interface Said {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

async function said(args: readonly string[]): Promise<Said> {
  const [out, errors]: [string[], string[]] = [[], []];
  const into =
    (texts: string[]) =>
    (chunk: unknown, ...rest: readonly unknown[]) => {
      texts.push(String(chunk));
      const written = rest.find((one): one is () => void => typeof one === 'function');
      written?.();
      return true;
    };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(into(errors)),
  ];
  try {
    return { code: await main(args), out: out.join(''), errors: errors.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function inEmptyFolder() {
  const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'toolyard-words-'))];
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
}

test('the help and an error of each command', async () => {
  inEmptyFolder();
  process.stdout.setMaxListeners(0); // each command adds one for the rest of its process
  const parts = [`$ toolyard help\n${(await said(['help'])).out}`];
  for (const name of [...commandNames, ...OTHER_COMMANDS.keys()]) {
    const help = await said(['help', name]);
    const { args, input = 'text\n' } = WRONG[name] ?? { args: ['--wide', 'input'] };
    writeFileSync('input', input);
    const wrong = await said([name, ...args]);
    expect([help.code, help.errors, wrong.out, wrong.code], name).toEqual([0, '', '', 2]);
    parts.push(`$ toolyard help ${name}\n${help.out}`, `$ toolyard ${[name, ...args].join(' ')}\n${wrong.errors}`);
  }
  await expect(parts.join('\n')).toMatchFileSnapshot('help-and-errors.txt');
});
