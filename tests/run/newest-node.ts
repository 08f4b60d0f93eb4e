// Runs the tests of the server and of `npm run verify` on the newest Node: `tsx tests/run/newest-node.ts`, followed by test files
// or options of vitest if not all of them are meant. npm downloads that Node once (about 60 MB) and keeps it in its cache.
import { command } from './command';

/** Pinned, so that a new release of Node cannot fail a commit that has not changed. */
const NEWEST_NODE = '26.10.0';

/** The package that holds nothing but the program for this machine, so no install script has to run. */
const program = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@${NEWEST_NODE}`;

const given = process.argv.slice(2);
const tests = given.length > 0 ? given : ['tests/server'];
const vitest = ['node', 'node_modules/vitest/vitest.mjs', 'run', ...tests];

process.exitCode = await command(['npx', '--yes', `--package=${program}`, '--', ...vitest]);
