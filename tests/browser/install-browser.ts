// Gets a browser for the tests where there is none: by Playwright, or else by the system's packages.
import { spawnSync } from 'node:child_process';
import { aptInstall } from '../run/apt';
import { findShells, findTestBrowsers, SHELL } from './find-browser';

const MINUTE = 60_000;

const HELP = 'No browser for the tests. Install Chromium or Chrome, or name one: CHROME_PATH=/path/to/chrome npm test';

function download() {
  const command = 'npx --no-install playwright install chromium';
  console.log(`For the tests: ${command}`);
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  return spawnSync(command, { shell: true, stdio: [...stdio], timeout: 5 * MINUTE }).status === 0;
}

/**
 * A browser may lack a library of the system, and Ubuntu's `chromium-browser` is only a signpost to another store. On
 * Windows the question would open a window.
 */
const starts = (path: string) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: MINUTE }).status === 0;

const ATTEMPTS: readonly (() => boolean)[] = [() => true, download, () => aptInstall('chromium')];

/** The path of a browser that starts; throws when none can be had. */
export function ensureBrowser(): string {
  // It is worth its minute: the tests of the browser take half as long.
  if (!process.env.CHROME_PATH && findShells().length === 0) aptInstall(SHELL);
  for (const attempt of ATTEMPTS) {
    const path = attempt() ? findTestBrowsers().find(starts) : undefined;
    if (path !== undefined) return path;
  }
  throw new Error(HELP);
}
