// The files for operators, and the guide, name only what the server has.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../../server/env';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const guide = read('docs/hosting.md');
const unit = read('deploy/toolyard@.service');

/** The variables that the server reads. */
const variables = [...read('server/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): v\./gm)].map(([, name = '']) => name);

test('the guide lists every variable', () => {
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(variables.length).toBeGreaterThan(8);
  expect(listed.toSorted()).toEqual(variables.toSorted());
});

test('the example of the settings is accepted, with what it leaves out as a comment', () => {
  const lines = read('deploy/toolyard.env').matchAll(/^#?([A-Z_]+)="?([^"\n]+)"?$/gm);
  const settings = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  expect(Object.keys(settings)).toContain('SMTP_URL');
  expect(variables).toEqual(expect.arrayContaining(Object.keys(settings)));
  expect(readSettings(settings)).toMatchObject({ dataDir: '/var/lib/toolyard', proxies: 1 });
});

test('the unit starts the compiled server on the port of its name', () => {
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node \/srv\/toolyard\/current\/dist-server\/main\.js$/m);
  const [, environment = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
  const settings = Object.fromEntries(
    environment.split(' ').map((pair) => pair.replaceAll('%i', '8080').split('=') as [string, string]),
  );
  expect(readSettings(settings)).toMatchObject({
    address: { host: '127.0.0.1', port: 8080 },
    metricsAddress: { host: 'localhost', port: 18_080 },
  });
});

test('the unit limits what the server can take and do, as systemd itself rates it', ({ skip }) => {
  for (const limit of ['MemoryMax', 'TasksMax', 'LimitNOFILE'])
    expect(unit).toMatch(new RegExp(`^${limit}=\\d+G?$`, 'm'));
  const words = ['security', '--offline=true', '--threshold=20', join(root, 'deploy/toolyard@.service')];
  const rated = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
  if (rated.error || rated.stderr.includes('unrecognized option')) return skip('No systemd here can rate a file.');
  // 0 is the safest of 100.
  expect(rated.status, rated.stdout).toBe(0);
});

test('nginx sets every header that the server takes from a proxy, as the guide shows', () => {
  const nginx = read('deploy/nginx.conf');
  const [, forwarded = ''] = /const FORWARDED = \[(.*)\]/.exec(read('server/app.ts')) ?? [];
  for (const [, header = ''] of forwarded.matchAll(/'([^']+)'/g))
    expect(nginx).toContain(`proxy_set_header ${header} `);
  const shown = [...guide.matchAll(/^proxy_set_header .+;$/gm)].map(([line]) => line);
  expect(shown).toHaveLength(4);
  for (const line of shown) expect(nginx).toContain(line);
});

test('the commands of the guide exist', () => {
  const usage = read('server/admin/words.ts');
  const commands = [...guide.matchAll(/(?:toolyard-admin|dist-server\/admin\.js) ([a-z-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(new Set(commands).size).toBeGreaterThan(5);
  for (const name of commands) expect(usage).toContain(`npm run admin -- ${name}`);
  for (const [, file = ''] of guide.matchAll(/\bdeploy\/([\w@.]+\w)/g))
    expect(() => read(`deploy/${file}`)).not.toThrow();
});
