// Gets a browser for the tests where there is none: by Playwright, or else by the system's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findShells, findTestBrowsers, SHELL } from './find-browser';

const MINUTE = 60_000;

const HELP = 'No browser for the tests. Install Chromium or Chrome, or name one: CHROME_PATH=/path/to/chrome npm test';

function run(command: string, minutes: number) {
  console.log(`For the tests: ${command}`);
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

/** Other programs may be installing at the same time: apt waits for them. */
const apt = (name: string) =>
  mayUseApt() &&
  run(`apt-get update && apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${name}`, 10);

const ATTEMPTS: readonly (() => boolean)[] = [
  () => true,
  () => run('npx --no-install playwright install chromium', 5),
  () => apt('chromium'),
];

/** The path of a browser that starts; throws when none can be had. */
export function ensureBrowser(): string {
  // It is worth its minute: the tests of the browser take half as long.
  if (!process.env.CHROME_PATH && findShells().length === 0) apt(SHELL);
  for (const attempt of ATTEMPTS) {
    const path = attempt() ? findTestBrowsers().find(starts) : undefined;
    if (path !== undefined) return path;
  }
  throw new Error(HELP);
}
