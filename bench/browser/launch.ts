// The browser that is measured: a visitor's, with windows, where there is one.
import { findBrowsers } from '../../tests/browser/find-browser';
import { ensureBrowser } from '../../tests/browser/install-browser';

export const browserPath = () => findBrowsers()[0] ?? ensureBrowser();

export const ARGS: readonly string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-sandbox',
];
