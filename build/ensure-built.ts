// The first half of `npm start`: builds the site and the server if they are missing or out of date.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from './stamp';

const root = join(import.meta.dirname, '..');

if (!existsSync(join(root, 'dist-server/main.js')) || !(await isFresh(root, join(root, 'dist')))) {
  console.log('Building, because the sources have changed since the last build (or there was none).');
  const { status } = spawnSync('npm run build', { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) {
    console.error('The build failed.');
    process.exitCode = 1;
  }
}
