// Whether the registry's signatures fit the packages that are installed. Run by CI. A registry that cannot be asked, or that does
// not sign, fails nothing.
import { spawnSync } from 'node:child_process';

interface Audit {
  readonly invalid?: readonly { readonly name: string }[];
  readonly missing?: readonly { readonly name: string }[];
}

const { stdout } = spawnSync('npm', ['audit', 'signatures', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: 120_000,
  shell: process.platform === 'win32',
});

function read(text: string): Audit | undefined {
  try {
    const audit = JSON.parse(text) as Audit;
    return audit.invalid && audit.missing ? audit : undefined;
  } catch {
    return undefined;
  }
}

const audit = read(stdout);
const wrong = [...(audit?.invalid ?? []), ...(audit?.missing ?? [])].map(({ name }) => name);
if (!audit) console.log('Signatures of packages: not checked, for the registry could not be asked.');
else if (wrong.length === 0) console.log('Signatures of packages: none is wrong.');
else console.error(`Signatures of packages are wrong or missing: ${wrong.join(', ')}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
