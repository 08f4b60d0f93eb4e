// The package as people install it: packed, put into an empty folder without a network, and used there.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { readSource } from '../unit/structure/imports';
import { BIN, emptyFolder } from './toolyard';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist-cli');

const PROGRAM = `
import { describeTools, run, ToolyardError } from 'toolyard';

const { result } = await run('base64', 'hello', { urlSafe: true });
const decoded = await run('base64', new Blob([await result.text()]), { mode: 'decode' });
async function* chunks() { yield Buffer.from('{"a":'); yield Buffer.from('1}'); }
const json = await run('json', chunks(), { action: 'minify' });
const differs = await run('diff', ['a\\n', 'b\\n'], {}, { names: ['x', 'y'] });
const keyed = await run('hash', 'abc', { algorithms: ['sha256'] }, { key: 'k', names: ['-'] });
const regex = await run('regex', 'hello hay', { pattern: 'h.' });
const failed = await run('json', '{', {}).catch((error) => error);
const canceled = await run('base64', 'x', {}, { signal: AbortSignal.abort() }).catch((error) => error);
const wrong = await run('base64', 'x', { mode: 'nothing' }).catch((error) => error);
console.log(JSON.stringify({
  decoded: await decoded.result.text(),
  json: await json.result.text(),
  differs: [differs.isPositive, await differs.result.text()],
  keyed: await keyed.result.text(),
  regex: regex.isPositive,
  failed: [failed instanceof ToolyardError, failed.code, failed.at.column],
  canceled: canceled.code,
  wrong: wrong.option,
  tools: (await describeTools()).length,
}));
`;

const TYPED = `
import { run } from 'toolyard';
const { result } = await run('base64', 'hello', { mode: 'decode', lineLength: 76 });
export const text: Promise<string> | undefined = result?.text();
// @ts-expect-error -- no such mode
await run('base64', 'hello', { mode: 'nothing' });
// @ts-expect-error -- no such tool
await run('nothing', 'hello');
`;

