// Whether the registry's signatures fit the packages that are installed. Run by CI. A registry that cannot be asked, or that does
// not sign, fails nothing, but the line begins with "skipped" and says why.
import { spawnSync } from 'node:child_process';

interface Audit {
  readonly invalid?: readonly { readonly name: string }[];
  readonly missing?: readonly { readonly name: string }[];
  readonly error?: { readonly summary?: string };
}

const { stdout } = spawnSync('npm', ['audit', 'signatures', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: 120_000,
  shell: process.platform === 'win32',
});

function read(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}

const { invalid, missing, error } = read(stdout);
const wrong = [...(invalid ?? []), ...(missing ?? [])].map(({ name }) => name);
if (!invalid || !missing)
  console.log(`skipped   Package signatures: not checked: ${error?.summary ?? 'npm gave no answer'}`);
else if (wrong.length === 0) console.log('passed    Package signatures');
else console.log(`FAILED    Package signatures, wrong or missing: ${wrong.join(', ')}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
