// The package's other files: package.json, README, licenses, and the library's types, generated from the tools' schemas.
import { execFile } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadEnv, type Plugin } from 'vite';
import { builtReference } from '../build/command-reference';
import { readSettings } from '../build/read-settings';
import { bundledPackages, licensesOf } from '../build/shipped';
import type { ToolDescription } from './library';
import { buildBrowser } from './browser/build-browser';
import { browserTypes, libraryTypes } from './library-types';
import { manPage } from './man/page';
import { copySite } from './package-site';
import { MAN_PAGE, packageJson, type SitePackage } from './package-json';
import * as words from './words';

const root = join(import.meta.dirname, '..');

const LICENSES = 'THIRD-PARTY-LICENSES.txt';

/** The WebAssembly has AssemblyScript's runtime. The bundle's other packages are modules in it. */
const IN_WEBASSEMBLY = ['assemblyscript'];

/** The bundler's runtime is code of its package. */
const packageModule = (id: string) =>
  id.startsWith('\0rolldown/') ? id.replace('\0rolldown/', 'node_modules/rolldown/') : id;

const TELL = `import { describeTools } from './library.js'; console.log(JSON.stringify(await describeTools()));`;

/** In a separate process: a configuration can't import what it builds. */
async function builtTools(dir: string): Promise<readonly ToolDescription[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', TELL], {
    cwd: dir,
    maxBuffer: 16_000_000,
  });
  return JSON.parse(stdout) as readonly ToolDescription[];
}

/** The package is installed from npm, and its readme has none of the repository's other pages beside it. */
const readmeOf = (page: string) =>
  page
    .replace(/^npm run build:cli && .*$/m, 'npm install --global toolyard')
    .replace(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1');

/** Screens are only for the site: without this, the tools' records would bring all of React along. */
const withoutScreens: Plugin = {
  name: 'toolyard-without-screens',
  transform: {
    filter: { id: /\/src\/tools\/[^/]+\/tool\.ts$/ },
    handler: (code) => ({ code: code.replace(/\(\) => import\(["']\.\/screen["']\)/, 'undefined'), map: null }),
  },
};

/** The SDK checks the forms that a server asks its user to fill in. Ours asks none, and the validator takes 150 KB. */
const withoutValidator: Plugin = {
  name: 'toolyard-without-validator',
  enforce: 'pre',
  load: {
    filter: { id: /\/@modelcontextprotocol\/sdk\/.*\/ajv-provider\.js$/ },
    handler: () => 'export class AjvJsonSchemaValidator {}',
  },
};

export const packageFiles = (): Plugin[] => [withoutScreens, withoutValidator, writeFiles];

const writeFiles: Plugin = {
  name: 'toolyard-package-files',
  async writeBundle({ dir = '' }, bundle) {
    const made = packageJson(
      JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as SitePackage,
      readSettings(loadEnv('production', root, 'VITE_')),
      process.env,
    );
    await writeFile(join(dir, 'package.json'), `${JSON.stringify(made, null, 2)}\n`);
    const tools = await builtTools(dir);
    await writeFile(join(dir, 'library.d.ts'), libraryTypes(tools));
    const browser = join(dir, 'browser');
    const modules = [
      ...Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
      ...(await buildBrowser(browser, withoutScreens)),
    ];
    await writeFile(join(browser, 'index.d.ts'), browserTypes(tools));
    const packages = await bundledPackages(root, modules.map(packageModule), IN_WEBASSEMBLY);
    await writeFile(join(dir, LICENSES), await licensesOf(root, packages, words.licenses));
    await copyFile(join(root, 'LICENSE'), join(dir, 'LICENSE'));
    if (!(await copySite(root, dir)))
      this.info('The package has no site, so `toolyard serve` needs `npm run build` before this build.');
    await writeFile(join(dir, MAN_PAGE), manPage(await builtReference(root), made.version));
    await copyFile(join(root, 'CHANGELOG.md'), join(dir, 'CHANGELOG.md'));
    await writeFile(join(dir, 'README.md'), readmeOf(await readFile(join(root, 'docs/cli.md'), 'utf8')));
  },
};
