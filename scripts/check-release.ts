// `npx tsx scripts/check-release.ts v1.2.3`: prints the tag's part of CHANGELOG.md. Fails if the tag isn't the version of package.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseNotes } from './release-notes';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

try {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  process.stdout.write(releaseNotes(process.argv[2] ?? '', version, read('CHANGELOG.md')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
