// The package.json of the package on npm. Its version is that of the repository's own package.json, the only place that has one.
import type { Settings } from '../src/settings';
import { packageDescription } from './words';

export interface SitePackage {
  readonly version: string;
  readonly license: string;
  readonly engines: object;
  /** As npm reads it. Undefined in a repository that has no public address yet. */
  readonly repository?: unknown;
}

const KEYWORDS = [
  'cli',
  'hash',
  'checksum',
  'base64',
  'json',
  'yaml',
  'xml',
  'jwt',
  'qr-code',
  'diff',
  'regex',
  'uuid',
  'offline',
  'privacy',
  'mcp',
  'browser',
  'web-worker',
];

export const MAN_PAGE = 'toolyard.1';

/** Everything that the build writes, by kind. npm always adds package.json, README and LICENSE. */
const FILES = ['*.js', '*.d.ts', '*.wasm.br', 'browser', 'site', MAN_PAGE, 'CHANGELOG.md', 'THIRD-PARTY-LICENSES.txt'];

/** On GitHub Actions. The provenance names this repository, and npm refuses a package that names another one. */
function repositoryOf({ repository }: SitePackage, env: NodeJS.ProcessEnv) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env;
  if (repository !== undefined) return { repository };
  return server && name ? { repository: { type: 'git', url: `git+${server}/${name}.git` } } : {};
}

const isLocal = (url: string) => /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(url);

/** Only addresses that the operator has set. A site without one has no home page and no contact page to name. */
function sitesOf({ baseUrl, contact: { supportEmail } }: Pick<Settings, 'baseUrl' | 'contact'>) {
  const email = supportEmail === '' ? {} : { email: supportEmail };
  if (isLocal(baseUrl)) return supportEmail === '' ? {} : { bugs: email };
  return { homepage: `${baseUrl}/cli`, bugs: { url: `${baseUrl}/contact-us`, ...email } };
}

export const packageJson = (
  own: SitePackage,
  settings: Pick<Settings, 'baseUrl' | 'contact'>,
  env: NodeJS.ProcessEnv,
) => ({
  name: 'toolyard',
  version: own.version,
  description: packageDescription,
  keywords: KEYWORDS,
  license: own.license,
  ...sitesOf(settings),
  ...repositoryOf(own, env),
  type: 'module',
  engines: own.engines,
  bin: { toolyard: 'bin.js' },
  man: [`./${MAN_PAGE}`],
  exports: {
    '.': { types: './library.d.ts', default: './library.js' },
    // On a server, a page's code runs in Node.
    './browser': { types: './browser/index.d.ts', node: './library.js', default: './browser/index.js' },
    './package.json': './package.json',
  },
  files: FILES,
  publishConfig: { access: 'public', provenance: true },
});
