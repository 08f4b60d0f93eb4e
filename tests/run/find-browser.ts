// Looks for Chromium and Chrome on this machine.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium's headless shell, which saves half of a test's time. Debian has a separate package for it. */
export const SHELL = 'chromium-headless-shell';

const MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

function windowsPaths({ ProgramFiles, 'ProgramFiles(x86)': x86, LOCALAPPDATA }: NodeJS.ProcessEnv) {
  return [ProgramFiles, x86, LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Chromium/Application/chrome.exe')]
      : [],
  );
}

function pathsOf(name: string, { PATH = '' }: NodeJS.ProcessEnv): string[] {
  const folders = new Set(['/usr/bin', ...PATH.split(delimiter).filter(Boolean)]);
  return [...folders].map((folder) => join(folder, name));
}

function usualPaths(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'win32') return windowsPaths(env);
  const onPath = NAMES.flatMap((name) => pathsOf(name, env));
  return process.platform === 'darwin' ? [...MAC, ...onPath] : onPath;
}

/** The one that Playwright downloads for itself; it knows none on systems that it does not support. */
function downloaded(): string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** CHROME_PATH decides; then the system's browsers, then Playwright's own. */
export function findBrowsers(env: NodeJS.ProcessEnv = process.env): string[] {
  const { CHROME_PATH } = env;
  if (!CHROME_PATH) return [...usualPaths(env), ...downloaded()].filter((path) => existsSync(path));
  if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names no file: ${CHROME_PATH}`);
  return [CHROME_PATH];
}

export const findShells = (env: NodeJS.ProcessEnv = process.env) =>
  pathsOf(SHELL, env).filter((path) => existsSync(path));

/** The browser of the tests: the shell if it is installed, unless CHROME_PATH names another. */
export const findTestBrowsers = (env: NodeJS.ProcessEnv = process.env) =>
  env.CHROME_PATH ? findBrowsers(env) : [...findShells(env), ...findBrowsers(env)];
