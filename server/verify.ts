// `npm run verify -- https://site`: checks whether a deployed site is the build of the commit that it names. docs/verify.md
// says what this proves.
import { join } from 'node:path';
import { runVerify } from './verify/command';

const isTerminal = process.stderr.isTTY;

process.exitCode = await runVerify(
  join(import.meta.dirname, '..'),
  process.argv.slice(2),
  (text) => process.stdout.write(isTerminal ? `\r\u001b[K${text}` : text),
  // Stays on one line, which the next status replaces.
  isTerminal ? (text) => process.stderr.write(`\r\u001b[K${text}`) : undefined,
);
