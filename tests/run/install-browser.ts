// Finds a Chromium for the tests, or installs one: from Playwright, or else from the system's packages.
import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt';
import { findShells, findTestBrowsers, SHELL } from './find-browser';

export const NO_BROWSER = 'No Chromium or Chrome was found. Install one, or set CHROME_PATH to its path.';

const MINUTE = 60_000;

function download() {
  const command = 'npx --no-install playwright install chromium';
  console.log(`For the tests: ${command}`);
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  return spawnSync(command, { shell: true, stdio: [...stdio], timeout: 5 * MINUTE }).status === 0;
}

/**
 * A browser may lack a system library, and Ubuntu's `chromium-browser` only points to the snap store. On Windows, `--version`
 * would open a window.
 */
const starts = (path: string) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: MINUTE }).status === 0;

/** The path of a browser that starts. Installs nothing. */
export const findStartingBrowser = () => findTestBrowsers().find(starts);

/** The same, installed if there is none. Throws if that failed. */
export function ensureBrowser(): string {
  // Worth its minute: browser tests take half as long in the headless shell.
  if (!process.env.CHROME_PATH && findShells().length === 0) aptInstall(SHELL);
  for (const install of [() => true, download, () => aptInstall('chromium')]) {
    const path = install() ? findStartingBrowser() : undefined;
    if (path !== undefined) return path;
  }
  throw new Error(NO_BROWSER);
}
