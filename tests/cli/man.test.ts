// The manual page has every command and option, and the program that shows it finds no mistake.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { OTHER_COMMANDS } from '../../cli/other-commands';
import { reference } from '../../cli/reference';
import { BIN } from './toolyard';

const file = join(dirname(BIN), 'toolyard.1');
const page = readFileSync(file, 'utf8');

test('it has every command and every option', () => {
  for (const { name, options } of reference.tools) {
    expect(page).toContain(`.SS "${name.replaceAll('-', '\\-')}"`);
    for (const [flags] of options) expect(page).toContain(flags.replaceAll('\\', '\\e').replaceAll('-', '\\-'));
  }
  for (const name of OTHER_COMMANDS.keys()) expect(page).toContain(`\\fB${name.replaceAll('-', '\\-')} `);
});

test('groff shows it without a warning', ({ skip }) => {
  const shown = spawnSync('groff', ['-man', '-Tutf8', '-Kutf8', '-ww', file], { encoding: 'utf8' });
  if (shown.error) return skip('There is no groff here.');
  expect([shown.status, shown.stderr]).toEqual([0, '']);
  // Bold letters are written twice, with a backspace between them.
  expect(shown.stdout.replace(/.[\b]/g, '')).toContain('--[no-]url-safe');
});