test('it has no dependencies, names its license, and has one version with the site', () => {
  const made = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(made).toMatchObject({ name: 'toolyard', version, license: 'MIT', bin: { toolyard: 'bin.js' } });
  expect(made).not.toHaveProperty('dependencies');
  expect(readFileSync(BIN, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

const isOfSite = (folder: string) => /^site(?:\/|$)/.test(relative(built, folder));

/** As in a list of files: the names of one tool's files, and those that tools share, change with the code. */
function kindOf(name: string): string {
  if (!/-[\w-]{8}\.js$/.test(name)) return name;
  const tool = TOOLS.find((id) => name.startsWith(`${id}-`));
  return `${tool === undefined ? '' : `${tool}-`}*.js`;
}

const TOOLS = [...readdirSync(join(root, 'src/tools')), ...readdirSync(join(root, 'workers/kernels'))].toSorted(
  (one, other) => other.length - one.length,
);

test('without the site, it has no file that no command needs, and at most 3.9 MB', async () => {
  const files = readdirSync(built, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && !isOfSite(entry.parentPath),
  );
  const kinds = [
    ...new Set(files.map(({ name, parentPath }) => join(relative(built, parentPath), kindOf(name)))),
  ].toSorted();
  await expect(`${kinds.join('\n')}\n`).toMatchFileSnapshot('package-files.txt');
  const bytes = files.reduce((sum, { name, parentPath }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes).toBeLessThan(3_900_000);
});

test('its code imports nothing but Node and itself', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!site\/).*\.js$/.test(name),
  );
  const code = files.map((name) => readFileSync(join(built, name), 'utf8'));
  const imported = code.flatMap((text) => readSource('built.js', text, () => false).imports);
  const foreign = imported.map(({ specifier }) => specifier).filter((name) => !/^(?:node:|\.\/)/.test(name));
  expect(imported.length).toBeGreaterThan(20);
  expect(foreign).toEqual([]);
  expect(code.join('\n')).not.toMatch(/react-dom/);
});

/** https://spdx.org/licenses: these require only their text. */
const PLAIN = [
  'MIT',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '(MIT OR Apache-2.0)',
  '(MIT AND Zlib)',
];

function licensesIn(text: string): readonly (readonly [string, string, string])[] {
  const heads = text.matchAll(/^-{80}\n(\S+) (\S+) \((.*)\)$/gm);
  return Array.from(heads, ([, name = '', version = '', license = '']) => [name, version, license] as const);
}

test('it has the licenses of the packages in it, and docs/third-party.md lists them', async () => {
  const text = readFileSync(join(built, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
  const licenses = licensesIn(text);
  expect(licenses.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      '@modelcontextprotocol/sdk',
      'assemblyscript',
      'comlink',
      'hash-wasm',
      'jose',
      'rolldown',
      'zxing-wasm',
    ]),
  );
  expect(licenses.filter(([, , license]) => !PLAIN.includes(license))).toEqual([]);
  const withoutText = text.split(/^-{80}\n/m).filter((part) => part.includes('no license text of its own'));
  expect(withoutText.map((part) => part.split(' ')[0])).toEqual(['@nodable/entities']);
  for (const name of ['marked', 'entities'])
    expect(text).toContain(
      readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8')
        .trim()
        .slice(0, 200),
    );
  expect(text).toContain('EFF long word list');
  const path = join(root, 'docs/third-party.md');
  const page = readFileSync(path, 'utf8');
  const names = [...new Set(licenses.map(([name, , license]) => `| \`${name}\` | ${license} |\n`))].toSorted();
  const table = `\n| package | license |\n|---|---|\n${names.join('')}\n`;
  expect(page).toMatch(TABLE);
  await expect(page.replace(TABLE, () => table)).toMatchFileSnapshot(path);
});

/** The table, between two comments. */
const TABLE = /(?<=<!-- command line: .* -->\n)[^]*?(?=<!-- end of command line -->)/;

test('the packed package runs in an empty folder', () => {
  const folder = emptyFolder();
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: built, encoding: 'utf8' }),
  ) as readonly { readonly filename: string; readonly files: readonly { readonly path: string }[] }[];
  // "files" in package.json leaves out none.
  const paths = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(built, path)).isFile(),
  );
  expect(packed?.files.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  const archive = join(folder, packed?.filename ?? '');
  // With the site, which is there if it was built before.
  expect(statSync(archive).size).toBeLessThan(existsSync(join(built, 'site')) ? 8_400_000 : 1_600_000);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', archive], { cwd: folder });
  const program = join(folder, 'node_modules/.bin/toolyard');
  const installed = readdirSync(join(folder, 'node_modules/toolyard'));
  expect(installed).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'THIRD-PARTY-LICENSES.txt']));
  expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toBe(`toolyard ${version}\n`);
  expect(execFileSync(program, ['base64'], { input: 'hello', encoding: 'utf8' })).toBe('aGVsbG8=');

  writeFileSync(join(folder, 'program.js'), PROGRAM);
  const said = execFileSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({
    decoded: 'hello',
    json: '{"a":1}',
    differs: [false, '--- x\n+++ y\n@@ -1 +1 @@\n-a\n+b\n'],
    // RFC 2104; by Python's hmac module.
    keyed: 'HMAC-SHA256 (-) = 342e519ce0ad6c03a36b98eeb3f1d130db4813b9df4d1160eda488d712dc78ee\n',
    regex: true,
    failed: [true, 'invalid-input', 2],
    canceled: 'canceled',
    wrong: 'mode',
    tools: 31,
  });

  writeFileSync(join(folder, 'typed.ts'), TYPED);
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--lib',
    'es2023,dom',
    'typed.ts',
  ];
  const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/tsc'), options, { cwd: folder, encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
});
