// The GitHub action and the hooks for pre-commit: their scripts run with the built command instead of the one from npm.
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BIN, emptyFolder } from './toolyard';

const root = join(import.meta.dirname, '../..');
const read = (name: string): unknown => parse(readFileSync(join(root, name), 'utf8'));

const { inputs, runs } = v.parse(
  v.object({
    inputs: v.record(v.string(), v.object({ description: v.string(), default: v.string() })),
    runs: v.object({
      using: v.literal('composite'),
      steps: v.array(v.object({ run: v.string(), env: v.optional(v.record(v.string(), v.string()), {}) })),
    }),
  }),
  read('action.yml'),
);

const hooks = v.parse(v.array(v.object({ id: v.string(), entry: v.string() })), read('.pre-commit-hooks.yaml'));

/** A folder with files, in which `toolyard` is the built command. */
function place() {
  const cwd = emptyFolder();
  const program = join(cwd, 'toolyard');
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
  chmodSync(program, 0o755);
  const files = {
    'good.json': '{"a":1}',
    'bad.json': '{"a":1,}',
    'good.xml': '<a/>',
    'bad.xml': '<a>',
    'a.txt': 'abc',
    'recipe.txt': 'toolyard recipe 1\nhash algorithms=md5\n',
    // RFC 1321, A.5.
    SHA256SUMS: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.txt\n',
    MD5SUMS: '00000000000000000000000000000000  a.txt\n',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content);
  return (script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const PATH = `${cwd}${delimiter}${process.env.PATH ?? ''}`;
    const { status, stdout } = spawnSync('bash', ['-c', script, 'bash', ...args], {
      cwd,
      env: { ...process.env, ...env, PATH },
      encoding: 'utf8',
    });
    return { status, stdout };
  };
}

describe('the action', () => {
  const [install, work] = runs.steps;
  const run = (given: Readonly<Record<string, string>>) => {
    const env = Object.entries(work?.env ?? {}).map(([variable, value]) => {
      const [, input = ''] = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value) ?? [];
      return [variable, given[input] ?? inputs[input]?.default ?? 'unknown'] as const;
    });
    return place()(work?.run ?? '', [], Object.fromEntries(env));
  };

  test('puts no input into a script, and installs the version of its tag', () => {
    for (const step of runs.steps) expect(step.run).not.toContain('${{');
    expect(install?.run).toContain('toolyard@$version');
    expect(Object.values(work?.env ?? {})).toEqual(Object.keys(inputs).map((name) => `\${{ inputs.${name} }}`));
  });

  test.each([
    [{ check: 'SHA256SUMS', json: 'good.json\n' }, 0],
    [{ check: 'SHA256SUMS\nMD5SUMS' }, 1],
    [{ json: 'bad.json\ngood.json' }, 1],
    [{}, 0],
  ])('with %j ends with %d', (given, code) => {
    expect(run(given).status).toBe(code);
  });

  test('runs a recipe', () => {
    // RFC 1321, A.5.
    const { status, stdout } = run({ recipe: 'recipe.txt', file: 'a.txt' });
    expect([status, stdout.trim()]).toEqual([0, expect.stringContaining('900150983cd24fb0d6963f7d28e17f72')]);
    expect(run({ recipe: 'recipe.txt', file: 'a.txt', output: 'out.txt' })).toEqual({ status: 0, stdout: '' });
  });
});

test.each([
  ['toolyard-json', ['good.json', 'good.json'], ['bad.json', 'good.json']],
  ['toolyard-xml', ['good.xml'], ['bad.xml']],
  ['toolyard-checksums', ['SHA256SUMS'], ['MD5SUMS']],
])('the hook %s accepts good files only', (id, good, bad) => {
  const entry = hooks.find((hook) => hook.id === id)?.entry ?? '';
  const [npx, command = ''] = entry.split(' -- ', 1).concat(entry.replace(/^.*?--package=toolyard -- /, ''));
  expect(npx).toBe('npx --yes --package=toolyard');
  const run = place();
  expect(run(`${command} "$@"`, good).status).toBe(0);
  expect(run(`${command} "$@"`, bad).status).toBe(1);
});
