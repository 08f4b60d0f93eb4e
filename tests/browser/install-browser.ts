// Gets a browser for the tests where there is none: by Playwright, or else by the system's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowsers } from './find-browser';

const MINUTE = 60_000;

const HELP = 'No browser for the tests. Install Chromium or Chrome, or name one: CHROME_PATH=/path/to/chrome npm test';

function run(command: string, minutes: number) {
  console.log(`No browser found. Trying: ${command}`);
  const { status } = spawnSync(command, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: minutes * MINUTE,
  });
  return status === 0;
}

const mayUseApt = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * A browser may lack a library of the system, and Ubuntu's `chromium-browser` is only a signpost to another store. On
 * Windows the question would open a window.
 */
const starts = (path: string) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: MINUTE }).status === 0;

const ATTEMPTS: readonly (() => boolean)[] = [
  () => true,
  () => run('npx --no-install playwright install chromium', 5),
  () => mayUseApt() && run('apt-get update && apt-get install -y --no-install-recommends chromium', 10),
];

/** The path of a browser that starts; throws when none can be had. */
export function ensureBrowser(): string {
  for (const attempt of ATTEMPTS) {
    const path = attempt() ? findBrowsers().find(starts) : undefined;
    if (path !== undefined) return path;
  }
  throw new Error(HELP);
}
