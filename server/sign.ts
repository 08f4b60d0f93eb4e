// `npm run sign -- KEY`: signs the record of the build in dist/. docs/verify.md explains why.
import { join } from 'node:path';
import { runSign } from './verify/sign-command';

process.exitCode = await runSign(join(import.meta.dirname, '..'), process.argv.slice(2), (text) =>
  process.stdout.write(text),
);
