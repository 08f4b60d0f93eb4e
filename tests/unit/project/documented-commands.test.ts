// Every command of the documentation is run by a test, or is listed with the reason why not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { commandsIn, documented, ELSEWHERE, RUN_HERE, type Documented } from '../../run/documented';

const isElsewhere = ({ page, command }: Documented) =>
  ELSEWHERE.some(([listed, pattern]) => listed === page && pattern.test(command));

test('a command is read without its comment, its prompt and its output', () => {
  const page =
    '```sh\n# a note\nnpm a    # why\nnpm b \\\n  c\n```\n\n```console\n$ d | e\nprinted\n```\n\n```ts\nf()\n```\n';
  expect(commandsIn(page)).toEqual(['npm a', 'npm b   c', 'd | e']);
});

test('each is run or has a reason', () => {
  const left = documented.filter((one) => !RUN_HERE.includes(one.command) && !isElsewhere(one));
  expect(left).toEqual([]);
});

test('no entry of the lists has lost its command', () => {
  const commands = documented.map(({ command }) => command);
  expect(RUN_HERE.filter((command) => !commands.includes(command))).toEqual([]);
  const unused = ELSEWHERE.filter(
    ([page, pattern]) => !documented.some((one) => one.page === page && pattern.test(one.command)),
  );
  expect(unused).toEqual([]);
});

test('CI runs the second command of README as it is written there', () => {
  const [, second] = documented.filter(({ page }) => page === 'README.md').map(({ command }) => command);
  expect(second).toBe('npm ci && npm test');
  // It reads the command from the page.
  expect(readFileSync(join(import.meta.dirname, '../../../.ci/run'), 'utf8')).toContain('README.md');
});

// npm runs no hooks under `ignore-scripts`, which .npmrc sets: a script would skip the half that it depends on.
test('no npm script is a hook of another one', () => {
  const names = Object.keys(packageJson.scripts);
  const lifecycle = ['install', 'pack', 'prepare', 'prepublish', 'prepublishOnly', 'publish', 'version'];
  const hooks = names.filter(
    (name) =>
      lifecycle.includes(name) ||
      [...names, ...lifecycle, 'ci'].some((other) => name === `pre${other}` || name === `post${other}`),
  );
  expect(hooks).toEqual([]);
});
