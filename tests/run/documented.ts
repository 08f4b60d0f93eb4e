// The commands in the documentation's code blocks, and which of them a test runs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Documented {
  /** The page's path from the root. */
  readonly page: string;
  readonly command: string;
}

/** README and all pages of documentation, by their paths from the root. */
export const pages: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

/** Without the comment behind a command. */
const withoutComment = (line: string) => line.replace(/\s+# .*$/, '').trim();

const linesOf = (language: string, block: string) =>
  language === 'console'
    ? [...block.matchAll(/^\$ (.*)$/gm)].map(([, command = '']) => command)
    : block.replaceAll('\\\n', '').split('\n');

/** The commands of one page, in order. */
export const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^```(sh|bash|shell|console)\n([^]*?)^```$/gm)]
    .flatMap(([, language = '', block = '']) => linesOf(language, block))
    .map(withoutComment)
    .filter((command) => command !== '' && !command.startsWith('#'));

export const documented: readonly Documented[] = pages.flatMap((page) =>
  commandsIn(readFileSync(join(root, page), 'utf8')).map((command) => ({ page, command })),
);

/** Run by tests/newcomer, as they are and in this order, in a clone that README's first command has built. */
export const RUN_HERE: readonly string[] = [
  'npm run bench -- --help',
  'npm run bench -- --list',
  'npm run build:cli && npm install --global ./dist-cli',
  "npx vitest run tests/unit/hash-generator/kernel.test.ts -t 'agrees with OpenSSL'",
  "npx playwright test hash-generator.spec.ts -g 'copied and saved one by one'",
  'openssl genpkey -algorithm ed25519 -out ~/toolyard.pem',
  'openssl pkey -in ~/toolyard.pem -pubout -out toolyard.pub',
  'npm run build && npm run sign -- ~/toolyard.pem',
];

/** Run elsewhere, or not at all. Each has its reason. */
export const ELSEWHERE: readonly (readonly [page: string, command: RegExp, reason: string])[] = [
  ['README.md', /^npm ci && npm start$/, 'first-command.test.ts runs it'],
  ['README.md', /^npm ci && npm test$/, '.ci/run runs it'],
  ['README.md', /^curl -s https:\/\/example\.org/, 'asks another host'],
  ['docs/benchmark.md', /^npm run bench -- --only hash/, 'measures for minutes'],
  ['docs/benchmark.md', /^npm run bench -- compare /, 'tests/bench/compare-runs.test.ts runs it on recorded runs'],
  ['docs/benchmark.md', /^npm run bench -- --report$/, 'measures for hours'],
  ['docs/cli.md', /^(?:cp|mkdir|mv|printf|toolyard) /, 'tests/cli/docs.test.ts runs it and compares what it prints'],
  ['docs/hosting.md', /^/, 'changes a server: its users, its services, its database or its containers'],
  ['docs/releasing.md', /^(?:npm audit|gh attestation) /, 'asks another host'],
  ['docs/settings.md', /^curl -fsS https:\/\/open\.er-api\.com/, 'asks another host'],
  ['docs/testing.md', /^npx vitest run --config tests\/built/, 'a gate of `npm run test:all`'],
  ['docs/testing.md', /^(?:ATTACK|FUZZ)_SEED=7 npx vitest /, 'a gate of `npm run test:nightly`'],
  ['docs/testing.md', /^npm run test:mutants/, 'takes an hour, and tests/unit/project/mutants.test.ts checks its list'],
  ['docs/verify.md', /^git clone <this repository>/, 'has a placeholder'],
  ['docs/verify.md', /^npm run verify -- https:/, 'asks another host; tests/server and tests/built verify a local one'],
  ['docs/verify.md', /^openssl pkeyutl -verify /, 'reads files of a deployed site'],
];
